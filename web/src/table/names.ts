import { words } from "../words";
import type { View } from "./layout";
import type { TableModel } from "./model.svelte";

/** What the game calls a seat ("Sun", "Forest", "Dracula"), or its number. */
export const titleOf = (view: View, seat: number): string => view.shell.seats[seat]?.name ?? words.player(seat);

/** Who sits on each seat: a person's or bot's name, with what the game calls the seat. */
export function namesOf(model: TableModel, view: View): string[] {
  const mine = model.you.seats;
  return Array.from({ length: view.players }, (_, seat) => {
    const title = titleOf(view, seat);
    if (mine.length === 1 && mine[0] === seat) return words.you;
    if (mine.includes(seat)) return title; // they share the device, and one name
    const holder = model.seats.find((one) => one.seat === seat);
    const who = holder?.kind === "open" ? words.openSeat : holder?.name;
    return who ? `${title} (${who})` : title;
  });
}
