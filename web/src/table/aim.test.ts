import { expect, test } from "vitest";
import type { Ask, OptionOffer } from "../protocol";
import { Aim, mark } from "./aim.svelte";

const option = (key: string, ...points_at: string[]): OptionOffer => ({ key, label: key, points_at });

function aimAt(...options: OptionOffer[]): { aim: Aim; chosen: string[] } {
  const chosen: string[] = [];
  const aim = new Aim((one) => chosen.push(one.key));
  aim.put({ seat: 0, kind: "test", prompt: "", rule: "", options });
  return { aim, chosen };
}

test("what an option points at glows, and a click on it chooses", () => {
  const { aim, chosen } = aimAt(option("wolf", "tile:a1"), option("end"));
  expect(aim.glows("tile:a1")).toBe(true);
  expect(aim.glows("tile:b1")).toBe(false);
  expect(aim.markOf("tile:a1")).toBe("1");
  aim.pick("tile:a1");
  expect(chosen).toEqual(["wolf"]);
});

test("an option about two places is chosen by both, in any order", () => {
  const { aim, chosen } = aimAt(option("ab", "a", "b"), option("bc", "b", "c"));
  aim.pick("a");
  expect(chosen).toEqual([]);
  expect([aim.glows("b"), aim.glows("c")]).toEqual([true, false]);
  aim.pick("b");
  expect(chosen).toEqual(["ab"]);
});

test("a second click takes a place away, another place begins anew", () => {
  const { aim } = aimAt(option("ab", "a", "b"), option("cd", "c", "d"));
  aim.pick("a");
  aim.pick("a");
  expect(aim.picked.size).toBe(0);
  aim.pick("a");
  aim.pick("c");
  expect([...aim.picked]).toEqual(["c"]);
});

test("options about the same place are left to the list", () => {
  const { aim, chosen } = aimAt(option("attack", "hero"), option("activate", "hero"), option("rest"));
  aim.pick("hero");
  expect(chosen).toEqual([]);
  expect(aim.fitting.map((one) => one.key)).toEqual(["attack", "activate"]);
});

test("where any copy will do, a click on one of them chooses", () => {
  const { aim, chosen } = aimAt(option("rats", "minion:0:1", "minion:0:2"), option("end"));
  aim.anyWillDo = true;
  expect(aim.glows("minion:0:2")).toBe(true);
  aim.pick("minion:0:2");
  expect(chosen).toEqual(["rats"]);
});

const asking = (...options: OptionOffer[]): Ask => ({ seat: 0, kind: "test", prompt: "", rule: "", options });

test("a piece put down on its target answers the question about it, however late that comes", () => {
  const { aim, chosen } = aimAt(option("move", "a"), option("end"));
  aim.pickUp(aim.ask!.options[0]!);
  aim.answerWith(["x", "b"], () => chosen.push("back"));
  expect(chosen).toEqual(["move"]);
  aim.put(null);
  aim.put(asking(option("to-b", "b"), option("to-c", "c")));
  expect(chosen).toEqual(["move", "to-b"]);
});

test("a piece put down where it cannot lie goes back", () => {
  const { aim, chosen } = aimAt(option("move", "a"), option("end"));
  aim.pickUp(aim.ask!.options[0]!);
  aim.put(asking(option("to-b", "b"), option("to-c", "c")));
  aim.answerWith(["x"], () => chosen.push("back"));
  expect(chosen).toEqual(["move", "back"]);
});

test("a deed that is done without asking for a target answers no later question", () => {
  const { aim, chosen } = aimAt(option("attack", "a"), option("end"));
  aim.pickUp(aim.ask!.options[0]!);
  aim.answerWith(["b"], () => chosen.push("back"));
  aim.letGo();
  aim.put(asking(option("attack-b", "b"), option("attack-c", "c")));
  expect(chosen).toEqual(["attack"]);
});

test("keys are digits, then letters, then none", () => {
  expect([mark(0), mark(8), mark(9), mark(34), mark(35)]).toEqual(["1", "9", "A", "Z", ""]);
});
