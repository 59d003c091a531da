import { tick } from "svelte";
import type {
  Ahead,
  Question,
  Changed,
  FromPage,
  FromServer,
  Hinted,
  EventSeen,
  Option,
  Reset,
  Spoken,
  Seat,
  State,
  RoomInfo,
  You,
} from "../protocol";
import { movesAllowed, settings, SPEEDS } from "../settings.svelte";
import { play, type Sound } from "../sounds";
import { Aim } from "./aim.svelte";
import { Connection, type Status } from "./connection";
import { apply, type Delta, type Json } from "./delta";
import type { View } from "./layout";
import { Partners } from "./partners.svelte";
import { stir } from "./stir";
import { traces, travel } from "./travel";

/** Milliseconds in which a question that came in the place of another one takes no answer: nobody has read it yet. */
export const UNREAD = 500;
const CROWD = 8; // changes that wait to be shown; with more of them it goes faster

interface Then {
  decisions: number;
  view: View;
  lines: number;
}

/** A table as this browser knows it: what is shown, what is asked, and what is still to be shown. */
export class TableModel {
  status = $state<Status>("connecting");
  info = $state.raw<RoomInfo | null>(null);
  seats = $state.raw<Seat[]>([]);
  you = $state.raw<You>({
    seats: [],
    is_host: false,
    may_look_from: [null],
    invitations: [],
    watch: null,
    can_open: [],
    can_give_back: [],
    can_leave: false,
  });
  state = $state.raw<State | null>(null);
  log = $state.raw<EventSeen[]>([]);
  talk = $state.raw<Spoken[]>([]);
  /** The table as it was, while somebody looks back. */
  then = $state.raw<Then | null>(null);
  /** The last thing that the server would not do, in its words. */
  refusal = $state("");
  hint = $state<Hinted | null>(null);
  isHinting = $state(false);
  /** A choice is under way to the server. */
  isSending = $state(false);
  /** Somebody else has answered what was asked here: who, and with what, if they pointed at it. */
  answered = $state.raw<{ seat: number; label: string } | null>(null);
  /** The question has just taken the place of another one: a click that was meant for that is not taken. */
  isUnread = $state(false);
  readonly aim = new Aim((option) => this.choose(option));
  readonly partners = new Partners(
    () => this.seats,
    () => this.you,
    () => this.state?.decisions ?? 0,
    (signal) => this.#say(signal),
  );
  /** Where the pieces are, for their travels. */
  root: Element | null = null;

  #waiting = $state.raw<(Changed | Reset)[]>([]);
  #isShowing = false;
  #skips = false;
  /** When something was shown last that the log tells of. */
  #shownAt = -Infinity;
  /** Who wants to know where an option leads, by its key. */
  #aheads = new Map<string, (found: Ahead) => void>();
  /** What was asked when a finger or a mouse button went down. */
  #pressedAt: Question | null = null;
  /** What was asked before somebody who is asked something else answered. */
  #kept: Question | null = null;
  #reading: ReturnType<typeof setTimeout> | undefined;
  readonly #connection: Connection;

  constructor(table: string, secret: string) {
    this.#connection = new Connection(
      table,
      secret,
      () => this.state?.seat ?? null,
      (message) => this.#hear(message),
      (status) => (this.status = status),
    );
  }

  /** The view to draw: now, or as it was. */
  view = $derived<View | null>((this.then?.view ?? this.state?.view ?? null) as View | null);
  isOver = $derived((this.state?.view["outcome"] ?? null) !== null);
  isBehind = $derived(this.#waiting.length > 0);
  /** Somebody else at this screen is asked, and has secrets: they should be alone with it first. */
  calledAway = $derived(!this.isBehind && this.state?.call?.is_secret ? this.state.call.seat : null);

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
    this.partners.close();
    clearTimeout(this.#reading);
  }

  hurry(): void {
    this.#connection.hurry();
  }

  // ------------------------------------------------------------ what the player does

  choose(option: Option): void {
    const question = this.aim.question;
    if (!question?.options.includes(option) || this.isSending || this.isUnread || this.then) return;
    this.isSending = true;
    this.refusal = "";
    this.answered = null;
    this.partners.point(option.key);
    this.partners.tell();
    this.#say({ type: "choose", decisions: this.state!.decisions, seat: question.seat, option: option.key, question: question.kind });
  }

  /** A finger or a mouse button goes down. */
  press(): void {
    this.#pressedAt = this.aim.question;
  }

  /** What is let go now was pressed when the same was asked. */
  isPressedHere(): boolean {
    return this.#pressedAt === this.aim.question;
  }

  /** Where would this option lead? Nothing is answered by asking. */
  lookAhead(option: Option): Promise<Ahead> {
    const question = this.aim.question!;
    return new Promise((resolve) => {
      this.#aheads.set(option.key, resolve);
      this.#say({ type: "look-ahead", decisions: this.state!.decisions, seat: question.seat, option: option.key });
    });
  }

  /** Leave the decisions to one's partners, or take part again. */
  leaveDecisions(leaves: boolean): void {
    this.partners.leave(leaves);
    this.#ask();
  }

  undo(): void {
    this.refusal = "";
    this.#say({ type: "undo", number: this.state!.number });
  }

  askForHint(): void {
    const question = this.aim.question;
    if (!question) return;
    this.isHinting = true;
    this.#say({ type: "hint", seat: question.seat });
  }

  lookFrom(seat: number | null): void {
    this.#say({ type: "look-from", seat });
  }

  /** See the table after so many choices; null: now. */
  lookAt(decisions: number | null): void {
    if (decisions === null || decisions >= (this.state?.decisions ?? 0)) {
      this.then = null;
      this.#ask();
    } else {
      this.#say({ type: "look-at", decisions });
    }
  }

  say(text: string, toTeam = false): void {
    this.#say({ type: "say", text, to_team: toTeam });
  }

  freeSeat(seat: number, bot = ""): void {
    this.#say({ type: "free-seat", seat, bot });
  }

  leaveTable(): void {
    this.#say({ type: "leave-room" });
  }

  rematch(): void {
    this.#say({ type: "rematch" });
  }

  /** Show everything at once until the next question. */
  skip(): void {
    this.#skips = true;
  }

  #say(message: FromPage): void {
    this.#connection.say(message);
  }

  // ------------------------------------------------------------ what the server says

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.info;
        this.seats = message.seats;
        this.you = message.you;
        this.talk = message.talk;
        this.#showAll(message.state, message.log);
        break;
      case "reset":
        // What others did before the screen turns to another seat is shown first.
        if (message.state.seat !== this.state?.seat && this.#waiting.length > 0) this.#waiting = [...this.#waiting, message];
        else this.#showAll(message.state, message.log);
        break;
      case "changed":
        this.#waiting = [...this.#waiting, message];
        void this.#showOn();
        break;
      case "seats":
        this.info = message.info;
        this.seats = message.seats;
        this.you = message.you;
        break;
      case "spoken":
        this.talk = [...this.talk, message];
        play("talk");
        break;
      case "past":
        this.then = { decisions: message.decisions, view: message.view as unknown as View, lines: message.lines };
        this.aim.put(null);
        break;
      case "hinted":
        this.isHinting = false;
        this.hint = message;
        this.aim.considered = this.aim.question?.options.find((one) => one.key === message.option) ?? null;
        break;
      case "ahead":
        this.#aheads.get(message.option)?.(message);
        this.#aheads.delete(message.option);
        break;
      case "signaled":
        this.partners.hear(message);
        if (message.leaves && !this.aim.question) this.#ask();
        break;
      case "refused":
        this.isSending = false;
        this.isHinting = false;
        if (message.what === "look-ahead") this.aim.putBack();
        this.refusal = message.why;
        break;
    }
  }

  #showAll(state: State, log: EventSeen[]): void {
    this.#waiting = [];
    if (state.seat !== this.state?.seat) this.then = null;
    this.state = state;
    this.log = log;
    this.isSending = false;
    this.isHinting = false;
    this.#ask();
  }

  /** Show what waits, one choice after the other, slowly enough to follow. */
  async #showOn(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    while (this.#waiting.length > 0) {
      const next = this.#waiting[0]!;
      await this.#letSee(next);
      if (this.#waiting[0] !== next) continue; // everything came anew in the meantime
      if (next.type === "reset") {
        this.#showAll(next.state, next.log);
        break;
      }
      await this.#show(next);
      this.#waiting = this.#waiting.filter((one) => one !== next);
      if (next.log.length > 0) this.#shownAt = performance.now();
    }
    if (this.isOver || this.state!.questions.length > 0) this.#skips = false;
    this.#isShowing = false;
    this.#ask();
  }

  async #show(change: Changed): Promise<void> {
    const old = this.state!;
    const moves = movesAllowed() && !this.#skips && !this.then && document.visibilityState === "visible";
    const before = moves && this.root ? traces(this.root) : null;
    const view = apply(old.view as Json, change.delta as Delta | null) as Record<string, unknown>;
    const { number, decisions, questions, call, can_undo, thinking } = change;
    this.state = { number, decisions, questions, call, can_undo, thinking, seat: old.seat, view };
    this.log = [...this.log, ...change.log];
    this.#noteWhoAnswered(change.by);
    if (this.you.seats.includes(change.by)) this.isSending = false;
    this.aim.put(null);
    const isSeen = change.delta !== null || change.log.length > 0;
    if (isSeen) play(this.#soundOf(change));
    await tick();
    if (!before || !this.root || !isSeen) return;
    travel(this.root, before);
    stir(this.root, change.log);
  }

  /** Of those who are asked the same, one has answered; of others, their answers leave this question open. */
  #noteWhoAnswered(seat: number): void {
    const question = this.aim.question;
    this.#kept = null;
    if (this.you.seats.includes(seat)) this.answered = null;
    else if (!this.partners.seats.includes(seat)) this.#kept = question;
    else {
      const meant = this.partners.lastOf(seat);
      this.answered = { seat, label: question?.options.find((one) => one.key === meant)?.label ?? "" };
      if (question) this.#letRead();
    }
  }

  /** What is asked: the same object as before where it is the same question. */
  #asked(): Question | null {
    const question = this.state?.questions[0] ?? null;
    const kept = this.#kept;
    this.#kept = null;
    if (!question || !kept || kept.kind !== question.kind || kept.options.length !== question.options.length) return question;
    return kept.options.every((option, index) => option.key === question.options[index]!.key) ? kept : question;
  }

  #letRead(): void {
    clearTimeout(this.#reading);
    this.isUnread = true;
    this.#reading = setTimeout(() => (this.isUnread = false), UNREAD);
  }

  #soundOf(change: Changed): Sound {
    if (this.isOver) return "end";
    if (change.questions.length > 0) return "yourTurn";
    return "move";
  }

  /** What somebody else does waits until the last thing that the log tells of has been seen; one's own choices do not. */
  async #letSee(next: Changed | Reset): Promise<void> {
    if (!this.root || (next.type === "changed" && this.you.seats.includes(next.by))) return;
    const isLeft = (): boolean => {
      const hurry = Math.max(1, this.#waiting.length / CROWD);
      return performance.now() < this.#shownAt + SPEEDS[settings.speed] / hurry;
    };
    while (!this.#skips && isLeft()) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  #ask(): void {
    if (this.then || this.isBehind) return;
    this.hint = null;
    this.aim.put(this.partners.leaves ? null : this.#asked());
    const call = this.state?.call;
    if (call && !call.is_secret) this.lookFrom(call.seat);
  }
}
