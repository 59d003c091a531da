// Arrow keys walk over the table, from piece to piece, the way they lie.

/** Move the focus to the nearest piece in that direction; false if there is none. */
export function walk(root: Element, from: Element, key: string): boolean {
  const here = centre(from);
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const piece of root.querySelectorAll<HTMLElement>("button[data-piece], button[data-place]")) {
    if (piece === from) continue;
    const there = centre(piece);
    const along = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    const distance = along + 2 * aside;
    if (along > 4 && distance < shortest) {
      shortest = distance;
      best = piece;
    }
  }
  best?.focus();
  return best !== null;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
