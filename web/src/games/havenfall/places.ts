// Which cards lie at which places.

import { known } from "./table";
import type { HavenView, SideView } from "./view";

/** The printed card that lies at a place. */
export function cardAt(haven: HavenView, place: string): string | null {
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
export function homeless(haven: HavenView, side: SideView, pointedAt: Iterable<string>): string[] {
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
