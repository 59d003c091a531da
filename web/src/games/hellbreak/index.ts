import type { Question, Option } from "../../protocol";
import type { GameFace, Pile, View } from "../../table/layout";
import { hellbreak as words } from "../../words/hellbreak";
import Card from "./Card.svelte";
import { keywordsOf } from "./keywords";
import Table from "./Table.svelte";
import "./type.css";
import { known, monsterName, placeOf, tableOf, type SideSeen } from "./view";

function headline(view: View): string {
  const table = tableOf(view);
  if (table.phase === "over") return words.over;
  const holder = words.initiativeOf(monsterName(table, table.initiative));
  if (table.round === 0) return `${words.setUp} · ${holder}`;
  const parts = [words.round(table.round), table.phase, holder];
  if (table.slumbering !== null) parts.push(words.slumbers(monsterName(table, table.slumbering)));
  return parts.join(" · ");
}

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

/** Crypt and vault, what is known of the deck, and the titles that it began with. */
function pilesOf(side: SideSeen, name: string): Pile[] {
  const piles: Pile[] = [
    { title: words.cryptOf(name), cards: known(side.crypt) },
    { title: words.vaultOf(name), cards: known(side.vault) },
  ];
  if (known(side.deck).length > 0) piles.push({ title: words.knownInDeck(name), cards: known(side.deck) });
  piles.push({ title: words.deckList(name), cards: Object.keys(side.deck_list.cards) });
  return piles;
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
  headline,
  seatName: (view, seat) => monsterName(tableOf(view), seat),
  cardAt,
  piles: (view) => tableOf(view).sides.flatMap((side) => pilesOf(side, monsterName(tableOf(view), side.seat))),
  keywords: keywordsOf,
  isHeading: (line) => /^Round \d+\b/.test(line),
  anyWillDo: true,
  leadsOn: { "play:": /-(where|whom|with|target)$/, "attack:": /^attack-/ },
  drops,
  scoreName: words.healthLeft,
};
