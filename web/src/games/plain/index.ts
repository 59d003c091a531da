import { words } from "../../words";
import type { GameFace } from "../../table/layout";
import Card from "./Card.svelte";
import Table from "./Table.svelte";

/** Any game, in plain words: for one that has no table of its own yet. */
export const face: GameFace = {
  Table,
  Card,
  headline: (view) => view.format,
  seatName: () => null,
  cardAt: () => null,
  piles: () => [],
  keywords: () => [],
  isHeading: () => false,
  scoreName: words.points,
};
