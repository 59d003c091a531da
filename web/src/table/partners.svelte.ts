// People who play one side together: what each of them points at, and who is to decide.

import { SvelteMap } from "svelte/reactivity";
import type { Seat, Signal, Signaled, You } from "../protocol";

const PACE = 120; // milliseconds between two signals: a mouse passes over many things

export class Partners {
  /** The seats of one's partners at other screens. */
  seats = $derived.by(() => {
    const own = this.you().seats;
    const teams = new Set(this.all().flatMap((holder) => (own.includes(holder.seat) ? [holder.team] : [])));
    if (teams.size !== 1) return [];
    return this.all().flatMap((holder) =>
      teams.has(holder.team) && holder.kind === "person" && !own.includes(holder.seat) ? [holder.seat] : [],
    );
  });
  /** The decisions are left to them. */
  leaves = $state(false);
  /** What they signaled last, by seat. */
  #signaled = new SvelteMap<number, Signaled>();
  #option = "";
  #sent = { option: "", leaves: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly all: () => Seat[],
    private readonly you: () => You,
    private readonly decisions: () => number,
    private readonly say: (signal: Signal) => void,
  ) {}

  /** The seats of partners who leave the decisions to this one. */
  leaving = $derived(this.seats.filter((seat) => this.#signaled.get(seat)?.leaves));

  hear(signaled: Signaled): void {
    this.#signaled.set(signaled.seat, signaled);
    if (signaled.leaves) this.leaves = false; // somebody must decide
  }

  /** The partners who point at this option of the question that is asked now. */
  pointingAt(option: string): number[] {
    return this.seats.filter((seat) => this.#pointed(seat) === option);
  }

  /** The options that partners point at now. */
  pointed = $derived(new Set(this.seats.map((seat) => this.#pointed(seat)).filter((option) => option !== "")));

  #pointed(seat: number): string {
    const signaled = this.#signaled.get(seat);
    return signaled?.decisions === this.decisions() ? signaled.option : "";
  }

  /** What a partner pointed at last, whatever was asked then. */
  lastOf(seat: number): string {
    return this.#signaled.get(seat)?.option ?? "";
  }

  /** Point at an option, or at none; it is told in a moment, unless something else is pointed at by then. */
  point(option: string): void {
    this.#option = option;
    if (this.seats.length > 0) this.#timer ??= setTimeout(() => this.tell(), PACE);
  }

  /** Tell it now. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { option, leaves } = this.#sent;
    if (this.seats.length === 0 || (option === this.#option && leaves === this.leaves)) return;
    this.#sent = { option: this.#option, leaves: this.leaves };
    this.say({ type: "signal", ...this.#sent });
  }

  leave(leaves: boolean): void {
    this.leaves = leaves;
    this.tell();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
