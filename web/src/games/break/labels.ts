// Everything on the table in words, for those who do not see it.

import { breakWords as words } from "../../words/break";
import { turned } from "./table";
import type { BattleView, TileView, TroopView, UtilityView } from "./view";

/** A player is called after the nation, once it is chosen. */
export const nameOf = (table: BattleView, seat: number): string => table.armies[seat]?.name ?? words.player(seat);

/** Who leads it, without the nation's name that the shell puts before it: "greedy bot". */
export function leaderOf(table: BattleView, names: string[], seat: number): string {
  const name = names[seat] ?? words.player(seat);
  const title = nameOf(table, seat);
  return name.startsWith(`${title} (`) ? name.slice(title.length + 2, -1) : name === title ? "" : name;
}

function troopWords(table: BattleView, troop: TroopView): string[] {
  return [
    words.troop(troop.name, nameOf(table, troop.seat)),
    words.powerOf(troop.power, troop.printed_power),
    ...troop.icons,
    ...(troop.flipped ? [words.flipped] : []),
    ...(troop.snared ? [words.held] : []),
    ...(troop.bomb ? [words.stuck] : []),
  ];
}

function groundWords(table: BattleView, tile: TileView, near: number): string[] {
  const { wall, trees, trap, snare, river, bomb } = tile;
  const whose = (seat: number): string => nameOf(table, seat);
  return [
    ...(wall ? [words.wall(whose(wall.seat), wall.tokens)] : []),
    ...(trees ? [words.trees(whose(trees.seat))] : []),
    ...(trap ? [words.trap(whose(trap.seat), trap.kind)] : []),
    ...(snare && !tile.troop?.snared ? [words.snare(whose(snare.seat))] : []),
    ...(river ? [words.river(whose(river.seat), turned(river.current, near))] : []),
    ...(bomb ? [words.bomb(whose(bomb.seat))] : []),
  ];
}

function fireWords(table: BattleView, tile: TileView): string[] {
  return table.lines
    .filter((line) => line.between.includes(tile.name))
    .map((line) =>
      words.fire(
        nameOf(table, line.seat),
        line.between.find((name) => name !== tile.name)!,
      ),
    );
}

/** "c4: Wolf of Forest, power 1 of 2, nimble, twin; hidden trap of Forest". */
export function tileLabel(table: BattleView, tile: TileView, near: number, isSubject: boolean): string {
  const parts = [...(tile.troop ? [troopWords(table, tile.troop).join(", ")] : []), ...groundWords(table, tile, near)];
  const all = [...(parts.length > 0 ? parts : [words.empty]), ...fireWords(table, tile), ...(isSubject ? [words.isSubject] : [])];
  return `${tile.name}: ${all.join("; ")}`;
}

export function utilityLabel(utility: UtilityView, whose: string, where: string): string {
  const state = utility.copies > 1 ? words.readyOf(utility.ready, utility.copies) : utility.ready ? words.ready : words.used;
  return [
    words.utility(utility.name, whose),
    state,
    ...(where ? [words.liesLong(where)] : []),
    ...(utility.icons.length > 0 ? [words.needs(utility.icons.join(", "))] : []),
  ].join(", ");
}

/** "2 Wolf, Archer". */
export function countedNames(keys: string[], name: (key: string) => string): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => words.counted(name(key), count)).join(", ");
}
