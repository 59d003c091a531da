// How somebody looks at a table of HELLBREAK.

import type { View } from "../../table/layout";
import type { DuelView, LocationView } from "./view";

export const tableOf = (view: View): DuelView => view.table as unknown as DuelView;

/** The side at the lower edge; a spectator sits behind the first. */
export const nearSeat = (view: View): number => view.seat ?? 0;

export const monsterName = (table: DuelView, seat: number): string => table.sides[seat]!.name;

/** The location that lies on the right of a seat, once it has been brought. */
export function placeOf(table: DuelView, seat: number): LocationView | null {
  return table.locations.find((place) => place.brought_by === seat) ?? null;
}

export const known = (cards: (string | null)[]): string[] => cards.filter((key) => key !== null);
