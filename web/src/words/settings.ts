// What a table's settings and their values are called on the page; the command line has its own short keys.

import type { SettingOffer } from "../protocol";

export interface SettingWords {
  title: string;
  hint?: string;
  values?: Record<string, string>;
  /** The formats in which it can be chosen; without them, in all. */
  formats?: string[];
}

const SEAT = /^\d$/;
const first = (title: string): SettingWords => ({ title, values: { random: "At random" } });
const deck = (title: string): SettingWords => ({ title, values: { dracula: "Dracula demo deck", jaws: "Jaws demo deck" } });

const settings: Record<string, Record<string, SettingWords>> = {
  nightbreak: {
    first: first("First player"),
    heroes: { title: "Starting heroes", values: { choose: "Players choose", random: "At random" } },
  },
  break: {
    first: { ...first("First player"), hint: "Chooses a nation first, or leads the nation named first." },
    setup: { title: "Starting positions", values: { arranged: "Players rearrange their troops", basic: "Basic set-up" } },
    rounds: { title: "Round limit", hint: "After the last round, total power decides.", values: { none: "No limit" } },
  },
  nightfall: {
    archives: {
      title: "Choosing archives",
      values: {
        recommended: "Recommended for this number of players",
        draft: "Draft",
        "two-player-draft": "Two-player draft",
        "quick-start": "Quick start",
        random: "At random",
      },
    },
    first: first("First player"),
    goal: { title: "Wounds that end the series", formats: ["series"] },
    variant: {
      title: "Format of each game",
      formats: ["series"],
      values: {
        standard: "Standard",
        "secret-archives": "Secret Archives",
        "open-archives": "Open Archives",
        "common-ground": "Common Ground",
      },
    },
  },
  hellbreak: {
    deck0: deck("Seat 1's deck"),
    deck1: deck("Seat 2's deck"),
    first: { ...first("Starts with the initiative"), formats: ["demo", "open"] },
    last_card: { title: "Jumpscare on the last health card", values: { jumpscare: "Can be used", none: "Cannot be used" } },
  },
  havenfall: {
    first: first("First player"),
    pixels: { title: "Starting pixels", values: { one: "1", two: "2 (Quick Play)" } },
    rounds: { title: "Round limit", values: { endless: "No limit" } },
  },
};

/** A game that the page does not know is told by its own keys. */
export function settingWords(game: string, setting: SettingOffer): SettingWords {
  return settings[game]?.[setting.key] ?? { title: setting.key.replaceAll("_", " "), hint: setting.summary };
}

export function valueWord(words: SettingWords, value: string): string {
  return words.values?.[value] ?? (words.values?.random && SEAT.test(value) ? `Seat ${Number(value) + 1}` : value);
}

/** Whether there is anything to choose on the page: in this format, and between more than one value. */
export function isOffered(words: SettingWords, setting: SettingOffer, format: string): boolean {
  return (setting.values.length > 1 || setting.takes_text) && (words.formats?.includes(format) ?? true);
}

/** A seat that is not at the table cannot go first. */
export function valuesFor(setting: SettingOffer, players: number): string[] {
  return setting.key === "first" ? setting.values.filter((value) => !SEAT.test(value) || Number(value) < players) : setting.values;
}
