// The secrets of the seats that this browser holds. They leave it only towards our own server.

import type { Key } from "./protocol";

const KEY = "breakfall.keys";

export function keys(): Key[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Key[];
  } catch {
    return [];
  }
}

export function secretFor(table: string): string | null {
  return keys().find((key) => key.table === table)?.secret ?? null;
}

/** The newest first. */
export function keep(key: Key): void {
  const others = keys().filter((one) => one.table !== key.table);
  localStorage.setItem(KEY, JSON.stringify([{ table: key.table, secret: key.secret }, ...others]));
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(keys().filter((key) => key.table !== table)));
}
