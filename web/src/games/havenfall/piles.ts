// The piles that a viewer may look through, and which places lie on the table.

import type { Pile, View } from "../../table/layout";
import { havenfall as words } from "../../words/havenfall";
import { havenOf, known, nearSeat, type Haven, type Side } from "./view";

export const discardTitle = (side: Side): string => words.discardOf(words.player(side.seat));

/** Discard piles, defeated monsters, arcane cards, and what has left the game. */
export function pilesOf(view: View): Pile[] {
  const haven = havenOf(view);
  const near = nearSeat(view);
  const sides = haven.sides.map((_, step) => haven.sides[(near + step) % haven.sides.length]!);
  return [
    ...sides.flatMap(pilesOfSide),
    { title: words.defeatedPile, cards: known(haven.defeated) },
    { title: words.arcaneCards, cards: known(haven.arcane) },
    { title: words.trash, cards: known(haven.trash) },
    { title: words.spentSpells, cards: known(haven.trashed_spells) },
  ];
}

/** The discard pile, and what this viewer has seen of what is hidden. */
function pilesOfSide(side: Side): Pile[] {
  const name = words.player(side.seat);
  const hidden: [string, (string | null)[]][] = [
    [words.spells, side.spells],
    [words.handOf, side.hand],
    [words.deck, side.deck],
  ];
  const seen = hidden.filter(([, cards]) => known(cards).length > 0);
  return [
    { title: discardTitle(side), cards: known(side.discard) },
    ...seen.map(([what, cards]) => ({ title: words.knownOf(what, name), cards: known(cards) })),
  ];
}

/** The printed card that lies at a place. */
export function cardAt(haven: Haven, place: string): string | null {
  const [kind, first = "", last = ""] = place.split(":");
  switch (kind) {
    case "play":
      return haven.sides[Number(first)]?.play.find((one) => one.id === place)?.card ?? null;
    case "row":
      return haven.row.find((one) => one?.id === place)?.card ?? null;
    case "defeated":
      return haven.defeated[0] ?? null;
    case "trash":
      return haven.trash[0] ?? null;
    case "side":
      return haven.sides[Number(first)]?.leader[0] ?? null;
    case "pile":
    case "card":
      return first;
    case "spell":
    case "looked-at":
      return last;
    default:
      return null;
  }
}

/** Places of cards that may be chosen and that lie nowhere else on the table. */
export function homeless(haven: Haven, side: Side, pointedAt: Iterable<string>): string[] {
  const held = known(side.hand);
  const wanted = [...new Set(pointedAt)];
  const ofCards = wanted.filter((place) => place.startsWith("card:"));
  const areInHand = ofCards.every((place) => held.includes(place.slice("card:".length)));
  const market = new Set([...haven.piles, ...haven.items].map((pile) => pile.id));
  const spells = new Set(known(side.spells).map((key) => `spell:${side.seat}:${key}`));
  return [
    ...known(side.looked_at).map((key) => `looked-at:${side.seat}:${key}`),
    ...(areInHand ? [] : ofCards),
    ...wanted.filter((place) => place.startsWith("pile:") && !market.has(place)),
    ...wanted.filter((place) => place.startsWith("spell:") && !spells.has(place)),
  ];
}
