import { expect, test } from "vitest";
import type { EventSeen } from "../protocol";
import { placesOf } from "./stir";

const event = (kind: string, facts: Record<string, unknown>): EventSeen => ({ kind, text: kind, decisions: 1, facts });
const at = (place: string): object => ({ card: "wolf", place });

test("an attack stirs the attacker and its target together, and whoever is hit later after them", () => {
  const places = placesOf([
    event("attacks", { hero: at("rank:0:1"), target: at("rank:1:1"), damage: 2 }),
    event("turn", { turn: 3 }),
    event("hit", { hero: at("rank:1:1"), others: [at("rank:1:2")] }),
  ]);
  expect([...places]).toEqual([
    ["rank:0:1", 0],
    ["rank:1:1", 0],
    ["rank:1:2", 1],
  ]);
});

test("cards, numbers and pieces that have left the table stir nothing", () => {
  expect(placesOf([event("draws", { card: "wolf", count: 2, gone: at("") }), { kind: "quiet", text: "", decisions: 1 }]).size).toBe(0);
});
