// How somebody looks at a table of BREAK.

import type { View } from "../../table/layout";
import type { ArmyView, BattleView, Current, TileView } from "./view";

export const tableOf = (view: View): BattleView => view.table as unknown as BattleView;

/** The army at the lower edge; a spectator looks from behind the first. */
export const nearSeat = (view: View): number => view.seat ?? 0;

export const isActive = (table: BattleView, seat: number): boolean =>
  table.phase !== "over" && table.active === seat && table.armies.every((army) => army.nation !== null);

// ---------------------------------------------------------------- the board from one's own side

/** Row by row from the upper left, as somebody with this army at the lower edge sees them. */
export function tilesFrom(table: BattleView, near: number): TileView[] {
  const rows = Array.from({ length: table.rows }, (_, row) => table.tiles.slice(row * table.columns, (row + 1) * table.columns));
  return near === 0 ? rows.reverse().flat() : rows.flatMap((row) => [...row].reverse());
}

const CURRENTS: Current[] = ["north", "east", "south", "west"];

/** A direction as the viewer sees it: "north" is up on the screen. */
export const turned = (current: Current, near: number): Current => CURRENTS[(CURRENTS.indexOf(current) + 2 * near) % 4]!;

// ---------------------------------------------------------------- cards

const GROUND = ["wall", "trees", "snare", "river", "bomb"] as const;
type Ground = (typeof GROUND)[number];

/** The printed card of what is on a tile: the troop before all else. */
export function cardOn(tile: TileView): string | null {
  if (tile.troop) return tile.troop.troop;
  if (tile.trap?.kind) return tile.trap.kind;
  return GROUND.find((ground) => tile[ground]) ?? null;
}

/** The tiles where a utility of this army lies now: "d4", or "b7|c7" for a fire line. */
export function whereabouts(table: BattleView, army: ArmyView, utility: string): string {
  if (utility === "fire-line") return table.lines.find((line) => line.seat === army.seat)?.between.join("|") ?? "";
  const isThere = (tile: TileView): boolean => tile[utility as Ground | "trap"]?.seat === army.seat;
  return table.tiles
    .filter(isThere)
    .map((tile) => tile.name)
    .join(" ");
}
