// What this browser remembers of how its player likes things.

export const SPEEDS = { slow: 2000, normal: 1000, fast: 400, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

interface Kept {
  theme: "dark" | "light";
  speed: Speed;
  sounds: boolean;
  name: string;
  /** The games whose help was opened once. */
  known: string[];
}

const KEY = "breakfall.settings";

function read(): Kept {
  const theme = document.documentElement.dataset.theme === "light" ? "light" : "dark";
  const standard: Kept = { theme, speed: "normal", sounds: false, name: "", known: [] };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return standard; // somebody else wrote there
  }
}

export const settings = $state<Kept>(read());

/** Change some of it, and remember. */
export function set(change: Partial<Kept>): void {
  Object.assign(settings, change);
  document.documentElement.dataset.theme = settings.theme;
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** People who ask their system for less motion get none. */
export function movesAllowed(): boolean {
  return settings.speed !== "instant" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
