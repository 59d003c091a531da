import type { Question, Option } from "../../protocol";
import type { GameFace, View } from "../../table/layout";
import { nightfall as words } from "../../words/nightfall";
import Card from "./Card.svelte";
import { keywordsOf } from "./keywords";
import Table from "./Table.svelte";
import { allMinions, tableOf } from "./table";

/** Nightfall: a city without mornings, and a chain of orders across the table. */
export const face: GameFace = {
  brief: words.brief,
  Table,
  Card,
  cardAt,
  keywords: keywordsOf,
  drops,
};

/** Orders are linked in the middle of the table; what one gets goes to one's own side, what is put away on the pile there. */
function drops(_view: View, question: Question, option: Option): string[] {
  const [kind] = option.key.split(":");
  if (kind === "play" || kind === "link") return ["stage"];
  if (kind === "claim" || kind === "draft") return ["near"];
  if (kind === "discard" || kind === "wound") return [`discard-pile:${question.seat}`];
  return [];
}

const NAMED_BY_CARD = ["archive", "hand", "pack", "discard", "exile"];

function cardAt(view: View, place: string): string | null {
  const table = tableOf(view);
  const kind = place.slice(0, place.indexOf(":"));
  if (kind === "minion") return allMinions(table).find((minion) => minion.id === place)?.order ?? null;
  if (kind === "link") return table.chain.find((link) => link.id === place)?.order ?? null;
  return NAMED_BY_CARD.includes(kind) ? place.slice(kind.length + 1) : null;
}
