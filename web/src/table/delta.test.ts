import { expect, test } from "vitest";
import { apply } from "./delta";

test("an object changes by its keys, and what stays is the same object", () => {
  const before = { a: { x: 1 }, b: [1, 2], gone: true };
  const after = apply(before, { k: { b: { i: { "1": { "=": 7 } } }, c: { "=": "new" } }, "-": ["gone"] });
  expect(after).toEqual({ a: { x: 1 }, b: [1, 7], c: "new" });
  expect((after as typeof before).a).toBe(before.a);
});

test("something new replaces all of it, also with nothing", () => {
  expect(apply([1, 2], { "=": [3] })).toEqual([3]);
  expect(apply({ a: 1 }, { k: { a: { "=": null } } })).toEqual({ a: null });
  expect(apply("same", null)).toBe("same");
});
