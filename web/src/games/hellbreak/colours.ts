// Colours of the five aspects, and of the places. Cards are printed dark in either theme.

import type { Aspect, CardDescription } from "./view";

export interface Colours {
  /** The darkest ground of a card. */
  deep: string;
  /** Its glow. */
  mid: string;
  /** Letters and drawings on it. */
  bright: string;
  /** The same on the light table. */
  wash: string;
}

const ASPECTS: Record<Aspect, Colours> = {
  Cursed: { deep: "#22060b", mid: "#861522", bright: "#ffb3a7", wash: "#e9b8ac" },
  Revenant: { deep: "#150f20", mid: "#523a74", bright: "#d9c6fa", wash: "#cfc3dd" },
  Feral: { deep: "#031320", mid: "#0c547c", bright: "#a5ddff", wash: "#a9cbdb" },
  Deranged: { deep: "#10150a", mid: "#536118", bright: "#e2ec8c", wash: "#d0d5a3" },
  Void: { deep: "#0a0a14", mid: "#37375f", bright: "#c3c7ff", wash: "#c0c1da" },
};
const BUILDING: Colours = { deep: "#1a1014", mid: "#5d2430", bright: "#f6cbbb", wash: "#dcb9ad" };
const WATER: Colours = { deep: "#04181f", mid: "#17697a", bright: "#b3ecf2", wash: "#aed3d6" };

export function coloursOf(card: CardDescription | undefined): Colours {
  if (card?.aspect) return ASPECTS[card.aspect];
  return card?.traits.includes("Water") ? WATER : BUILDING;
}

/** As custom properties for a style attribute, under a prefix. */
export function asStyle(colours: Colours, prefix: string): string {
  const { deep, mid, bright, wash } = colours;
  return `--${prefix}-deep:${deep};--${prefix}-mid:${mid};--${prefix}-bright:${bright};--${prefix}-wash:${wash};`;
}
