// Made by tools/page_types.py from src/breakfall/games/nightbreak/view.py and src/breakfall/games/nightbreak/description.py. Do not edit.

export type Aim = "enemies" | "allies";

export type Arrow = "left" | "forward" | "right";

export type Faction = "Sun" | "Moon";

export type Hour = "Dawn" | "Midday" | "Dusk" | "Midnight";

export type Kind = "Melee" | "Spellcaster" | "Ranged";

export type Status = "shielded" | "shrouded" | "immobilized" | "stunned" | "wounded";

/** A hero in play. */
export interface HeroView {
  id: string;
  hero: string;
  name: string;
  faction: Faction;
  kind: Kind;
  hp: number;
  strength: number;
  damage: number;
  held: number;
  prayers: number;
  statuses: Status[];
  has_prayed: boolean;
  has_attacked: boolean;
}

/** A card in a pile: its face if the viewer knows it, its back if that was ever seen. */
export interface CardView {
  hero: string | null;
  back: string | null;
}

export interface SideView {
  name: string;
  faction: Faction | null;
  seats: number[];
  favor: number;
  points: number;
  kingmaker: string | null;
  row: (HeroView | null)[];
  deck: CardView[];
  discard: CardView[];
  removed: CardView[];
}

/** A Time card: whose hour it is, and how many points it brings them. */
export interface TimeView {
  hour: Hour;
  faction: Faction;
  symbols: number;
}

export interface BattleView {
  phase: string;
  turn: number;
  turns: number;
  hour: Hour | null;
  time_deck: Hour[];
  times: TimeView[];
  first: number;
  active: number;
  acting: string | null;
  shares_one_deck: boolean;
  sides: SideView[];
}

export interface PowerDescription {
  name: string;
  cost: number;
  arrows: Arrow[];
  aims: Aim;
  text: string;
}

export interface HeroDescription {
  key: string;
  name: string;
  faction: Faction;
  type: Kind;
  hp: number;
  strength: number;
  arrival: PowerDescription;
  power: PowerDescription;
  lore: string;
  source: string;
}
