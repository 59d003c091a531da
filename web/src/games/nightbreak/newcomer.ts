import type { Question } from "../../protocol";

/** The question is about a hero to place, from the deck or the Kingmaker: it is shown large. */
export function isTheNewcomers(question: Question | null, side: number): boolean {
  return question?.options.some((option) => option.key.startsWith("place:") && option.places.includes(`deck:${side}`)) ?? false;
}
