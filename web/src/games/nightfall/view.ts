// Made by tools/page_types.py from src/breakfall/games/nightfall/view.py and src/breakfall/games/nightfall/description.py. Do not edit.

export type Color = "white" | "red" | "green" | "purple" | "yellow" | "blue";

export type Phase = "set-up" | "combat" | "chain" | "claim" | "cleanup" | "end" | "over";

export type WoundType = "bite" | "burn" | "bleed";

/** How many are left, and the top one while it lies face-up. */
export interface WoundStackView {
  face_up: number;
  top: string | null;
  face_down: number;
  exiled: (string | null)[];
}

export interface ArchiveView {
  id: string;
  order: string;
  cards: number;
}

/** A minion in play. */
export interface MinionView {
  id: string;
  order: string;
  strength: number;
  health: number;
  full_health: number;
  owner: number;
}

export interface PlayerView {
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
  hand: (string | null)[] | null;
  discard_size: number;
  discard_top: string | null;
  discard: (string | null)[] | null;
  archives: ArchiveView[];
  secret: (string | null)[];
  pack: (string | null)[];
  minions: MinionView[];
}

/** A minion on its way to a player, and who stands in between. */
export interface AttackView {
  minion: string;
  defender: number;
  blockers: string[];
}

/** An order in the chain. */
export interface LinkView {
  id: string;
  order: string;
  player: number;
  is_kicked: boolean;
  is_silenced: boolean;
  chooser: number;
  times: number;
}

export interface NightView {
  phase: Phase;
  turn: number;
  first: number | null;
  active: number;
  is_ending: boolean;
  game: number;
  goal: number | null;
  wounds: WoundStackView;
  commons: ArchiveView[];
  players: PlayerView[];
  attacks: AttackView[];
  chain: LinkView[];
  exile: (string | null)[];
}

export interface PassageDescription {
  text: string;
}

export interface KickerDescription {
  after: Color[];
  text: string;
}

/** What only some orders have. */
export interface PartsDescription {
  strength?: number;
  health?: number;
  chain?: PassageDescription;
  your_chain?: PassageDescription;
  in_play?: PassageDescription;
  kicker?: KickerDescription;
}

/** An order in the order of its print. */
export interface OrderDescription {
  key: string;
  name: string;
  kind: "Minion" | "Action";
  species: string;
  colour: string;
  starting_card: boolean;
  links: Color[];
  cost: number;
  strength?: number;
  health?: number;
  chain?: PassageDescription;
  your_chain?: PassageDescription;
  in_play?: PassageDescription;
  kicker?: KickerDescription;
  lore: string;
  source: string;
  sources: Record<string, string>;
}

export interface WoundDescription {
  key: string;
  name: string;
  kind: "Wound";
  text: string;
  source: string;
  sources: Record<string, string>;
}
