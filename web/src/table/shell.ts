// Made by tools/page_types.py from src/breakfall/core/view.py. Do not edit.

export type Role = "hand" | "row" | "grid" | "pile" | "market" | "track";

/** Something that is counted for a seat, such as Favor or points. */
export interface CounterView {
  name: string;
  value: number;
}

/** A seat as the game calls it. The people in the seats are the front end's to name. */
export interface SeatView {
  seat: number;
  name: string | null;
  color: string | null;
  status: string;
  counters: CounterView[];
}

/** A pile that the viewer may look through: the printed cards that they know, top first. */
export interface PileView {
  id: string;
  title: string;
  seat: number | null;
  cards: string[];
  count: number;
}

/** A place where something may lie and be clicked. */
export interface PlaceView {
  id: string;
  card: string | null;
  count: number;
}

/** Places that belong together, and how they are best laid out. */
export interface ZoneView {
  id: string;
  role: Role;
  title: string;
  seat: number | null;
  places: PlaceView[];
}

/** What every front end shows around a table. */
export interface Shell {
  headline: string;
  phase: string;
  active: number[];
  seats: SeatView[];
  piles: PileView[];
  zones: ZoneView[];
  score_name: string;
}

/** The shell as a match shows it. */
export interface ShellView {
  headline: string;
  phase: string;
  active: number[];
  seats: SeatView[];
  piles: PileView[];
  zones: ZoneView[];
  score_name: string;
  last_move: string[];
}

export interface OutcomeView {
  winners: number[];
  ranking: number[][];
  scores: number[];
  ending: string;
  facts: Record<string, unknown>;
  reason: string;
}

/** What a seat, or a spectator, sees of a match. */
export interface MatchView {
  game: string;
  format: string;
  players: number;
  seat: number | null;
  asked: number[];
  outcome: OutcomeView | null;
  shell: ShellView;
  table: Record<string, unknown>;
}
