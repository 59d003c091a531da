// Cards are seen to travel. A piece on the table names itself (`data-piece`) and its face
// (`data-face`); after a change, a piece that is elsewhere slides there from where it was. One that is
// new comes from where a piece of the same face has just gone; else from the pile that it names
// (`data-from`); else from a pile (`data-count`) that has become smaller: one of that face, such as a stall of a market, or the nearest whose cards nobody
// sees, such as a deck. Else it fades in.

interface Trace {
  box: DOMRect;
  face: string;
}

/** A pile, and how many cards have left it. */
export interface Source {
  box: DOMRect;
  /** What its cards show; null: they lie face down. */
  face: string | null;
  left: number;
}

export interface Traces {
  pieces: Map<string, Trace>;
  piles: Map<string, Source>;
}

const DURATION = 450;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export function traces(root: Element): Traces {
  const pieces = new Map<string, Trace>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    pieces.set(piece.dataset.piece!, { box: piece.getBoundingClientRect(), face: piece.dataset.face ?? "" });
  }
  return { pieces, piles: pilesOn(root) };
}

/** Every pile with the number of its cards. */
function pilesOn(root: Element): Map<string, Source> {
  const piles = new Map<string, Source>();
  for (const pile of root.querySelectorAll<HTMLElement>("[data-count]")) {
    const face = pile.dataset.shut === undefined ? (pile.dataset.face ?? null) : null;
    piles.set(pile.dataset.piece ?? pile.dataset.pile!, { box: pile.getBoundingClientRect(), face, left: Number(pile.dataset.count) });
  }
  return piles;
}

/** Let everything that has moved since then be seen to move. */
export function travel(root: Element, before: Traces): void {
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  const now = new Map(pieces.map((piece) => [piece.dataset.piece!, piece.dataset.face ?? ""]));
  const gone = new Map<string, Trace[]>();
  for (const [name, trace] of before.pieces) {
    if (now.get(name) === trace.face) continue;
    gone.set(trace.face, [...(gone.get(trace.face) ?? []), trace]);
  }
  const sources = smaller(before.piles, pilesOn(root));
  for (const piece of pieces) {
    const face = piece.dataset.face ?? "";
    const was = before.pieces.get(piece.dataset.piece!);
    const isPile = piece.dataset.count !== undefined;
    const told = before.piles.get(piece.dataset.from ?? "");
    const from =
      was?.face === face
        ? was
        : (gone.get(face)?.shift() ?? told ?? (isPile ? undefined : takeFrom(sources, face, piece.getBoundingClientRect())));
    if (from) slide(piece, from.box);
    else appear(piece);
  }
}

/** The piles that cards have left, with how many. */
export function smaller(before: Map<string, Source>, now: Map<string, Source>): Source[] {
  return [...before].flatMap(([name, pile]) => {
    const left = pile.left - (now.get(name)?.left ?? pile.left);
    return left > 0 ? { ...pile, left } : [];
  });
}

/** Where a card that is new must have come from, if a pile tells; each card of it is taken once. */
export function takeFrom(sources: Source[], face: string, to: DOMRect): Source | undefined {
  const full = sources.filter((one) => one.left > 0);
  const shut = full.filter((one) => one.face === null);
  const found = full.find((one) => one.face === face) ?? shut.sort((one, other) => distance(one.box, to) - distance(other.box, to))[0];
  if (found) found.left -= 1;
  return found;
}

function distance(one: DOMRect, other: DOMRect): number {
  return Math.hypot(one.left + one.width / 2 - other.left - other.width / 2, one.top + one.height / 2 - other.top - other.height / 2);
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
  piece.animate(
    [
      { opacity: 0, transform: "scale(.85)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: DURATION,
      easing: EASE,
    },
  );
}
