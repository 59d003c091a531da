// The printed cards, and what follows from several of them together.

import type { Described } from "../../api";
import { known } from "./table";
import type { Aspect, BarDescription, CardDescription, MonsterSideDescription, SideView } from "./view";

export type Cards = ReadonlyMap<string, Described>;

export const printed = (card: Described): CardDescription => card as unknown as CardDescription;

export function printedAt(cards: Cards, key: string): CardDescription | undefined {
  const card = cards.get(key);
  return card && printed(card);
}

/** The side of a monster card that lies face up. */
export function sideUp(cards: Cards, side: SideView): MonsterSideDescription | undefined {
  const card = printedAt(cards, side.monster.card);
  return side.monster.side === "Lurking" ? card?.lurking : card?.unleashed;
}

/** What vault and monster give at the next Feeding. */
export function incomeOf(cards: Cards, side: SideView): BarDescription {
  const bars = [sideUp(cards, side)?.resources, ...known(side.vault).map((key) => printedAt(cards, key)?.resources)];
  const total: BarDescription = { blood: 0, malice: 0, cards: 0 };
  for (const bar of bars) {
    total.blood += bar?.blood ?? 0;
    total.malice += bar?.malice ?? 0;
    total.cards += bar?.cards ?? 0;
  }
  return total;
}

/** The aspect icons in a vault, the monster's included. */
export function aspectsOf(cards: Cards, side: SideView): Map<Aspect, number> {
  const counts = new Map<Aspect, number>();
  for (const key of [side.monster.card, ...known(side.vault)]) {
    const aspect = printedAt(cards, key)?.aspect;
    if (aspect) counts.set(aspect, (counts.get(aspect) ?? 0) + 1);
  }
  return counts;
}

/** The vault shows enough icons of the card's aspect. */
export function isLoyal(cards: Cards, side: SideView, card: CardDescription): boolean {
  return !card.aspect || (aspectsOf(cards, side).get(card.aspect) ?? 0) >= (card.loyalty ?? 0);
}
