// A printed card of Nightfall, as its describe gives it, with its types.

import type { Described } from "../../api";

export const COLOURS = ["white", "red", "green", "purple", "yellow", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Passage {
  part: "chain" | "your_chain" | "in_play" | "kicker" | "text";
  text: string;
}

export interface Printed {
  key: string;
  name: string;
  kind: "Minion" | "Action" | "Wound";
  species: string;
  /** null: a wound has none. */
  colour: Colour | null;
  links: Colour[];
  kicker: Colour | null;
  cost: number | null;
  strength: number | null;
  health: number | null;
  isStarter: boolean;
  passages: Passage[];
  lore: string;
}

const PARTS = ["chain", "your_chain", "in_play", "kicker"] as const;

interface Text {
  text: string;
  after?: Colour[];
}

export function printed(card: Described): Printed {
  const passages: Passage[] = PARTS.filter((part) => card[part]).map((part) => ({ part, text: (card[part] as Text).text }));
  if (card["text"]) passages.push({ part: "text", text: card["text"] as string });
  return {
    key: card.key,
    name: card.name,
    kind: card["kind"] as Printed["kind"],
    species: (card["species"] as string | undefined) ?? "",
    colour: ((card["colour"] as string | undefined)?.toLowerCase() ?? null) as Colour | null,
    links: (card["links"] as Colour[] | undefined) ?? [],
    kicker: (card["kicker"] as Text | undefined)?.after?.[0] ?? null,
    cost: (card["cost"] as number | undefined) ?? null,
    strength: (card["strength"] as number | undefined) ?? null,
    health: (card["health"] as number | undefined) ?? null,
    isStarter: card["starting_card"] === true,
    passages,
    lore: (card["lore"] as string | undefined) ?? "",
  };
}
