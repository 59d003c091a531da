// A printed card of Nightfall, as the page shows it.

import type { Described } from "../../api";
import type { Color, OrderDescription, WoundDescription } from "./view";

export const COLOURS: Color[] = ["white", "red", "green", "purple", "yellow", "blue"];

const PARTS = ["chain", "your_chain", "in_play", "kicker"] as const;

export interface Passage {
  part: (typeof PARTS)[number] | "text";
  text: string;
}

export interface Printed {
  key: string;
  name: string;
  kind: "Minion" | "Action" | "Wound";
  species: string;
  /** null: a wound has none. */
  colour: Color | null;
  links: Color[];
  kicker: Color | null;
  cost: number | null;
  strength: number | null;
  health: number | null;
  isStarter: boolean;
  passages: Passage[];
  lore: string;
}

export function printed(card: Described): Printed {
  const found = card as unknown as OrderDescription | WoundDescription;
  return found.kind === "Wound" ? wound(found) : order(found);
}

function wound(card: WoundDescription): Printed {
  const none = { species: "", colour: null, links: [], kicker: null, cost: null, strength: null, health: null, isStarter: false, lore: "" };
  return { ...none, key: card.key, name: card.name, kind: card.kind, passages: [{ part: "text", text: card.text }] };
}

function order(card: OrderDescription): Printed {
  const { key, name, kind, species, links, cost, lore } = card;
  return {
    key,
    name,
    kind,
    species,
    colour: card.colour.toLowerCase() as Color,
    links,
    kicker: card.kicker?.after[0] ?? null,
    cost,
    strength: card.strength ?? null,
    health: card.health ?? null,
    isStarter: card.starting_card,
    passages: PARTS.flatMap((part) => (card[part] ? { part, text: card[part].text } : [])),
    lore,
  };
}
