// How wide a text must be, so that its letters can be as large as there is room for them.

// As parts of the type's size, in the widest of the bold types that our pages may be set in.
const WIDTHS: [RegExp, number][] = [
  [/[ijlIJ.,:;'’!|]/, 0.38],
  [/[ft()-]/, 0.47],
  [/r/, 0.53],
  [/[csvxyz“”]/, 0.64],
  [/w/, 0.92],
  [/[mMW@%—…]/, 1.09],
  [/[A-Z0-9&?]/, 0.87],
];
const USUAL = 0.72;

const widthOf = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;

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
