// How somebody looks at a table of Nightbreak.

import type { Described } from "../../api";
import type { View } from "../../table/layout";
import type { BattleView, HeroDescription, Hour, TimeView } from "./view";

export const tableOf = (view: View): BattleView => view.table as unknown as BattleView;
export const heroOf = (card: Described): HeroDescription => card as unknown as HeroDescription;
export const placeOfRank = (side: number, column: number): string => `rank:${side}:${column}`;
export const isSetUp = (table: BattleView): boolean => table.turns === 0;

/** The Time card of an hour. */
export const timeOf = (table: BattleView, hour: Hour): TimeView => table.times.find((time) => time.hour === hour)!;

/** The side that a seat is on; a spectator looks from behind the first. */
export function sideOf(view: View, seat: number | null): number {
  const index = tableOf(view).sides.findIndex((side) => seat !== null && side.seats.includes(seat));
  return Math.max(0, index);
}

/** The columns from the viewer's left to right: for the second side the row is turned. */
export function columnsFrom(table: BattleView, near: number): number[] {
  const columns = table.sides[0]!.row.map((_, column) => column);
  return near === 0 ? columns : columns.reverse();
}

/** The side that is asked now, while heroes are chosen. */
export function sideChoosing(view: View): number {
  return view.asked.length > 0 ? sideOf(view, view.asked[0]!) : tableOf(view).first;
}

/** The first side still has to choose its Goddess; in Twilight nobody does. */
export function isChoosingFaction(view: View): boolean {
  const table = tableOf(view);
  return isSetUp(table) && !table.shares_one_deck && table.sides.every((side) => side.faction === null);
}
