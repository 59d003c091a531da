import type { Described } from "../../api";
import type { Keyword } from "../../table/layout";
import { nightfall } from "../../words/nightfall";
import { printed } from "./printed";

const words = nightfall.keywords;

/** The game's own words on a card, explained. */
export function keywordsOf(described: Described): Keyword[] {
  const card = printed(described);
  const parts = new Set(card.passages.map(({ part }) => part));
  const text = card.passages
    .map((passage) => passage.text)
    .join(" ")
    .toLowerCase();
  const found: ([string, string] | false | null)[] = [
    card.links.length > 0 && words.links(card.links),
    card.kicker && words.kicker(card.kicker),
    parts.has("chain") && words.chain,
    parts.has("your_chain") && words.your_chain,
    parts.has("in_play") && words.in_play,
    text.includes("stays") && words.stays,
    text.includes("influence") && words.influence,
    text.includes("exile") && words.exile,
    text.includes("friendly") && words.friendly,
    (text.includes("wound") || card.colour === null) && words.wound,
  ];
  return found.filter((one) => Array.isArray(one)).map(([word, meaning]) => ({ word, meaning }));
}
