// How wide a text must be, so that its letters can be as large as there is room for them.

const NARROW = /[ .,:;'’!|()ijl-]/;
const WIDE = /[mwMWQ@%“”—…]/;
const HIGH = /[A-Z0-9&?]/;

/** The width of a letter in bold type, as a part of its size; rather too much than too little. */
function widthOf(letter: string): number {
  if (NARROW.test(letter)) return 0.43;
  if (WIDE.test(letter)) return 1.08;
  if (HIGH.test(letter)) return 0.85;
  return 0.69;
}

function length(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return sum;
}

/** The least width, in ems, at which a text needs no more than so many lines and no word is broken. */
export function narrowest(text: string, lines: number): number {
  const parts = text.split(/\s+|(?<=-)/).map(length);
  let least = Math.max(...parts);
  while (linesAt(parts, least) > lines) least += 0.3;
  return Math.round(least * 100) / 100;
}

function linesAt(parts: number[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const part of parts) {
    if (used > 0 && used + 0.35 + part > width) {
      lines += 1;
      used = part;
    } else used += (used > 0 ? 0.35 : 0) + part;
  }
  return lines;
}
