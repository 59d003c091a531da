import type { Described } from "../../api";
import type { Keyword } from "../../table/layout";
import { hellbreak as words } from "../../words/hellbreak";
import { printed } from "./printed";

/** The words of the rules that stand on a card, or that its icons stand for. */
export function keywordsOf(described: Described): Keyword[] {
  const card = printed(described);
  const sides = [card.lurking, card.unleashed];
  const schemes = [card.scheme ?? [], ...sides.map((side) => side?.scheme ?? [])].flat();
  const texts = [card.text, card.jumpscare?.text, ...sides.map((side) => side?.text), ...schemes].join(" ");
  const signs = [card.jumpscare && "Jumpscare", card.unique && "Unique", card.loyalty && "Loyalty"];
  return Object.entries(words.keywords)
    .filter(([word]) => signs.includes(word) || (word !== "Unique" && new RegExp(`\\b${word}\\b`).test(texts)))
    .map(([word, meaning]) => ({ word, meaning }));
}
