// Copies in play: an option that means one of them points at all of them, so one click picks all.

import type { Aim } from "../../table/aim.svelte";
import type { InPlayView } from "./view";

/** The other cards of that name that can be chosen for exactly the same. */
export function copiesOf(aim: Aim, one: InPlayView, all: InPlayView[]): string[] {
  const wanted = optionsAt(aim, one.id);
  if (wanted === "") return [];
  const same = all.filter((other) => other !== one && other.card === one.card && optionsAt(aim, other.id) === wanted);
  return same.map((other) => other.id);
}

function optionsAt(aim: Aim, place: string): string {
  const options = aim.question?.options ?? [];
  return options.flatMap((option, index) => (option.places.includes(place) ? [index] : [])).join();
}

/** Cards of one name lie on one another, in the order in which the first of each came. */
export function heaps(play: InPlayView[]): InPlayView[][] {
  const found = new Map<string, InPlayView[]>();
  for (const one of play) found.set(one.card, [...(found.get(one.card) ?? []), one]);
  return [...found.values()];
}
