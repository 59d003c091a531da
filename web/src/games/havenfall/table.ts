// How somebody looks at a table of Havenfall.

import type { View } from "../../table/layout";
import type { Color, HavenView, MonsterView, SideView } from "./view";

export const COLOURS: readonly Color[] = ["blue", "red", "green", "yellow"];

/** The places of the monster row, from left to right. */
export const ROW = ["minion-1", "minion-2", "boss"] as const;
export type RowPlace = (typeof ROW)[number];

export const havenOf = (view: View): HavenView => view.table as unknown as HavenView;

/** The seat at the lower edge; a spectator looks from behind the first. */
export const nearSeat = (view: View): number => view.seat ?? 0;

/** The others from the left hand on, as they sit around the table. */
export function farSides(haven: HavenView, near: number): SideView[] {
  const count = haven.sides.length;
  return Array.from({ length: count - 1 }, (_, step) => haven.sides[(near + step + 1) % count]!);
}

export const arePartners = (haven: HavenView, one: number, other: number): boolean => haven.sides[one]!.partners.includes(other);

export const known = (cards: (string | null)[]): string[] => cards.filter((card) => card !== null);

export interface Lack {
  damage: number;
  health: number;
}

/** What the player at turn lacks to match a monster where it stands. (HF-8.6) */
export function lacking(haven: HavenView, place: RowPlace, monster: MonsterView): Lack {
  const side = haven.sides[haven.turn.seat]!;
  const boss = place === "boss" ? 1 : 0;
  return {
    damage: Math.max(0, monster.damage - side.damage - boss * side.boss_damage),
    health: Math.max(0, monster.health - side.health - boss * side.boss_health),
  };
}
