// What a game brings to the page: its table, its cards, and a few words about a view.

import { getContext, setContext, type Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Described } from "../api";
import type { Question, Option } from "../protocol";
import type { Aim, Ways } from "./aim.svelte";
import type { MatchView } from "./shell";

/** What a viewer sees. `table` is the game's own; each game has an interface for it. */
export type View<T = unknown> = Omit<MatchView, "table"> & { table: T };

export interface TableProps<T = unknown> {
  view: View<T>;
  /** Who sits on each seat, as people call them: "You", "Ada", "greedy bot". */
  names: string[];
}

export interface CardProps {
  card: Described;
  /** small: as it lies on the table or in a fan; large: for reading. */
  size: "small" | "large";
}

export interface Keyword {
  word: string;
  meaning: string;
}

/** A game in a few sentences. */
export interface Brief {
  aim: string;
  steps: string[];
}

export interface GameFace {
  /** For somebody who has never seen it. */
  brief?: Brief;
  Table: Component<TableProps>;
  Card: Component<CardProps>;
  /** The printed card that lies at a place, by its key, if the viewer knows it. */
  cardAt(view: View, place: string): string | null;
  /** The game's own words on this card, explained. */
  keywords(card: Described): Keyword[];
  /** An option that points at several places means any one of them (twins), not all together. */
  anyWillDo?: boolean;
  /** How the keys of options begin that lead to a question about their target, and the kinds of that question: what can be dragged there. */
  leadsOn?: Readonly<Record<string, RegExp>>;
  /** The places and zones that mean this option when its piece is put down there. */
  drops?(view: View, question: Question, option: Option): readonly string[];
}

/** What every piece on the table can reach. */
export interface TableContext {
  aim: Aim;
  cards: ReadonlyMap<string, Described>;
  face: GameFace;
  /** Show this card large beside an element; null: put it away. It stays until it is tapped away, or goes with the mouse. */
  look(card: string | null, beside?: Element, stays?: boolean): void;
  /** What can be carried where. */
  ways: Ways;
  /** What somebody at the table is called by their partners. */
  nameOf(seat: number): string;
  /** The partners' names who point at this place. */
  pointersAt(place: string): string[];
  /** The large card that is shown now belongs to this element. */
  isLarge(element: Element | undefined): boolean;
  /** Look through a pile. */
  open(pile: string): void;
}

const KEY = Symbol("table");

export const giveTable = (context: TableContext): TableContext => setContext(KEY, context);
export const theTable = (): TableContext => getContext<TableContext>(KEY);

/** Part of the table where pieces may be put down; it glows while one is carried that may lie there. */
export function zone(aim: Aim, name: string): Attachment<HTMLElement> {
  return (element) => {
    element.dataset["zone"] = name;
    element.toggleAttribute("data-takes", aim.carried?.targets.has(name) ?? false);
  };
}
