import type { Described } from "../../api";
import type { Question, Option } from "../../protocol";
import type { GameFace, Keyword, Pile, View } from "../../table/layout";
import { nightbreak as words } from "../../words/nightbreak";
import Card from "./Card.svelte";
import Table from "./Table.svelte";
import { heroOf, isSetUp, sharesOneDeck, sideOf, tableOf, type SideSeen } from "./view";

export const face: GameFace = {
  brief: words.brief,
  Table: Table as GameFace["Table"],
  Card,
  headline,
  seatName,
  cardAt,
  piles,
  keywords,
  isHeading: (line) => words.heading.test(line),
  leadsOn: { attack: /^attack-target$/ },
  drops,
  scoreName: words.favor,
};

/** A new hero is put into the rank that is to be filled, or on the discard pile. */
function drops(_view: View, question: Question, option: Option): string[] {
  if (option.key.startsWith("place:")) return question.subject ? [question.subject] : [];
  if (option.key.startsWith("discard:")) return option.places.map((place) => place.replace("deck:", "discard:"));
  return [];
}

function headline(view: View): string {
  const table = tableOf(view);
  if (isSetUp(table)) return words.setUp;
  if (table.hour === null) return words.over;
  return words.turn(table.turn, table.turns, words.hours[table.hour], table.phase);
}

function seatName(view: View, seat: number): string {
  const side = tableOf(view).sides[sideOf(view, seat)]!;
  return side.seats.length === 1 ? side.name : words.partOf(side.faction === null ? "" : side.name, seat);
}

function cardAt(view: View, place: string): string | null {
  const [kind, ...rest] = place.split(":");
  const { sides } = tableOf(view);
  if (kind === "hero") return rest.join(":");
  const side = sides[Number(rest[0])];
  if (kind === "rank") return side?.row[Number(rest[1])]?.hero ?? null;
  if (kind === "deck") return side?.deck[0]?.hero ?? null;
  return null;
}

/** The discard piles, and what is known of the decks; in Twilight both sides share them. */
function piles(view: View): Pile[] {
  const { sides } = tableOf(view);
  if (isSetUp(tableOf(view))) return [];
  if (sharesOneDeck(view)) return pilesOf(sides[0]!, words.both);
  return sides.flatMap((side) => pilesOf(side, side.name));
}

/** Cards that everybody saw go under the deck are known there until it is shuffled. */
function pilesOf(side: SideSeen, whose: string): Pile[] {
  const known = side.deck.flatMap((card) => card.hero ?? []);
  const found = [{ title: words.pileOfDiscards(whose), cards: side.discard.flatMap((card) => card.hero ?? []) }];
  if (known.length > 0) found.push({ title: words.pileOfKnown(whose), cards: known });
  return found;
}

function keywords(card: Described): Keyword[] {
  const hero = heroOf(card);
  const text = `${hero.arrival.text} ${hero.power.text}`;
  return [
    { word: words.kinds[hero.type], meaning: words.reaches[hero.type] },
    ...words.keywords.flatMap(([sign, word, status]) => (sign.test(text) ? { word, meaning: words.statuses[status].meaning } : [])),
    ...words.terms.flatMap(([sign, word, meaning]) => (sign.test(text) ? { word, meaning } : [])),
  ];
}
