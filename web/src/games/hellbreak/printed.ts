// The printed cards with their types, and what follows from several of them together.

import type { Described } from "../../api";
import { known, type SideSeen } from "./view";

export type Aspect = "Cursed" | "Deranged" | "Feral" | "Revenant" | "Void";

export interface Bar {
  blood: number;
  malice: number;
  cards: number;
}

export interface MonsterSide {
  combat: number;
  health: number;
  scheme: string[];
  resources: Bar;
  text: string;
}

export interface Printed {
  key: string;
  name: string;
  subtitle: string;
  type: "monster" | "minion" | "asset" | "event" | "location";
  aspect?: Aspect;
  unique: boolean;
  number: string;
  traits: string[];
  text?: string;
  // cards of a deck
  cost?: number;
  loyalty?: number;
  resources?: Bar;
  copies?: number;
  jumpscare?: { cost: { malice: number }; text: string };
  // minions
  combat?: number;
  health?: number;
  scheme?: string[];
  // locations
  control?: number;
  reward?: Bar;
  // monsters
  lurking?: MonsterSide;
  unleashed?: MonsterSide;
}

export type Cards = ReadonlyMap<string, Described>;

export const printed = (card: Described): Printed => card as unknown as Printed;

export function printedAt(cards: Cards, key: string): Printed | undefined {
  const card = cards.get(key);
  return card && printed(card);
}

/** The side of a monster card that lies face up. */
export function sideUp(cards: Cards, side: SideSeen): MonsterSide | undefined {
  const card = printedAt(cards, side.monster.card);
  return side.monster.side === "Lurking" ? card?.lurking : card?.unleashed;
}

/** What vault and monster give at the next Feeding. */
export function incomeOf(cards: Cards, side: SideSeen): Bar {
  const bars = [sideUp(cards, side)?.resources, ...known(side.vault).map((key) => printedAt(cards, key)?.resources)];
  const total: Bar = { blood: 0, malice: 0, cards: 0 };
  for (const bar of bars) {
    total.blood += bar?.blood ?? 0;
    total.malice += bar?.malice ?? 0;
    total.cards += bar?.cards ?? 0;
  }
  return total;
}

/** The aspect icons in a vault, the monster's included. */
export function aspectsOf(cards: Cards, side: SideSeen): Map<Aspect, number> {
  const counts = new Map<Aspect, number>();
  for (const key of [side.monster.card, ...known(side.vault)]) {
    const aspect = printedAt(cards, key)?.aspect;
    if (aspect) counts.set(aspect, (counts.get(aspect) ?? 0) + 1);
  }
  return counts;
}

/** The vault shows enough icons of the card's aspect. */
export function isLoyal(cards: Cards, side: SideSeen, card: Printed): boolean {
  return !card.aspect || (aspectsOf(cards, side).get(card.aspect) ?? 0) >= (card.loyalty ?? 0);
}
