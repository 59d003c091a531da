// The table of Havenfall as its view shows it, and how a viewer looks at it.

import type { View } from "../../table/layout";

export type Colour = "blue" | "red" | "green" | "yellow";
export type PixelColour = Colour | "any";
export type Pixels = Record<Colour, number>;
/** The key of a printed card; null: a back. */
export type CardSeen = string | null;

export const COLOURS: readonly Colour[] = ["blue", "red", "green", "yellow"];
export const GOAL = 10;

export interface Turn {
  seat: number;
  action: "buy" | "fight" | "trash" | null;
  fighting_at: string | null;
  bought: number;
  more_buys: number;
  fought: number;
  more_fights: number;
  is_over: boolean;
}

export interface Monster {
  id: string;
  card: string;
  name: string;
  rank: number;
  colour: Colour;
  damage: number;
  health: number;
  is_new: boolean;
  /** Whether the supply has a pixel of its colour for whoever defeats it. */
  has_pixel: boolean;
  /** What it is worth where it stands, Conquer included. */
  points: number;
}

export interface Stock {
  id: string;
  card: string;
  name: string;
  type: string;
  cost: number;
  left: number;
}

export interface InPlay {
  id: string;
  card: string;
  name: string;
  type: string;
  treasure: number;
  damage: number;
  health: number;
  boss_damage: number;
  boss_health: number;
  owner: number;
  has_drawn: boolean;
  is_informed: boolean;
  is_used: boolean;
  is_kept: boolean;
}

export interface Side {
  seat: number;
  colour: Colour;
  points: number;
  available: Pixels;
  exhausted: Pixels;
  colour_change: [Colour, Colour] | null;
  treasure: number;
  damage: number;
  health: number;
  boss_damage: number;
  boss_health: number;
  more_cards: number;
  is_guarded: boolean;
  is_protected: boolean;
  play: InPlay[];
  hand: CardSeen[];
  deck: CardSeen[];
  discard: CardSeen[];
  spells: CardSeen[];
  looked_at: CardSeen[];
  leader: CardSeen[];
  away: CardSeen[];
}

export interface Haven {
  round: number;
  last_round: number | null;
  turn: Turn;
  row: [Monster | null, Monster | null, Monster | null];
  monster_deck: CardSeen[];
  defeated: CardSeen[];
  piles: Stock[];
  items: Stock[];
  arcane: CardSeen[];
  spell_deck: CardSeen[];
  trashed_spells: CardSeen[];
  trash: CardSeen[];
  supply: Pixels;
  leaders_are_free: boolean;
  sides: Side[];
}

/** The places of the monster row, from left to right. */
export const ROW = ["minion-1", "minion-2", "boss"] as const;
export type RowPlace = (typeof ROW)[number];

export const havenOf = (view: View): Haven => view.table as Haven;

/** The seat at the lower edge; a spectator looks from behind the first. */
export const nearSeat = (view: View): number => view.viewer ?? 0;

/** The others from the left hand on, as they sit around the table. */
export function farSides(haven: Haven, near: number): Side[] {
  const count = haven.sides.length;
  return Array.from({ length: count - 1 }, (_, step) => haven.sides[(near + step + 1) % count]!);
}

/** In Teams, partners sit opposite each other. */
export const arePartners = (view: View, one: number, other: number): boolean =>
  view.format === "teams" && one !== other && (one - other) % 2 === 0;

export const known = (cards: CardSeen[]): string[] => cards.filter((card) => card !== null);

export interface Lack {
  damage: number;
  health: number;
}

/** What the player at turn lacks to match a monster where it stands. (HF-8.6) */
export function lacking(haven: Haven, place: RowPlace, monster: Monster): Lack {
  const side = haven.sides[haven.turn.seat]!;
  const boss = place === "boss" ? 1 : 0;
  return {
    damage: Math.max(0, monster.damage - side.damage - boss * side.boss_damage),
    health: Math.max(0, monster.health - side.health - boss * side.boss_health),
  };
}
