import "./break.css";
import { breakWords as words } from "../../words/break";
import type { GameFace, Keyword, Pile, View } from "../../table/layout";
import type { Described } from "../../api";
import Card from "./Card.svelte";
import { subjectOf } from "./intents";
import { nameOf } from "./labels";
import Table from "./Table.svelte";
import { cardOn, tableOf } from "./view";

const QUIET = 10; // turns without damage that are worth telling

function headline(view: View): string {
  const table = tableOf(view);
  if (table.phase === "over") return words.over;
  if (table.phase === "set-up" && table.lower === null) return words.choosing;
  const whose = nameOf(table, table.active);
  if (table.phase === "set-up") return words.arranges(whose);
  const quiet = table.quiet_turns >= QUIET ? words.quiet(table.quiet_turns) : "";
  return words.turnOf(table.round, table.last_round, whose) + quiet;
}

function cardAt(view: View, place: string): string | null {
  const [kind, ...rest] = place.split(":");
  if (kind !== "tile") return rest[1] ?? null;
  const tile = tableOf(view).tiles.find((one) => one.id === place);
  return tile ? cardOn(tile) : null;
}

/** The fallen and the traps spent, and the traps in one's own hand. */
function piles(view: View): Pile[] {
  const table = tableOf(view);
  return table.armies.flatMap((army) => {
    const whose = nameOf(table, army.seat);
    const known = army.hand.filter((kind) => kind !== null);
    return [
      { title: words.fallenOf(whose), cards: army.fallen },
      ...(known.length > 0 ? [{ title: words.handOf(whose), cards: known }] : []),
      ...(army.spent.length > 0 ? [{ title: words.spentOf(whose), cards: army.spent }] : []),
    ];
  });
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
  headline,
  seatName: (view, seat) => tableOf(view).armies[seat]?.name ?? null,
  cardAt,
  piles,
  keywords,
  isHeading: (line) => /^Round \d+: /.test(line),
  leadsOn: { "move:": /^(move|arrange)-to$/, "cast:": /./ },
  subject: subjectOf,
  scoreName: words.power,
};
