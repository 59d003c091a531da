// Made by tools/page_types.py from src/breakfall/games/havenfall/view.py and src/breakfall/games/havenfall/description.py. Do not edit.

export type Action = "buy" | "fight" | "trash";

export type Color = "blue" | "red" | "green" | "yellow";

export type Kind = "treasure" | "item" | "hero" | "artifact" | "leader" | "monster";

export type Pixel = "blue" | "red" | "green" | "yellow" | "any";

export interface TurnView {
  seat: number;
  action: Action | null;
  fighting_at: string | null;
  bought: number;
  more_buys: number;
  fought: number;
  more_fights: number;
  free_spells: number;
  conquests: number;
  is_over: boolean;
}

/** A monster with the numbers that count where it stands, and what a victory brings now. */
export interface MonsterView {
  id: string;
  card: string;
  name: string;
  rank: number;
  colour: Color;
  damage: number;
  health: number;
  is_new: boolean;
  has_pixel: boolean;
  points: number;
}

/** A face-up pile of one card that is for sale. */
export interface StockView {
  id: string;
  card: string;
  name: string;
  type: Kind;
  cost: number;
  left: number;
}

/** A card in play. */
export interface InPlayView {
  id: string;
  card: string;
  name: string;
  type: Kind;
  treasure: number;
  damage: number;
  health: number;
  boss_damage: number;
  boss_health: number;
  owner: number;
  has_drawn: boolean;
  is_informed: boolean;
  is_used: boolean;
  is_kept: boolean;
}

/** A player's side. Piles from their top; None: a back. */
export interface SideView {
  seat: number;
  partners: number[];
  colour: Color;
  points: number;
  available: Record<Color, number>;
  exhausted: Record<Color, number>;
  colour_change: Color[] | null;
  treasure: number;
  damage: number;
  health: number;
  boss_damage: number;
  boss_health: number;
  more_cards: number;
  is_guarded: boolean;
  is_protected: boolean;
  play: InPlayView[];
  hand: (string | null)[];
  deck: (string | null)[];
  discard: (string | null)[];
  spells: (string | null)[];
  looked_at: (string | null)[];
  leader: (string | null)[];
  away: (string | null)[];
}

export interface HavenView {
  round: number;
  last_round: number | null;
  goal: number;
  turn: TurnView;
  row: (MonsterView | null)[];
  monster_deck: (string | null)[];
  defeated: (string | null)[];
  piles: StockView[];
  items: StockView[];
  arcane: (string | null)[];
  spell_deck: (string | null)[];
  trashed_spells: (string | null)[];
  trash: (string | null)[];
  supply: Record<Color, number>;
  leaders_are_free: boolean;
  sides: SideView[];
}

export interface InformationDescription {
  text: string;
}

export interface AbilityDescription {
  name: string;
  pixels: Pixel[];
  text: string;
}

export interface StrengthDescription {
  damage: number;
  health: number;
}

export interface NumbersDescription {
  rank?: number;
  cost?: number;
  treasure?: number;
  damage?: number;
  health?: number;
}

export interface TextsDescription {
  information?: InformationDescription;
  ability?: AbilityDescription;
}

/** A card of the players: what it is and its numbers, where it has them; then its two texts. */
export interface PlayDescription {
  key: string;
  name: string;
  type: Kind;
  rank?: number;
  cost?: number;
  treasure?: number;
  damage?: number;
  health?: number;
  copies: number;
  attack: boolean;
  arcane: boolean;
  colours: Color[];
  information?: InformationDescription;
  ability?: AbilityDescription;
  source: string;
  sources: Record<string, string>;
}

export interface MonsterDescription {
  key: string;
  name: string;
  type: "monster";
  rank: number;
  copies: number;
  colours: Color[];
  boss: StrengthDescription;
  minion: StrengthDescription;
  source: string;
  sources: Record<string, string>;
}

export interface SpellDescription {
  key: string;
  name: string;
  type: "spell";
  pixels: Pixel[];
  text: string;
  source: string;
  sources: Record<string, string>;
}
