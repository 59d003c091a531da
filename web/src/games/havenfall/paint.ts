// What colours a card is painted in: by its kind and its pixels.

import { paintOf, type Printed } from "./printed";
import type { Pixel } from "./view";

type Sky = readonly [deep: string, bright: string];

const SKIES: Record<Pixel, Sky> = {
  blue: ["#123f86", "#4ba3dc"],
  red: ["#7f1a26", "#e5693f"],
  green: ["#14532f", "#76ab45"],
  yellow: ["#86500b", "#e8b53e"],
  any: ["#3c3550", "#8f86a8"],
};
const METALS: Record<string, Sky> = {
  copper: ["#6d3417", "#cf8a55"],
  silver: ["#4c5863", "#b4c0ca"],
  gold: ["#8b6100", "#f1cb52"],
  diamond: ["#23617c", "#9ddcec"],
};
const WOOD: Sky = ["#4f3b27", "#a98b61"];
const ASTRAL: Sky = ["#3a2170", "#58b7c9"];

/** From deep to bright; two colours run into each other. */
export function skyOf(card: Printed): Sky {
  const metal = METALS[card.key];
  if (metal) return metal;
  if (card.arcane) return ASTRAL;
  const [first, second] = paintOf(card);
  if (!first) return WOOD;
  if (card.type === "monster") return ["#1d1526", SKIES[first][1]];
  return second ? [SKIES[first][0], SKIES[second][1]] : SKIES[first];
}

/** A slant of its own for every card, so that no two skies are alike: 0 to 143 degrees. */
export function turnOf(key: string): number {
  let sum = 7;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % 144;
}
