// A printed card with the fields that Havenfall's cards have.

import type { Described } from "../../api";
import type { Colour, PixelColour } from "./view";

export interface Pair {
  damage: number;
  health: number;
}

export interface Printed {
  key: string;
  name: string;
  type: "treasure" | "item" | "hero" | "leader" | "artifact" | "monster" | "spell";
  rank?: number;
  cost?: number;
  treasure?: number;
  damage?: number;
  health?: number;
  copies?: number;
  attack?: boolean;
  arcane?: boolean;
  colours?: Colour[];
  information?: { text: string };
  ability?: { name: string; pixels: PixelColour[]; text: string };
  boss?: Pair;
  minion?: Pair;
  pixels?: PixelColour[];
  text?: string;
}

export const printed = (card: Described): Printed => card as unknown as Printed;

/** The pixels that its ability takes, or that the spell does. */
export const priceOf = (card: Printed): PixelColour[] => card.ability?.pixels ?? card.pixels ?? [];

/** The colours that its frame is painted in. */
export function paintOf(card: Printed): PixelColour[] {
  if (card.colours?.length) return card.colours;
  if (card.type === "spell") return [...new Set(card.pixels?.filter((one) => one !== "any"))];
  return [];
}

/** All that is printed on it, one after the other. */
export const textOf = (card: Printed): string =>
  [card.information?.text, card.ability?.text, card.text].filter(Boolean).join(" ");
