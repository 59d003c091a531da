// The four nations: their marks, and the rulebook's stars (BR-17.1).

import fire from "icon:flame";
import forest from "icon:oak-leaf";
import rock from "icon:mountains";
import water from "icon:big-wave";
import type { NationKey } from "./view";

export const NATIONS: NationKey[] = ["rock", "forest", "fire", "water"];
export const MARKS: Record<NationKey, string> = { rock, forest, fire, water };

export interface Stars {
  complexity: number;
  spells: number;
  attack: number;
  defence: number;
}

export const STARS: Record<NationKey, Stars> = {
  rock: { complexity: 1, spells: 1, attack: 5, defence: 5 },
  forest: { complexity: 5, spells: 5, attack: 5, defence: 5 },
  fire: { complexity: 5, spells: 5, attack: 5, defence: 1 },
  water: { complexity: 2, spells: 5, attack: 1, defence: 5 },
};
