// Settings of a new table speak like a board-game app, not like the command line.

import { describe, expect, it } from "vitest";

import { isOffered, settingWords, valuesFor, valueWord } from "./settings";

const setting = (key: string, values: string[], takes_text = false) => ({ key, values, summary: "what it is", takes_text });

describe("the settings of a new table", () => {
  it("a seat is counted from one, and one that is not at the table cannot go first", () => {
    const first = setting("first", ["random", "0", "1", "2", "3", "4"]);
    const words = settingWords("nightfall", first);
    expect(valuesFor(first, 2).map((value) => valueWord(words, value))).toEqual(["At random", "Seat 1", "Seat 2"]);
  });

  it("a number that is no seat stays a number", () => {
    const rounds = setting("rounds", ["80", "none", "20"]);
    expect(rounds.values.map((value) => valueWord(settingWords("break", rounds), value))).toEqual(["80", "No limit", "20"]);
    expect(valuesFor(rounds, 2)).toEqual(rounds.values);
  });

  it("only what can be chosen is offered", () => {
    const goal = setting("goal", ["100", "50"]);
    expect(isOffered(settingWords("nightfall", goal), goal, "standard")).toBe(false);
    expect(isOffered(settingWords("nightfall", goal), goal, "series")).toBe(true);
    const without = setting("without", ["nothing"]);
    expect(isOffered(settingWords("nightfall", without), without, "standard")).toBe(false);
    const deck = setting("deck0", ["dracula"], true);
    expect(isOffered(settingWords("hellbreak", deck), deck, "open")).toBe(true);
  });

  it("a game of somebody else's is told by its own keys", () => {
    expect(settingWords("chess", setting("time_limit", ["5", "10"]))).toEqual({ title: "time limit", hint: "what it is" });
  });
});
