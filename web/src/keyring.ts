// The secrets of the seats that this browser holds. They leave it only towards our own server.

import type { Key } from "./protocol";

const KEY = "breakfall.keys";

/** With the game of the table, where it is known: its drawings can come before the table does. */
interface Kept extends Key {
  game?: string;
}

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keys(): Key[] {
  return kept().map(({ table, secret }) => ({ table, secret }));
}

export function secretFor(table: string): string | null {
  return kept().find((key) => key.table === table)?.secret ?? null;
}

export function gameOf(table: string): string | undefined {
  return kept().find((key) => key.table === table)?.game;
}

/** The one at which somebody sat down last comes first. */
export function keep({ table, secret, game }: Kept): void {
  const others = kept().filter((one) => one.table !== table);
  localStorage.setItem(KEY, JSON.stringify([{ table, secret, game }, ...others]));
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(kept().filter((key) => key.table !== table)));
}
