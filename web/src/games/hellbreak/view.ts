// Made by tools/page_types.py from src/breakfall/games/hellbreak/view.py and src/breakfall/games/hellbreak/description.py. Do not edit.

export type Aspect = "Cursed" | "Deranged" | "Feral" | "Revenant" | "Void";

export type CardType = "monster" | "minion" | "asset" | "event" | "location";

export type SideUp = "Lurking" | "Unleashed";

export type Stage = "set-up" | "Feeding Phase" | "Horror Phase" | "Refresh Phase" | "over";

/** Who attacks, with how much; where and whom, once that is settled. */
export interface AttackView {
  attacker: string;
  combat: number;
  location: string | null;
  target: string | null;
  cannot_defend: string | null;
}

/** A location lies on the right of the seat that brought it. */
export interface LocationView {
  id: string;
  card: string;
  name: string;
  brought_by: number;
  controller: number;
  control: number;
  malice: number[];
}

export interface MonsterView {
  id: string;
  card: string;
  name: string;
  side: SideUp;
  combat: number;
  exhausted: boolean;
}

/** A minion in play. */
export interface MinionView {
  id: string;
  card: string;
  name: string;
  location: number;
  combat: number;
  health: number;
  damage: number;
  assigned: number;
  exhausted: boolean;
  scheming: boolean;
  waiting: boolean;
}

export interface AssetView {
  id: string;
  card: string;
  name: string;
  exhausted: boolean;
}

/** What a deck held before the match, which both players know. */
export interface DeckListView {
  locations: string[];
  cards: Record<string, number>;
}

/** A player's side. Piles from their top; None: a back. */
export interface SideView {
  seat: number;
  name: string;
  monster: MonsterView;
  deck_list: DeckListView;
  blood: number;
  malice: number;
  prevented: number;
  played_creature: boolean;
  has_used_monster: boolean;
  has_used_location: boolean[];
  health: number;
  health_stack: (string | null)[];
  is_top_vertical: boolean;
  revealed: (string | null)[];
  minions: MinionView[];
  assets: AssetView[];
  vault: (string | null)[];
  bid: (string | null)[];
  being_played: (string | null)[];
  hand: (string | null)[];
  looked_at: (string | null)[];
  deck: (string | null)[];
  crypt: (string | null)[];
}

export interface DuelView {
  phase: Stage;
  round: number;
  initiative: number;
  turn: number | null;
  passes: number;
  slumbering: number | null;
  attack: AttackView | null;
  locations: LocationView[];
  sides: SideView[];
}

/** What a card yields at each Feeding, or a location when it is taken. */
export interface BarDescription {
  blood: number;
  malice: number;
  cards: number;
}

export interface PriceDescription {
  malice: number;
}

export interface JumpscareDescription {
  cost: PriceDescription;
  text: string;
}

export interface MonsterSideDescription {
  combat: number;
  health: number;
  scheme: string[];
  resources: BarDescription;
  text: string;
}

/** What only some kinds of cards have. */
export interface PartsDescription {
  cost?: number;
  loyalty?: number;
  combat?: number;
  health?: number;
  scheme?: string[];
  resources?: BarDescription;
  copies?: number;
  jumpscare?: JumpscareDescription;
  control?: number;
  reward?: BarDescription;
}

export interface AspectDescription {
  aspect?: Aspect;
}

export interface TextsDescription {
  lurking?: MonsterSideDescription;
  unleashed?: MonsterSideDescription;
  text?: string;
}

/** What a card is, its numbers, then lists and texts. */
export interface CardDescription {
  key: string;
  name: string;
  subtitle: string;
  type: CardType;
  aspect?: Aspect;
  unique: boolean;
  number: string;
  cost?: number;
  loyalty?: number;
  combat?: number;
  health?: number;
  scheme?: string[];
  resources?: BarDescription;
  copies?: number;
  jumpscare?: JumpscareDescription;
  control?: number;
  reward?: BarDescription;
  traits: string[];
  lurking?: MonsterSideDescription;
  unleashed?: MonsterSideDescription;
  text?: string;
  source: string;
  sources: Record<string, string>;
}
