import type { SideView } from "./view";

/** The people and bots of a side, without the side's own name, which stands beside them. */
export function whoPlays(side: SideView, names: string[]): string {
  const who = side.seats.map((seat) => {
    const name = names[seat] ?? "";
    return /^[^(]+ \((.*)\)$/.exec(name)?.[1] ?? (name.startsWith(side.name) ? "" : name);
  });
  return [...new Set(who.filter(Boolean))].join(" + ");
}
