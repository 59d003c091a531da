// What a viewer of Nightbreak sees, exactly as the game's own `view` gives it, and how they look at it.

import type { Described } from "../../api";
import type { View } from "../../table/layout";

export type Faction = "Sun" | "Moon";
export type Kind = "Melee" | "Spellcaster" | "Ranged";
export type Hour = "Dawn" | "Midday" | "Dusk" | "Midnight";
export type Status = "shielded" | "shrouded" | "immobilized" | "stunned" | "wounded";
export type Arrow = "left" | "forward" | "right";

export interface HeroSeen {
  id: string;
  hero: string;
  name: string;
  faction: Faction;
  kind: Kind;
  hp: number;
  strength: number;
  damage: number;
  held: number;
  prayers: number;
  statuses: Status[];
  has_prayed: boolean;
  has_attacked: boolean;
}

export interface CardSeen {
  hero: string | null;
  back: "sun" | "moon" | null;
}

export interface SideSeen {
  name: string;
  faction: Faction | null;
  seats: number[];
  favor: number;
  points: number;
  kingmaker: string | null;
  row: (HeroSeen | null)[];
  deck: CardSeen[];
  discard: CardSeen[];
  removed: CardSeen[];
}

export interface TableSeen {
  phase: string;
  turn: number;
  turns: number;
  hour: Hour | null;
  time_deck: Hour[];
  first: number;
  active: number;
  acting: string | null;
  sides: SideSeen[];
}

export interface Power {
  name: string;
  cost: number;
  arrows: Arrow[];
  aims: "enemies" | "allies";
  text: string;
}

/** A hero as printed. */
export interface Hero {
  key: string;
  name: string;
  faction: Faction;
  type: Kind;
  hp: number;
  strength: number;
  arrival: Power;
  power: Power;
  lore: string;
}

export const HOURS: Record<Hour, { faction: Faction; symbols: number }> = {
  Dawn: { faction: "Sun", symbols: 2 },
  Midday: { faction: "Sun", symbols: 3 },
  Dusk: { faction: "Moon", symbols: 2 },
  Midnight: { faction: "Moon", symbols: 3 },
};

export const tableOf = (view: View): TableSeen => view.table as TableSeen;
export const heroOf = (card: Described): Hero => card as unknown as Hero;
export const placeOfRank = (side: number, column: number): string => `rank:${side}:${column}`;
export const isSetUp = (table: TableSeen): boolean => table.turns === 0;

/** The side that a seat is on; a spectator looks from behind the first. */
export function sideOf(view: View, seat: number | null): number {
  const index = tableOf(view).sides.findIndex((side) => seat !== null && side.seats.includes(seat));
  return Math.max(0, index);
}

/** The columns from the viewer's left to right: for the second side the row is turned. */
export function columnsFrom(table: TableSeen, near: number): number[] {
  const columns = table.sides[0]!.row.map((_, column) => column);
  return near === 0 ? columns : columns.reverse();
}

/** In Twilight both sides draw from one deck. */
export const sharesOneDeck = (view: View): boolean => view.format === "twilight";

/** The side that is asked now, while heroes are chosen. */
export function sideChoosing(view: View): number {
  return view.asked.length > 0 ? sideOf(view, view.asked[0]!) : tableOf(view).first;
}

/** The first side still has to choose its Goddess; in Twilight nobody does. */
export function isChoosingFaction(view: View): boolean {
  const table = tableOf(view);
  return isSetUp(table) && !sharesOneDeck(view) && table.sides.every((side) => side.faction === null);
}
