import { SvelteSet } from "svelte/reactivity";
import type { Ask, OptionOffer } from "../protocol";

/** The key that chooses an option: 1 to 9, then A to Z. */
export function mark(index: number): string {
  return index < 9 ? String(index + 1) : index < 35 ? String.fromCharCode(65 + index - 9) : "";
}

/** From places on the table to options: what glows, and what a click means. */
export class Aim {
  ask = $state.raw<Ask | null>(null);
  picked = new SvelteSet<string>();
  /** Several places of one option are copies of which any will do, not parts of which all are needed. */
  anyWillDo = false;
  /** The question at which a piece was picked up, until something else happens than a question about its target. */
  #picksUp: Ask | null = null;
  /** Where it was put down before that question came, and what to do if none of this is a target. */
  #awaited: { places: string[]; orElse: () => void } | null = null;
  /** The option under the mouse or the focus in the list. */
  considered = $state<OptionOffer | null>(null);

  #places = $derived.by(() => {
    const places = new Map<string, string>();
    this.ask?.options.forEach((option, index) => {
      for (const place of option.points_at) {
        const alone = (this.anyWillDo || option.points_at.length === 1) && !places.has(place);
        places.set(place, alone ? mark(index) : "");
      }
    });
    return places;
  });

  /** The options that are about all places picked so far. */
  fitting = $derived.by(() => {
    const options = this.ask?.options ?? [];
    if (this.picked.size === 0) return options;
    return options.filter((option) => [...this.picked].every((place) => option.points_at.includes(place)));
  });

  /** It can be chosen given what is picked; what is about no place always can. */
  isOffered(option: OptionOffer): boolean {
    return option.points_at.length === 0 || this.fitting.includes(option);
  }

  constructor(private readonly send: (option: OptionOffer) => void) {}

  choose(option: OptionOffer): void {
    this.letGo();
    this.send(option);
  }

  /** Choose what a piece is picked up for: a question about its target follows. */
  pickUp(option: OptionOffer): void {
    this.choose(option);
    this.#picksUp = this.ask;
  }

  /** What has been picked up has done its deed already, or something else is chosen. */
  letGo(): void {
    this.#picksUp = null;
    this.#awaited = null;
  }

  /** A new question, or none: nothing is picked yet. */
  put(ask: Ask | null): void {
    this.ask = ask;
    this.picked.clear();
    this.considered = null;
    if (ask && this.#awaited) this.#answer(this.#awaited.places, this.#awaited.orElse);
  }

  /** Answer the question after the one just answered with the first of these places that it offers. */
  answerWith(places: string[], orElse: () => void): void {
    if (this.#picksUp === null) return;
    if (this.ask && this.ask !== this.#picksUp) this.#answer(places, orElse);
    else this.#awaited = { places, orElse };
  }

  #answer(places: string[], orElse: () => void): void {
    this.letGo();
    const target = places.find((place) => this.glows(place));
    if (target === undefined) orElse();
    else this.pick(target);
  }

  /** Every option about this place is about another one too, given what is picked. */
  needsAnother(place: string): boolean {
    const about = this.fitting.filter((option) => option.points_at.includes(place));
    return !this.anyWillDo && about.length > 0 && about.every((option) => new Set(option.points_at).size > 1);
  }

  /** The place can be chosen now, alone or with others, given what is picked already. */
  glows(place: string): boolean {
    if (!this.#places.has(place)) return false;
    return this.picked.size === 0 || this.picked.has(place) || this.fitting.some((option) => option.points_at.includes(place));
  }

  isPicked(place: string): boolean {
    return this.picked.has(place);
  }

  /** The option in mind points there. */
  isAimedAt(place: string): boolean {
    return this.considered?.points_at.includes(place) ?? false;
  }

  /** The key that chooses this place and nothing else, if there is one. */
  markOf(place: string): string {
    return this.#places.get(place) ?? "";
  }

  /** The option of that key, if it is offered now, and the key on the keyboard that chooses it. */
  offer(key: string): { option: OptionOffer; mark: string } | undefined {
    const index = this.ask?.options.findIndex((option) => option.key === key) ?? -1;
    return index < 0 ? undefined : { option: this.ask!.options[index]!, mark: mark(index) };
  }

  /** A click adds its place to those picked, or takes it away; a full set is the answer. */
  pick(place: string): void {
    const options = this.ask?.options ?? [];
    const wanted = new Set(this.picked);
    if (!wanted.delete(place)) wanted.add(place);
    let fitting = options.filter((option) => [...wanted].every((one) => option.points_at.includes(one)));
    if (fitting.length === 0) {
      wanted.clear();
      wanted.add(place);
      fitting = options.filter((option) => option.points_at.includes(place));
    }
    this.picked.clear();
    if (fitting.length === 0) return;
    for (const one of wanted) this.picked.add(one);
    const exact = this.anyWillDo ? fitting : fitting.filter((option) => new Set(option.points_at).size === wanted.size);
    if (wanted.size > 0 && exact.length === 1) this.choose(exact[0]!);
  }
}
