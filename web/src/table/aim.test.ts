import { expect, test } from "vitest";
import type { Ahead, Question, Option } from "../protocol";
import { Aim, mark, type Ways } from "./aim.svelte";

const option = (key: string, ...places: string[]): Option => ({ key, label: key, places });

function aimAt(...options: Option[]): { aim: Aim; chosen: string[] } {
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

const asking = (kind: string, ...options: Option[]): Question => ({ seat: 0, kind, prompt: "", rule: "", options, subject: "" });
const nowhere: Ahead = { type: "ahead", decisions: 0, option: "", kind: "", places: [], is_asked: false };

/** How pieces are carried in a game where moves lead to a question about their target. */
function carrying(found: Partial<Ahead> = {}, drops: Record<string, string[]> = {}): Ways {
  return {
    drops: (one) => drops[one.key] ?? [],
    leadsTo: (key) => (key.startsWith("move") ? /^move-to$/ : undefined),
    ahead: () => Promise.resolve({ ...nowhere, ...found }),
    subject: (question) => question?.subject ?? "",
  };
}
const learned = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const MOVE_TO = { kind: "move-to", places: ["b", "c"], is_asked: true };

test("a piece in the hand makes its targets glow, and nothing is answered", async () => {
  const { aim, chosen } = aimAt(option("move", "a"), option("end", "z"));
  aim.carry("a", carrying(MOVE_TO));
  await learned();
  expect(["a", "b", "c", "z"].map((place) => aim.glows(place))).toEqual([false, true, true, false]);
  expect(chosen).toEqual([]);
});

test("put down on a target it answers both questions, the second when it comes", async () => {
  const { aim, chosen } = aimAt(option("move", "a"), option("end"));
  const carried = aim.carry("a", carrying(MOVE_TO));
  await learned();
  aim.putDown(carried, ["x", "b"]);
  expect(chosen).toEqual(["move"]);
  aim.put(null);
  aim.put(asking("move-to", option("to-b", "b"), option("to-c", "c")));
  expect(chosen).toEqual(["move", "to-b"]);
});

test("put down before its targets are known it waits for them", async () => {
  const { aim, chosen } = aimAt(option("move", "a"), option("end"));
  aim.putDown(aim.carry("a", carrying(MOVE_TO)), ["c"]);
  expect(chosen).toEqual([]);
  await learned();
  expect(chosen).toEqual(["move"]);
});

test("put down anywhere else it is back at its place", async () => {
  const { aim, chosen } = aimAt(option("move", "a"), option("end"));
  aim.putDown(aim.carry("a", carrying(MOVE_TO)), ["x"]);
  await learned();
  expect([chosen, aim.carried, aim.glows("a")]).toEqual([[], null, true]);
});

test("where the only target is taken without a question, no later question is answered", async () => {
  const { aim, chosen } = aimAt(option("move", "a"), option("end"));
  const carried = aim.carry("a", carrying({ ...MOVE_TO, places: ["b"], is_asked: false }));
  await learned();
  aim.putDown(carried, ["b"]);
  aim.put(asking("move-to", option("to-b", "b"), option("to-c", "c")));
  expect(chosen).toEqual(["move"]);
});

test("another question than the one looked ahead to is not answered", async () => {
  const { aim, chosen } = aimAt(option("move", "a"), option("end"));
  const carried = aim.carry("a", carrying(MOVE_TO));
  await learned();
  aim.putDown(carried, ["b"]);
  aim.put(asking("burn", option("burn-b", "b"), option("burn-c", "c")));
  expect(chosen).toEqual(["move"]);
});

test("a zone, the other place of an option, and the targets of what is asked about take a piece", () => {
  const { aim, chosen } = aimAt(option("buy", "card"), option("swap", "one", "two"), option("all", "copy", "twin"));
  const ways = carrying({}, { buy: ["near"] });
  expect([aim.canCarry("card", ways), aim.canCarry("one", ways), aim.canCarry("copy", ways, ["twin"])]).toEqual([true, true, false]);
  aim.putDown(aim.carry("card", ways), ["card", "near"]);
  aim.putDown(aim.carry("one", ways), ["two"]);
  aim.put({ ...asking("attack", option("at-x", "x"), option("at-y", "y")), subject: "wolf" });
  aim.putDown(aim.carry("wolf", ways), ["y"]);
  expect(chosen).toEqual(["buy", "swap", "at-y"]);
});

test("a new question takes the piece out of the hand", () => {
  const { aim, chosen } = aimAt(option("buy", "card"), option("end"));
  const carried = aim.carry("card", carrying({}, { buy: ["near"] }));
  aim.put(asking("other", option("yes"), option("no")));
  aim.putDown(carried, ["near"]);
  expect([chosen, aim.carried]).toEqual([[], null]);
});

test("keys are digits, then letters, then none", () => {
  expect([mark(0), mark(8), mark(9), mark(34), mark(35)]).toEqual(["1", "9", "A", "Z", ""]);
});
