import type { Question, Option } from "../../protocol";
import type { GameFace, View } from "../../table/layout";
import { hellbreak as words } from "../../words/hellbreak";
import Card from "./Card.svelte";
import { keywordsOf } from "./keywords";
import Table from "./Table.svelte";
import "./type.css";
import { placeOf, tableOf } from "./table";

function cardAt(view: View, place: string): string | null {
  const table = tableOf(view);
  const [kind, seat, which] = place.split(":");
  const side = table.sides[Number(seat)];
  if (kind === "location") return placeOf(table, Number(seat))?.card ?? null;
  if (kind === "monster") return side?.monster.card ?? null;
  if (kind === "minion") return side?.minions.find((minion) => minion.id === place)?.card ?? null;
  if (kind === "asset") return side?.assets.find((asset) => asset.id === place)?.card ?? null;
  return which ?? null;
}

/** Cards are played and bid in the middle of the table, or on one's monster where that is hidden; what is put away goes on its pile. */
function drops(_view: View, question: Question, option: Option): string[] {
  if (option.key.startsWith("play:") || option.key.startsWith("bid:")) return ["stage", `monster:${question.seat}`];
  if (option.key.startsWith("mulligan:")) return [`deck:${question.seat}`];
  if (option.key.startsWith("discard:")) return [`crypt:${question.seat}`];
  return [];
}

/** Dracula against Jaws: a table like the poster of a horror film. */
export const face: GameFace = {
  brief: words.brief,
  Table,
  Card,
  cardAt,
  keywords: keywordsOf,
  anyWillDo: true,
  leadsOn: { "play:": /-(where|whom|with|target)$/, "attack:": /^attack-/ },
  drops,
};
