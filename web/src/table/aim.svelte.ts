import { SvelteSet } from "svelte/reactivity";
import type { Ahead, Question, Option } from "../protocol";

/** The key that chooses an option: 1 to 9, then A to Z. */
export function mark(index: number): string {
  return index < 9 ? String(index + 1) : index < 35 ? String.fromCharCode(65 + index - 9) : "";
}

/** What answers the question that an option leads to. */
interface Next {
  kind: string;
  place: string;
}

/** What it means to put a piece down somewhere: an answer, and perhaps the one after it. */
interface Deed {
  option: Option;
  next: Next | null;
}

export interface Carried {
  place: string;
  targets: ReadonlyMap<string, Deed>;
  /** How many options may lead somewhere that is not known yet. */
  awaited: number;
  /** Where it was put down before that was known. */
  putOn?: string[];
}

/** What a game knows about carrying its pieces. */
export interface Ways {
  /** Places and zones that mean this option when its piece is put there. */
  drops(option: Option): readonly string[];
  /** The kinds of questions about a target that options of this key lead to. */
  leadsTo(key: string): RegExp | undefined;
  /** Where the option would lead. */
  ahead(option: Option): Promise<Ahead>;
  /** The place that the question is about. */
  subject(question: Question | null): string;
}

/** From places on the table to options: what glows, and what a click means. */
export class Aim {
  question = $state.raw<Question | null>(null);
  picked = new SvelteSet<string>();
  /** Several places of one option are copies of which any will do, not parts of which all are needed. */
  anyWillDo = false;
  /** The piece in somebody's hand, and where it may be put down. */
  carried = $state.raw<Carried | null>(null);
  /** What a piece was put on, for the question that its own answer leads to. */
  #next: Next | null = null;
  /** The option under the mouse or the focus in the list. */
  considered = $state.raw<Option | null>(null);
  /** The place under the mouse or the focus on the table. */
  hovered = $state<string | null>(null);

  #places = $derived.by(() => {
    const places = new Map<string, string>();
    this.question?.options.forEach((option, index) => {
      for (const place of option.places) {
        const alone = (this.anyWillDo || option.places.length === 1) && !places.has(place);
        places.set(place, alone ? mark(index) : "");
      }
    });
    return places;
  });

  /** The options that are about all places picked so far. */
  fitting = $derived.by(() => {
    const options = this.question?.options ?? [];
    if (this.picked.size === 0) return options;
    return options.filter((option) => [...this.picked].every((place) => option.places.includes(place)));
  });

  /** It can be chosen given what is picked; what is about no place always can. */
  isOffered(option: Option): boolean {
    return option.places.length === 0 || this.fitting.includes(option);
  }

  constructor(private readonly send: (option: Option) => void) {}

  choose(option: Option): void {
    this.#next = null;
    this.send(option);
  }

  /** A new question, or none: nothing is picked yet, and nothing is in the hand any more. */
  put(question: Question | null): void {
    this.question = question;
    this.picked.clear();
    this.considered = null;
    this.hovered = null;
    this.carried = null;
    const next = this.#next;
    if (!question || !next) return;
    this.#next = null;
    if (question.kind === next.kind && this.glows(next.place)) this.pick(next.place);
  }

  // ------------------------------------------------------------ carrying

  /** The piece at this place can be picked up: there is somewhere to put it, or that will show. */
  canCarry(place: string, ways: Ways, copies: readonly string[] = []): boolean {
    return this.#targets(place, ways, copies).size > 0 || this.#leading(place, ways).length > 0;
  }

  /** Pick a piece up: what it may be put on glows, and nothing is answered. */
  carry(place: string, ways: Ways, copies: readonly string[] = []): Carried {
    const leading = this.#leading(place, ways);
    const carried: Carried = { place, targets: this.#targets(place, ways, copies), awaited: leading.length };
    this.carried = carried;
    for (const option of leading) void ways.ahead(option).then((found) => this.#learn(carried, option, found, ways));
    return carried;
  }

  /** Put down what is carried, on the first of these places that it may lie on; else it goes back. */
  putDown(carried: Carried, places: string[]): void {
    if (this.carried?.place !== carried.place) return;
    const { targets, awaited } = this.carried;
    const target = places.find((one) => targets.has(one));
    if (target === undefined && awaited > 0) {
      this.carried = { ...this.carried, putOn: places };
      return;
    }
    this.carried = null;
    if (target === undefined) return;
    const { option, next } = targets.get(target)!;
    this.choose(option);
    this.#next = next;
  }

  /** It goes back to where it was. */
  putBack(): void {
    this.carried = null;
  }

  /** Where this option leads is known now. */
  #learn(carried: Carried, option: Option, found: Ahead, ways: Ways): void {
    const now = this.carried;
    if (!now || now.place !== carried.place || !this.question?.options.includes(option)) return;
    const targets = new Map(now.targets);
    const fits = found.kind !== "" && ways.leadsTo(option.key)!.test(found.kind);
    for (const place of fits ? found.places : ways.drops(option)) {
      const next = fits && found.is_asked ? { kind: found.kind, place } : null;
      if (!targets.has(place) && place !== now.place) targets.set(place, { option, next });
    }
    this.carried = { ...now, targets, awaited: now.awaited - 1 };
    if (now.putOn) this.putDown(this.carried, now.putOn);
  }

  /** What putting it down does, as far as the question itself tells. */
  #targets(place: string, ways: Ways, copies: readonly string[]): Map<string, Deed> {
    const targets = new Map<string, Deed>();
    const add = (target: string, option: Option): void => {
      if (target !== place && !copies.includes(target) && !targets.has(target)) targets.set(target, { option, next: null });
    };
    for (const option of this.#about(place)) {
      if (ways.leadsTo(option.key)) continue;
      for (const target of [...ways.drops(option), ...this.#partners(option, place)]) add(target, option);
    }
    if (ways.subject(this.question) === place) {
      for (const option of this.fitting) {
        if (this.anyWillDo || option.places.length === 1) for (const target of option.places) add(target, option);
      }
    }
    return targets;
  }

  #leading(place: string, ways: Ways): Option[] {
    return this.#about(place).filter((option) => ways.leadsTo(option.key));
  }

  #about(place: string): Option[] {
    return this.fitting.filter((option) => option.places.includes(place));
  }

  /** Where an option is about two places, the other one. */
  #partners(option: Option, place: string): string[] {
    const places = [...new Set(option.places)];
    return !this.anyWillDo && places.length === 2 ? places.filter((one) => one !== place) : [];
  }

  // ------------------------------------------------------------ pointing and picking

  /** What somebody seems to have in mind: the option under the mouse, or about the place under it. */
  meant = $derived.by(() => {
    if (this.considered) return this.considered;
    const { hovered } = this;
    const about = hovered === null ? [] : this.#about(hovered);
    return about[0] ?? (this.picked.size > 0 && this.fitting.length === 1 ? this.fitting[0]! : null);
  });

  /** The place can be chosen now, alone or with others, given what is picked already. */
  glows(place: string): boolean {
    if (this.carried) return this.carried.targets.has(place);
    if (!this.#places.has(place)) return false;
    return this.picked.size === 0 || this.picked.has(place) || this.fitting.some((option) => option.places.includes(place));
  }

  isPicked(place: string): boolean {
    return this.picked.has(place);
  }

  /** The option in mind points there. */
  isAimedAt(place: string): boolean {
    return this.considered?.places.includes(place) ?? false;
  }

  /** The key that chooses this place and nothing else, if there is one. */
  markOf(place: string): string {
    return this.#places.get(place) ?? "";
  }

  /** The option of that key, if it is offered now, and the key on the keyboard that chooses it. */
  offer(key: string): { option: Option; mark: string } | undefined {
    const index = this.question?.options.findIndex((option) => option.key === key) ?? -1;
    return index < 0 ? undefined : { option: this.question!.options[index]!, mark: mark(index) };
  }

  /** A click adds its place to those picked, or takes it away; a full set is the answer. */
  pick(place: string): void {
    const options = this.question?.options ?? [];
    const wanted = new Set(this.picked);
    if (!wanted.delete(place)) wanted.add(place);
    let fitting = options.filter((option) => [...wanted].every((one) => option.places.includes(one)));
    if (fitting.length === 0) {
      wanted.clear();
      wanted.add(place);
      fitting = options.filter((option) => option.places.includes(place));
    }
    this.picked.clear();
    if (fitting.length === 0) return;
    for (const one of wanted) this.picked.add(one);
    const exact = this.anyWillDo ? fitting : fitting.filter((option) => new Set(option.places).size === wanted.size);
    if (wanted.size > 0 && exact.length === 1) this.choose(exact[0]!);
  }
}
