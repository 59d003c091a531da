import "./break.css";
import { breakWords as words } from "../../words/break";
import type { GameFace, Keyword, View } from "../../table/layout";
import type { Described } from "../../api";
import Card from "./Card.svelte";
import Table from "./Table.svelte";
import { cardOn, tableOf } from "./table";

function cardAt(view: View, place: string): string | null {
  const [kind, ...rest] = place.split(":");
  if (kind !== "tile") return rest[1] ?? null;
  const tile = tableOf(view).tiles.find((one) => one.id === place);
  return tile ? cardOn(tile) : null;
}

/** The icons come explained from the game: "blade (+1 combat damage)". */
function keywords(card: Described): Keyword[] {
  const meanings = (card["meaning"] ?? []) as string[];
  const icons = meanings.map((one) => {
    const [, word = one, meaning = ""] = /^([^(]+) \((.+)\)$/.exec(one) ?? [];
    return { word: word[0]!.toUpperCase() + word.slice(1), meaning };
  });
  const text = String(card["text"] ?? "").toLowerCase();
  const terms = words.terms.filter(([found]) => text.includes(found)).map(([, word, meaning]) => ({ word, meaning }));
  return [...icons, ...terms];
}

/** BREAK: the board seen from one's own side, and both armies beside it. */
export const face: GameFace = {
  brief: words.brief,
  Table,
  Card,
  cardAt,
  keywords,
  leadsOn: { "move:": /^(move|arrange)-to$/, "cast:": /./ },
};
