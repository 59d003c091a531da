// Everything that a sighted player sees of a card, in words.

import { hellbreak as words } from "../../words/hellbreak";
import { withText } from "../../words/whose";
import { printedAt, sideUp, type Cards } from "./printed";
import { monsterName } from "./table";
import type { AssetView, AttackView, BarDescription, CardDescription, DuelView, LocationView, MinionView, SideView } from "./view";

export const barWords = (bar: BarDescription | undefined): string => words.bar(bar?.blood ?? 0, bar?.malice ?? 0, bar?.cards ?? 0);

const schemeWords = (scheme: string[] | undefined): string => (scheme && scheme.length > 0 ? words.scheme(scheme) : "");

function attackWords(attack: AttackView | null, id: string): string {
  if (!attack) return "";
  if (attack.attacker === id) return words.attacks(attack.combat);
  return words.list([attack.target === id && words.attacked, attack.cannot_defend === id && words.cannotDefend]);
}

/** A card in a hand, or anywhere else out of play. */
export function cardLabel(card: CardDescription, isBarred = false, where = ""): string {
  const facts = words.list([
    card.name,
    card.unique && words.unique,
    words.types[card.type].toLowerCase(),
    card.cost !== undefined && words.cost(card.cost),
    card.loyalty !== undefined && card.aspect && words.loyalty(card.loyalty, card.aspect),
    isBarred && words.disloyal,
    card.combat !== undefined && words.combat(card.combat),
    card.health !== undefined && words.monsterHealth(card.health),
    schemeWords(card.scheme),
    card.resources && words.givesInVault(barWords(card.resources)),
    where,
  ]);
  const scare = card.jumpscare && words.jumpscareText(card.jumpscare.cost.malice, card.jumpscare.text);
  return withText(facts, [card.text, scare].filter(Boolean).join(" "));
}

export function minionLabel(cards: Cards, minion: MinionView, owner: string, attack: AttackView | null): string {
  const card = printedAt(cards, minion.card);
  const facts = words.list([
    minion.name,
    `${words.minion} (${owner})`,
    words.combat(minion.combat),
    words.health(minion.health - minion.damage, minion.health),
    minion.assigned > 0 && words.assigned(minion.assigned),
    schemeWords(card?.scheme),
    words.traits(card?.traits ?? []),
    minion.exhausted ? words.exhausted : words.ready,
    minion.scheming && words.scheming,
    minion.waiting && words.waiting,
    attackWords(attack, minion.id),
  ]);
  return withText(facts, card?.text);
}

export function monsterLabel(cards: Cards, side: SideView, attack: AttackView | null): string {
  const { monster } = side;
  const up = sideUp(cards, side);
  const facts = words.list([
    monster.name,
    words.monster,
    monster.side,
    words.combat(monster.combat),
    words.monsterHealth(side.health),
    side.prevented > 0 && words.prevents(side.prevented),
    schemeWords(up?.scheme),
    monster.exhausted ? words.exhausted : words.ready,
    side.has_used_monster && words.used,
    attackWords(attack, monster.id),
  ]);
  return withText(facts, up?.text);
}

export function placeLabel(cards: Cards, table: DuelView, place: LocationView): string {
  const card = printedAt(cards, place.card);
  const facts = words.list([
    place.name,
    words.location,
    words.heldBy(monsterName(table, place.controller)),
    ...place.malice.map((malice, seat) => words.maliceOf(monsterName(table, seat), malice, place.control)),
    words.takenGives(barWords(card?.reward)),
  ]);
  return withText(facts, card?.text);
}

export function assetLabel(cards: Cards, asset: AssetView, owner: string): string {
  const text = printedAt(cards, asset.card)?.text;
  const facts = words.list([asset.name, `${words.asset} (${owner})`, asset.exhausted ? words.exhausted : words.ready]);
  return withText(facts, text);
}
