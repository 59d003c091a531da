// The games in short, and the words on their cards, leave out nothing that a new player must know.

import { describe, expect, it } from "vitest";

import { hellbreak } from "./hellbreak";
import { nightbreak } from "./nightbreak";

const inShort = (game: { brief: { aim: string; steps: string[] } }): string => [game.brief.aim, ...game.brief.steps].join(" ");

describe("the games in short", () => {
  it("Nightbreak says that every hero must attack", () => {
    expect(inShort(nightbreak)).toContain("Each must attack once");
    expect(inShort(nightbreak)).not.toMatch(/Each may [^.]*attack/);
  });

  it.each(["flip", "six cards", "control value", "Jumpscare", "loyalty"])("HELLBREAK mentions %s", (word) => {
    expect(inShort(hellbreak)).toContain(word);
  });
});

describe("the words on cards", () => {
  it("indirect damage is divided by the player who is dealt it", () => {
    expect(hellbreak.keywords["indirect damage"]).toMatch(/^The player who is dealt it divides it/);
  });

  it.each(["Deal 3 damage to each enemy and to this hero.", "Heal 2 on each ally."])("“each” holds without arrows too: %s", (text) => {
    const found = nightbreak.terms.filter(([sign]) => sign.test(text)).map(([, word, meaning]) => `${word}: ${meaning}`);
    expect(found.join(" ")).toMatch(/Each: .*without arrows, everyone the text names/);
  });
});
