import { expect, test } from "vitest";
import { smaller, takeFrom, type Source } from "./travel";

const box = (left: number, top = 0): DOMRect => ({ left, top, width: 10, height: 10 }) as DOMRect;
const pile = (left: number, face: string | null, at = 0): Source => ({ box: box(at), face, left });

test("a card that was bought comes from the stall that has one less", () => {
  const before = new Map([
    ["pile:silver", pile(15, "silver", 100)],
    ["pile:gold", pile(10, "gold", 200)],
    ["deck:0", pile(7, null, 300)],
  ]);
  const now = new Map([...before, ["pile:gold", pile(9, "gold", 200)]] as [string, Source][]);
  const sources = smaller(before, now);
  expect(sources.map((one) => one.face)).toEqual(["gold"]);
  expect(takeFrom(sources, "gold", box(0))?.box.left).toBe(200);
  expect(takeFrom(sources, "gold", box(0))).toBeUndefined(); // there was only one
});

test("a card that nobody saw before comes from the nearest deck that has become smaller", () => {
  const near = { ...pile(5, null), box: box(0, 500) };
  const far = { ...pile(5, null), box: box(0, 0) };
  const before = new Map([
    ["deck:0", near],
    ["deck:1", far],
  ]);
  const now = new Map([
    ["deck:0", { ...near, left: 3 }],
    ["deck:1", { ...far, left: 4 }],
  ]);
  const sources = smaller(before, now);
  const tops = [1, 2, 3, 4].map(() => takeFrom(sources, "wolf", box(0, 480))?.box.top);
  expect(tops).toEqual([500, 500, 0, undefined]);
});

test("a pile that shows its cards gives no other card", () => {
  const sources = smaller(new Map([["discard", pile(4, "wolf")]]), new Map([["discard", pile(3, "wolf")]]));
  expect(takeFrom(sources, "bear", box(0))).toBeUndefined();
});
