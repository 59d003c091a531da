// The view of a BREAK table, as the server sends it, and how somebody looks at it.

import type { View } from "../../table/layout";

export type NationKey = "rock" | "forest" | "fire" | "water";
export type Current = "north" | "east" | "south" | "west";

export interface Troop {
  troop: string;
  name: string;
  seat: number;
  power: number;
  printed_power: number;
  icons: string[];
  flipped: boolean;
  snared: boolean;
  bomb: boolean;
}

export interface Owned {
  seat: number;
}

export interface Tile {
  id: string;
  name: string;
  troop?: Troop;
  wall?: Owned & { tokens: number };
  trees?: Owned;
  trap?: Owned & { kind: string | null };
  snare?: Owned;
  river?: Owned & { current: Current };
  bomb?: Owned;
}

export interface FireLine extends Owned {
  between: [string, string];
}

export interface Utility {
  id: string;
  utility: string;
  name: string;
  ready: number;
  copies: number;
  on_board: boolean;
  icons: string[];
}

export interface Reserve {
  troop: string;
  name: string;
  left: number;
}

export interface Army {
  seat: number;
  name: string | null;
  nation: NationKey | null;
  priority: number | null;
  troops: number;
  power: number;
  heavy: number;
  nimble: number;
  utilities: Utility[];
  reserve: Reserve[];
  fallen: string[];
  /** The traps in hand by kind; null: a back. */
  hand: (string | null)[];
  spent: string[];
}

export interface BreakTable {
  phase: "set-up" | "battle" | "over";
  round: number;
  /** After it total power decides; null: there is no limit. */
  last_round: number | null;
  turn: number;
  active: number;
  lower: number | null;
  quiet_turns: number;
  columns: number;
  rows: number;
  tiles: Tile[];
  lines: FireLine[];
  armies: Army[];
}

export const tableOf = (view: View): BreakTable => view.table as BreakTable;

/** The army at the lower edge; a spectator looks from behind the first. */
export const nearSeat = (view: View): number => view.viewer ?? 0;

export const isActive = (table: BreakTable, seat: number): boolean =>
  table.phase !== "over" && table.active === seat && table.armies.every((army) => army.nation !== null);

// ---------------------------------------------------------------- the board from one's own side

/** Row by row from the upper left, as somebody with this army at the lower edge sees them. */
export function tilesFrom(table: BreakTable, near: number): Tile[] {
  const rows = Array.from({ length: table.rows }, (_, row) => table.tiles.slice(row * table.columns, (row + 1) * table.columns));
  return near === 0 ? rows.reverse().flat() : rows.flatMap((row) => [...row].reverse());
}

const CURRENTS: Current[] = ["north", "east", "south", "west"];

/** A direction as the viewer sees it: "north" is up on the screen. */
export const turned = (current: Current, near: number): Current => CURRENTS[(CURRENTS.indexOf(current) + 2 * near) % 4]!;

// ---------------------------------------------------------------- cards

/** The printed card of what is on a tile: the troop before all else. */
export function cardOn(tile: Tile): string | null {
  if (tile.troop) return tile.troop.troop;
  if (tile.trap?.kind) return tile.trap.kind;
  return (["wall", "trees", "snare", "river", "bomb"] as const).find((ground) => tile[ground]) ?? null;
}

/** The tiles where a utility of this army lies now: "d4", or "b7|c7" for a fire line. */
export function whereabouts(table: BreakTable, army: Army, utility: string): string {
  if (utility === "fire-line") return table.lines.find((line) => line.seat === army.seat)?.between.join("|") ?? "";
  const isThere = (tile: Tile): boolean => (tile as unknown as Record<string, Owned | undefined>)[utility]?.seat === army.seat;
  return table.tiles.filter(isThere).map((tile) => tile.name).join(" ");
}
