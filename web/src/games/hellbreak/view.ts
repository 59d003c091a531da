// What a viewer sees of a table of HELLBREAK, as the game's view.py gives it.

import type { View } from "../../table/layout";

/** The key of a printed card; null: a back. */
export type CardSeen = string | null;

export interface AttackSeen {
  attacker: string;
  combat: number;
  location: string | null;
  target: string | null;
  cannot_defend: string | null;
}

export interface PlaceSeen {
  id: string;
  card: string;
  name: string;
  brought_by: number;
  controller: number;
  control: number;
  malice: number[];
}

export interface MonsterSeen {
  id: string;
  card: string;
  name: string;
  side: "Lurking" | "Unleashed";
  combat: number;
  exhausted: boolean;
}

export interface MinionSeen {
  id: string;
  card: string;
  name: string;
  location: number;
  combat: number;
  health: number;
  damage: number;
  assigned: number;
  exhausted: boolean;
  scheming: boolean;
  waiting: boolean;
}

export interface AssetSeen {
  id: string;
  card: string;
  name: string;
  exhausted: boolean;
}

export interface SideSeen {
  seat: number;
  monster: MonsterSeen;
  deck_list: { locations: string[]; cards: Record<string, number> };
  blood: number;
  malice: number;
  prevented: number;
  played_creature: boolean;
  has_used_monster: boolean;
  has_used_location: boolean[];
  health: number;
  health_stack: CardSeen[];
  is_top_vertical: boolean;
  revealed: CardSeen[];
  minions: MinionSeen[];
  assets: AssetSeen[];
  vault: CardSeen[];
  bid: CardSeen[];
  being_played: CardSeen[];
  hand: CardSeen[];
  looked_at: CardSeen[];
  deck: CardSeen[];
  crypt: CardSeen[];
}

export interface TableSeen {
  phase: string;
  round: number;
  initiative: number;
  turn: number | null;
  passes: number;
  slumbering: number | null;
  attack: AttackSeen | null;
  locations: PlaceSeen[];
  sides: SideSeen[];
}

export const tableOf = (view: View): TableSeen => view.table as TableSeen;

/** The side at the lower edge; a spectator sits behind the first. */
export const nearSeat = (view: View): number => view.viewer ?? 0;

/** A player is called after the monster; where both have the same, by the seat as well. */
export function monsterName(table: TableSeen, seat: number): string {
  const [first, second] = table.sides.map((side) => side.monster.name);
  const name = table.sides[seat]!.monster.name;
  return first === second ? `${name} ${seat + 1}` : name;
}

/** The location that lies on the right of a seat, once it has been brought. */
export function placeOf(table: TableSeen, seat: number): PlaceSeen | null {
  return table.locations.find((place) => place.brought_by === seat) ?? null;
}

export const known = (cards: CardSeen[]): string[] => cards.filter((key) => key !== null);
