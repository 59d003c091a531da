import type { Described } from "../../api";
import type { Question, Option } from "../../protocol";
import type { GameFace, Keyword, View } from "../../table/layout";
import { havenfall as words } from "../../words/havenfall";
import Card from "./Card.svelte";
import { cardAt } from "./places";
import Table from "./Table.svelte";
import { priceOf, printed, textOf, type Printed } from "./printed";
import { havenOf } from "./table";

/** The words that a card needs explained: by what it is, and by what its text says. */
function needs(card: Printed): Set<string> {
  const text = textOf(card).toLowerCase();
  const found = new Set<string>(["exhaust", "reset", "trash", "next rank", "additional"].filter((word) => text.includes(word)));
  if (card.attack) found.add("attack");
  if (card.arcane) found.add("arcane");
  if (card.type === "leader") found.add("leader");
  if (card.boss) found.add("boss");
  if (card.information) found.add("information");
  if (card.ability) found.add("ability");
  if (priceOf(card).includes("any")) found.add("any");
  if (/gain (a|\d) spell|\+1 spell/.test(text)) found.add("spell");
  if (text.includes("for free")) found.add("free");
  return found;
}

function keywords(card: Described): Keyword[] {
  const needed = needs(printed(card));
  return words.keywords.filter(([key]) => needed.has(key)).map(([, word, meaning]) => ({ word, meaning }));
}

export const face: GameFace = {
  brief: words.brief,
  Table,
  Card,
  cardAt: (view, place) => cardAt(havenOf(view), place),
  keywords,
  drops,
};

/** What one takes, and whom one fights, comes to one's own war room. */
function drops(_view: View, _ask: Question, option: Option): string[] {
  const isTaken = option.key.startsWith("take:") && option.places.every((place) => place.startsWith("pile:"));
  return isTaken || /^(buy|fight):/.test(option.key) ? ["war-room"] : [];
}
