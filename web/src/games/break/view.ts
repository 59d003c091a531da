// Made by tools/page_types.py from src/breakfall/games/break_/view.py and src/breakfall/games/break_/description.py. Do not edit.

export type Current = "north" | "east" | "south" | "west";

export type NationKey = "rock" | "forest" | "fire" | "water";

export type Phase = "set-up" | "battle" | "over";

/** A troop on the board. */
export interface TroopView {
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

export interface WallView {
  seat: number;
  tokens: number;
}

export interface TreesView {
  seat: number;
}

/** A hidden trap: its kind for those who know it; no rogue, if everybody knows that. */
export interface TrapView {
  seat: number;
  kind: string | null;
  no_rogue: boolean;
}

export interface SnareView {
  seat: number;
  card: string;
}

export interface RiverView {
  seat: number;
  current: Current;
}

export interface BombView {
  seat: number;
}

/** A tile and what lies on it. */
export interface TileView {
  id: string;
  name: string;
  troop?: TroopView;
  wall?: WallView;
  trees?: TreesView;
  trap?: TrapView;
  snare?: SnareView;
  river?: RiverView;
  bomb?: BombView;
}

/** A fire line between two tiles, by their names. */
export interface LineView {
  seat: number;
  between: string[];
}

export interface UtilityView {
  id: string;
  utility: string;
  name: string;
  ready: number;
  copies: number;
  on_board: boolean;
  icons: string[];
}

export interface ReserveView {
  troop: string;
  name: string;
  left: number;
}

export interface ArmyView {
  seat: number;
  name: string | null;
  nation: NationKey | null;
  priority: number | null;
  troops: number;
  power: number;
  heavy: number;
  nimble: number;
  utilities: UtilityView[];
  reserve: ReserveView[];
  fallen: string[];
  hand: (string | null)[];
  spent: string[];
}

export interface BattleView {
  phase: Phase;
  round: number;
  last_round: number | null;
  turn: number;
  active: number;
  lower: number | null;
  quiet_turns: number;
  heavy_moves: number;
  nimble_moves: number;
  columns: number;
  rows: number;
  tiles: TileView[];
  lines: LineView[];
  armies: ArmyView[];
  nations: NationDescription[];
}

export interface TroopDescription {
  key: string;
  name: string;
  nation: string;
  type: "Troop";
  icons: string;
  power: number;
  text: string;
  meaning: string[];
  lore: string;
  source: string;
  sources: Record<string, string>;
}

export interface UtilityDescription {
  key: string;
  name: string;
  nation: string;
  type: "Trap" | "Utility";
  icons: string;
  copies: number;
  text: string;
  meaning: string[];
  source: string;
  sources: Record<string, string>;
}

/** The rulebook's ratings of a nation. */
export interface StarsDescription {
  complexity: number;
  spells: number;
  attack: number;
  defense: number;
}

/** A nation that may be led. */
export interface NationDescription {
  key: NationKey;
  name: string;
  priority: number;
  stars: StarsDescription;
  most_stars: number;
}
