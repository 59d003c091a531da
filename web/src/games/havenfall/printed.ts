// A printed card of Havenfall: of the players, a monster or a spell.

import type { Described } from "../../api";
import type { MonsterDescription, Pixel, PlayDescription, SpellDescription } from "./view";

type Card = PlayDescription | MonsterDescription | SpellDescription;
type Common = "key" | "name" | "type";
type Some<One> = Partial<Omit<One, Common>>;

/** Whatever it is, with what it has of all that is printed on cards. */
export type Printed = Pick<Card, Common> & Some<PlayDescription> & Some<MonsterDescription> & Some<SpellDescription>;

export const printed = (card: Described): Printed => card as unknown as Printed;

/** The pixels that its ability takes, or that the spell does. */
export const priceOf = (card: Printed): Pixel[] => card.ability?.pixels ?? card.pixels ?? [];

/** The colours that its frame is painted in. */
export function paintOf(card: Printed): Pixel[] {
  if (card.colours?.length) return card.colours;
  if (card.type === "spell") return [...new Set(card.pixels?.filter((one) => one !== "any"))];
  return [];
}

/** All that is printed on it, one after the other. */
export const textOf = (card: Printed): string => [card.information?.text, card.ability?.text, card.text].filter(Boolean).join(" ");
