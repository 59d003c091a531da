import { words } from "../words";
import type { GameFace, View } from "./layout";
import type { TableModel } from "./model.svelte";

/** Who sits on each seat: a person's or bot's name, with what the game calls the seat. */
export function namesOf(model: TableModel, face: GameFace, view: View): string[] {
  const mine = model.you.seats;
  return Array.from({ length: view.players }, (_, seat) => {
    const title = face.seatName(view, seat) ?? words.player(seat);
    if (mine.length === 1 && mine[0] === seat) return words.you;
    if (mine.includes(seat)) return title; // they share the device, and one name
    const holder = model.seats.find((one) => one.seat === seat);
    const who = holder?.kind === "open" ? words.openSeat : holder?.name;
    return who ? `${title} (${who})` : title;
  });
}
