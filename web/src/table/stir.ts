// Pieces that something happens to are seen to stir, one event after the other. Which pieces that are, the
// events say: a fact that is a piece on the table has its place.

import type { EventSeen } from "../protocol";

const DURATION = 400;
const SPAN = 600; // milliseconds from the first event of a choice to the last, at most
const STEP = 120;

/** The places that events name, each with the number of the first event that does. */
export function placesOf(log: readonly EventSeen[]): Map<string, number> {
  const places = new Map<string, number>();
  let number = 0;
  for (const event of log) {
    const named = Object.values(event.facts ?? {}).flatMap(placesIn);
    for (const place of named) if (!places.has(place)) places.set(place, number);
    if (named.length > 0) number += 1;
  }
  return places;
}

function placesIn(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.flatMap(placesIn);
  if (typeof fact !== "object" || fact === null || !("place" in fact)) return [];
  return typeof fact.place === "string" && fact.place !== "" ? [fact.place] : [];
}

/** Let what these events are about be seen. */
export function stir(root: Element, log: readonly EventSeen[]): void {
  const places = placesOf(log);
  const step = Math.min(STEP, SPAN / Math.max(1, places.size));
  for (const [place, number] of places) {
    const piece = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    const glow = [{ filter: "brightness(1)" }, { filter: "brightness(1.55)" }, { filter: "brightness(1)" }];
    piece?.animate(glow, { duration: DURATION, delay: number * step });
  }
}
