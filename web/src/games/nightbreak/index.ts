import type { Described } from "../../api";
import type { Question, Option } from "../../protocol";
import type { GameFace, Keyword, View } from "../../table/layout";
import { nightbreak as words } from "../../words/nightbreak";
import Card from "./Card.svelte";
import Table from "./Table.svelte";
import { heroOf, tableOf } from "./table";

export const face: GameFace = {
  brief: words.brief,
  Table: Table as GameFace["Table"],
  Card,
  cardAt,
  keywords,
  leadsOn: { attack: /^attack-target$/ },
  drops,
};

/** A new hero is put into the rank that is to be filled, or on the discard pile. */
function drops(_view: View, question: Question, option: Option): string[] {
  if (option.key.startsWith("place:")) return question.subject ? [question.subject] : [];
  if (option.key.startsWith("discard:")) return option.places.map((place) => place.replace("deck:", "discard:"));
  return [];
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

function keywords(card: Described): Keyword[] {
  const hero = heroOf(card);
  const text = `${hero.arrival.text} ${hero.power.text}`;
  return [
    { word: words.kinds[hero.type], meaning: words.reaches[hero.type] },
    ...words.keywords.flatMap(([sign, word, status]) => (sign.test(text) ? { word, meaning: words.statuses[status].meaning } : [])),
    ...words.terms.flatMap(([sign, word, meaning]) => (sign.test(text) ? { word, meaning } : [])),
  ];
}
