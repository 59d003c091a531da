import type { Ask } from "../../protocol";

/** The question is about a hero to place, from the deck or the Kingmaker: it is shown large. */
export function isTheNewcomers(ask: Ask | null, side: number): boolean {
  return ask?.options.some((option) => option.key.startsWith("place:") && option.points_at.includes(`deck:${side}`)) ?? false;
}
