// How somebody looks at a table of Nightfall.

import type { View } from "../../table/layout";
import type { AttackView, MinionView, NightView, PlayerView, WoundType } from "./view";

export const WOUND_TYPES: WoundType[] = ["bite", "burn", "bleed"];

export const tableOf = (view: View): NightView => view.table as unknown as NightView;

/** The seat at the lower edge; a spectator looks from behind the first. */
export const nearSeat = (view: View): number => view.seat ?? 0;

/** The others from the left hand on, as they sit around the table. */
export function farPlayers(table: NightView, near: number): PlayerView[] {
  const { players } = table;
  return players.slice(1).map((_, index) => players[(near + index + 1) % players.length]!);
}

export const allMinions = (table: NightView): MinionView[] => table.players.flatMap((player) => player.minions);

/** What a minion does in this combat: its attack's number, from one, and which side of it. */
export interface Part {
  number: number;
  attack: AttackView;
  blocks: boolean;
}

export function partOf(table: NightView, minion: string): Part | null {
  for (const [index, attack] of table.attacks.entries()) {
    if (attack.minion === minion) return { number: index + 1, attack, blocks: false };
    if (attack.blockers.includes(minion)) return { number: index + 1, attack, blocks: true };
  }
  return null;
}

export const known = (cards: (string | null)[]): string[] => cards.filter((card) => card !== null);
