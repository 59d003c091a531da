// The secrets of the seats that this browser holds. They leave it only towards our own server.

import type { Key } from "./protocol";

const KEY = "breakfall.keys";

/** With the game of the table, where it is known: its drawings can come before the table does. */
interface Kept extends Key {
  game?: string;
}

/** As a page before this one kept it. */
interface OldKept extends Omit<Kept, "room"> {
  table: string;
}

function kept(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as (Kept | OldKept)[];
    return found.map((one) => {
      if ("room" in one) return one;
      const { table: room, ...rest } = one;
      return { room, ...rest };
    });
  } catch {
    return [];
  }
}

export function keys(): Key[] {
  return kept().map(({ room, secret }) => ({ room, secret }));
}

export function secretFor(room: string): string | null {
  return kept().find((key) => key.room === room)?.secret ?? null;
}

export function gameOf(room: string): string | undefined {
  return kept().find((key) => key.room === room)?.game;
}

/** The one at which somebody sat down last comes first. */
export function keep({ room, secret, game }: Kept): void {
  const others = kept().filter((one) => one.room !== room);
  localStorage.setItem(KEY, JSON.stringify([{ room, secret, game }, ...others]));
}

export function forget(room: string): void {
  localStorage.setItem(KEY, JSON.stringify(kept().filter((key) => key.room !== room)));
}
