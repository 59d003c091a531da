// Cards are seen to travel. A piece on the table names itself (`data-piece`) and its face
// (`data-face`); after a change, a piece that is elsewhere slides there from where it was, and one
// that is new comes from where a piece of the same face has just gone, or fades in.

interface Trace {
  box: DOMRect;
  face: string;
}

export type Traces = Map<string, Trace>;

const DURATION = 450;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export function traces(root: Element): Traces {
  const found: Traces = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    found.set(piece.dataset.piece!, { box: piece.getBoundingClientRect(), face: piece.dataset.face ?? "" });
  }
  return found;
}

/** Let everything that has moved since then be seen to move. */
export function travel(root: Element, before: Traces): void {
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  const now = new Map(pieces.map((piece) => [piece.dataset.piece!, piece.dataset.face ?? ""]));
  const gone = new Map<string, Trace[]>();
  for (const [name, trace] of before) {
    if (now.get(name) === trace.face) continue;
    gone.set(trace.face, [...(gone.get(trace.face) ?? []), trace]);
  }
  for (const piece of pieces) {
    const face = piece.dataset.face ?? "";
    const was = before.get(piece.dataset.piece!);
    const from = was?.face === face ? was : gone.get(face)?.shift();
    if (from) slide(piece, from.box);
    else appear(piece);
  }
}

function slide(piece: HTMLElement, from: DOMRect): void {
  const to = piece.getBoundingClientRect();
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const scale = to.width > 0 ? from.width / to.width : 1;
  piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 10 },
      { transform: "none", transformOrigin: "0 0", zIndex: 10 },
    ],
    { duration: DURATION, easing: EASE },
  );
}

function appear(piece: HTMLElement): void {
  piece.animate([{ opacity: 0, transform: "scale(.85)" }, { opacity: 1, transform: "none" }], {
    duration: DURATION,
    easing: EASE,
  });
}
