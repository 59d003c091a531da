// The piles that a viewer may look through.

import type { Pile, View } from "../../table/layout";
import { nightfall as words } from "../../words/nightfall";
import { known, tableOf, type NightTable, type PlayerSeen } from "./view";

/** All of one's own, the top of anybody else's. */
export function discardPile(player: PlayerSeen): Pile {
  const who = words.player(player.seat);
  if (player.discard !== null) return { title: words.discardPile(who), cards: known(player.discard) };
  return { title: words.discardTop(who), cards: known([player.discard_top]) };
}

export const exilePile = (table: NightTable): Pile => ({
  title: words.exile,
  cards: known([...table.exile, ...table.wounds.exiled]),
});

export function pilesOf(view: View): Pile[] {
  const table = tableOf(view);
  return [...table.players.map(discardPile), exilePile(table)];
}
