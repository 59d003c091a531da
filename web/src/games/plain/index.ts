import type { GameFace } from "../../table/layout";
import Card from "./Card.svelte";
import Table from "./Table.svelte";

/** Any game, in plain words: for one that has no table of its own yet. */
export const face: GameFace = {
  Table,
  Card,
  cardAt: () => null,
  keywords: () => [],
};
