// Everything on the table in words, for those who do not see it.

import { nightfall as words } from "../../words/nightfall";
import { withText } from "../../words/whose";
import type { Printed } from "./printed";
import { partOf } from "./table";
import type { ArchiveView, LinkView, MinionView, NightView, PlayerView } from "./view";

/** "Player 2 (greedy bot)" beside a sign that says P2 already: "greedy bot". */
export const shortName = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name;

export type Lookup = (key: string) => Printed;

/** What is printed on it, passage by passage: "Chain: Draw a card." */
const textOf = (card: Printed): string => card.passages.map(({ part, text }) => words.passage(part, text)).join(" ");

/** A card as it is printed: in a hand, a pack or a pile. */
export function cardLabel(card: Printed, ...more: (string | false)[]): string {
  if (card.colour === null) return withText(words.wound(card.name), textOf(card));
  const facts = words.list([
    words.order(card.name, card.colour, card.species || card.kind),
    card.strength !== null && words.strong(card.strength),
    card.health !== null && words.health(card.health),
    words.links(card.links),
    words.kickedBy(card.kicker),
    card.cost !== null && words.costs(card.cost),
    ...more,
  ]);
  return withText(facts, textOf(card));
}

export const archiveLabel = (card: Printed, archive: ArchiveView): string => cardLabel(card, words.copies(archive.cards));

export function minionLabel(table: NightView, names: string[], lookup: Lookup, minion: MinionView, seat: number): string {
  const card = lookup(minion.order);
  const part = partOf(table, minion.id);
  const attacker = part && table.players.flatMap((one) => one.minions).find((one) => one.id === part.attack.minion);
  const facts = words.list([
    words.order(card.name, card.colour ?? "", card.species),
    words.strong(minion.strength),
    words.healthOf(minion.health, minion.full_health),
    minion.owner !== seat && words.ownedBy(names[minion.owner]!),
    part && !part.blocks && words.attacksWhom(part.number, names[part.attack.defender]!),
    part?.blocks && attacker && words.blocksWhom(part.number, lookup(attacker.order).name),
  ]);
  return withText(facts, textOf({ ...card, passages: card.passages.filter((one) => one.part === "in_play") }));
}

export function linkLabel(names: string[], card: Printed, link: LinkView, number: number, all: number): string {
  return cardLabel(
    card,
    words.by(names[link.player]!),
    words.link(number, all),
    number === all && all > 1 && words.next,
    link.is_kicked && words.kickedLong,
    link.is_silenced && words.silencedLong,
    link.times > 1 && words.timesLong(link.times),
    link.chooser !== link.player && words.targetsBy(names[link.chooser]!),
  );
}

export function plateLabel(table: NightView, names: string[], player: PlayerView): string {
  return words.plate([
    names[player.seat]!,
    table.turn > 0 && table.active === player.seat && words.isTurn,
    table.first === player.seat && words.wentFirst,
    words.woundsOf(player.wounds, player.wound_types),
    words.underAttack(table.attacks.flatMap((attack, index) => (attack.defender === player.seat ? [index + 1] : []))),
    player.influence > 0 && words.influence(player.influence, player.is_doubled),
    player.more_damage > 0 && words.moreDamage(player.more_damage),
    table.goal !== null && words.series(player.total, table.goal),
    words.handSize(player.hand_size),
    player.pack.length > 0 && words.packSize(player.pack.length),
  ]);
}
