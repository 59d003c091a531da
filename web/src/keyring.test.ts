import { beforeEach, expect, test } from "vitest";
import { forget, gameOf, keep, keys, secretFor } from "./keyring";

beforeEach(() => localStorage.clear());

test("the seat taken last comes first, and one that is forgotten is gone", () => {
  keep({ room: "first", secret: "one" });
  keep({ room: "second", secret: "two", game: "break" });
  expect(keys()).toEqual([
    { room: "second", secret: "two" },
    { room: "first", secret: "one" },
  ]);
  forget("second");
  expect([secretFor("second"), secretFor("first")]).toEqual([null, "one"]);
});

test("keys that an older page kept still open their tables", () => {
  localStorage.setItem("breakfall.keys", JSON.stringify([{ table: "old", secret: "kept", game: "nightfall" }]));
  expect([secretFor("old"), gameOf("old")]).toEqual(["kept", "nightfall"]);
  keep({ room: "new", secret: "fresh" });
  expect(keys()).toEqual([
    { room: "new", secret: "fresh" },
    { room: "old", secret: "kept" },
  ]);
});
