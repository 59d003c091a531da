// A card on the table in words, for those who do not see it.

import { havenfall as words } from "../../words/havenfall";
import { withText } from "../../words/whose";
import { priceOf, textOf, type Printed } from "./printed";
import type { InPlayView } from "./view";

/** What it takes: "Carry takes blue". */
function price(card: Printed): string {
  const pixels = priceOf(card).map((colour) => words.colours[colour]);
  if (pixels.length === 0) return "";
  return card.ability ? words.abilityTakes(card.ability.name, pixels) : words.spellTakes(pixels);
}

export function cardLabel(card: Printed): string {
  const kind = [card.name, words.types[card.type].toLowerCase()].join(", ");
  const facts = words.facts(card.treasure ?? 0, card.damage ?? 0, card.health ?? 0);
  return withText([kind, facts, price(card)].filter(Boolean).join(", "), textOf(card));
}

/** Of several copies that lie there, each has its number. */
export function inPlayLabel(one: InPlayView, card: Printed, owner: string | null, copy = 1, copies = 1): string {
  const facts = [one.name, words.types[card.type].toLowerCase(), words.facts(one.treasure, one.damage, one.health)];
  if (one.boss_damage || one.boss_health) facts.push(words.bossTotals(one.damage + one.boss_damage, one.health + one.boss_health));
  if (one.is_used) facts.push(words.used);
  if (one.is_kept) facts.push(words.stays);
  if (owner !== null) facts.push(words.borrowed(owner));
  if (copies > 1) facts.push(words.copyOf(copy, copies));
  return withText([...facts, price(card)].filter(Boolean).join(", "), textOf(card));
}

export const stallFacts = (card: Printed): string =>
  withText([words.facts(card.treasure ?? 0, card.damage ?? 0, card.health ?? 0), price(card)].filter(Boolean).join(", "), textOf(card));
