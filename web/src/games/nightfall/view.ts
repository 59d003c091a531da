// The view of a Nightfall table with its types, and how a viewer looks at it.

import type { View } from "../../table/layout";

/** The key of a printed card; null: a back. */
export type CardSeen = string | null;

export interface WoundStack {
  face_up: number;
  top: CardSeen;
  face_down: number;
  exiled: CardSeen[];
}

export interface ArchiveSeen {
  id: string;
  order: string;
  cards: number;
}

export interface MinionSeen {
  id: string;
  order: string;
  strength: number;
  health: number;
  full_health: number;
  owner: number;
}

export type WoundType = "bite" | "burn" | "bleed";
export const WOUND_TYPES: WoundType[] = ["bite", "burn", "bleed"];

export interface PlayerSeen {
  id: string;
  seat: number;
  wounds: number;
  wound_types: Record<WoundType, number>;
  total: number;
  influence: number;
  is_doubled: boolean;
  more_damage: number;
  deck: number;
  hand_size: number;
  hand: CardSeen[] | null;
  discard_size: number;
  discard_top: CardSeen;
  discard: CardSeen[] | null;
  archives: ArchiveSeen[];
  secret: CardSeen[];
  pack: CardSeen[];
  minions: MinionSeen[];
}

export interface AttackSeen {
  minion: string;
  defender: number;
  blockers: string[];
}

export interface LinkSeen {
  id: string;
  order: string;
  player: number;
  is_kicked: boolean;
  is_silenced: boolean;
  chooser: number;
  times: number;
}

export type Phase = "set-up" | "combat" | "chain" | "claim" | "cleanup" | "end" | "over";

export interface NightTable {
  phase: Phase;
  turn: number;
  first: number | null; // decided last in the set-up
  active: number;
  is_ending: boolean;
  game: number;
  goal: number | null;
  wounds: WoundStack;
  commons: ArchiveSeen[];
  players: PlayerSeen[];
  attacks: AttackSeen[];
  chain: LinkSeen[];
  exile: CardSeen[];
}

export const tableOf = (view: View): NightTable => view.table as NightTable;

/** The seat at the lower edge; a spectator looks from behind the first. */
export const nearSeat = (view: View): number => view.viewer ?? 0;

/** The others from the left hand on, as they sit around the table. */
export function farPlayers(table: NightTable, near: number): PlayerSeen[] {
  const { players } = table;
  return players.slice(1).map((_, index) => players[(near + index + 1) % players.length]!);
}

export const allMinions = (table: NightTable): MinionSeen[] => table.players.flatMap((player) => player.minions);

/** What a minion does in this combat: its attack's number, from one, and which side of it. */
export interface Part {
  number: number;
  attack: AttackSeen;
  blocks: boolean;
}

export function partOf(table: NightTable, minion: string): Part | null {
  for (const [index, attack] of table.attacks.entries()) {
    if (attack.minion === minion) return { number: index + 1, attack, blocks: false };
    if (attack.blockers.includes(minion)) return { number: index + 1, attack, blocks: true };
  }
  return null;
}

export const known = (cards: CardSeen[]): string[] => cards.filter((card) => card !== null);
