import { describe, expect, it } from "vitest";
import { narrowest } from "./fit";

describe("how narrow a name can be", () => {
  it("is as wide as its longest word where there are lines enough", () => {
    expect(narrowest("Tome of Serpents", 3)).toBe(narrowest("Serpents", 1));
    expect(narrowest("Moth-Step", 2)).toBe(narrowest("Moth-", 1));
  });

  it("is wider with fewer lines", () => {
    const [one, two, three] = [1, 2, 3].map((lines) => narrowest("Axe of Kyrent Caverns", lines)) as [number, number, number];
    expect(one).toBeGreaterThan(two);
    expect(two).toBeGreaterThan(three);
  });

  it("knows wide letters from narrow ones", () => {
    expect(narrowest("Mummy", 1)).toBeGreaterThan(narrowest("Lilli", 1));
  });
});
