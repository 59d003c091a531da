// What a table of a game needs, fetched while the table itself is still being laid or reached.

import { cardsOf } from "../api";
import { faceOf } from ".";

/** Nobody waits for it here; whoever does later hears of what goes wrong. */
export function fetchAhead(game: string): void {
  for (const part of [import("../pages/TablePage.svelte"), faceOf(game), cardsOf(game)]) part.catch(() => undefined);
}
