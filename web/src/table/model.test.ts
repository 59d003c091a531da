import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Changed, FromServer } from "../protocol";
import { set, SPEEDS } from "../settings.svelte";
import { TableModel, UNREAD } from "./model.svelte";

const ME = 0;
const BOT = 1;

/** A server that says what the test tells it to. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(): void {}
  close(): void {}
}

function say(message: FromServer): void {
  Socket.last.onmessage!({ data: JSON.stringify(message) });
}

const state = { number: 0, decisions: 0, seat: ME, view: { asked: [] }, questions: [], call: null, can_undo: false, thinking: [BOT] };

/** The choice of that number is made, and the log tells of it. */
function made(by: number, number: number, log = [{ kind: "done", text: `choice ${number}`, decisions: number }]): void {
  const change: Changed = {
    type: "changed",
    number,
    decisions: number,
    by,
    delta: null,
    log,
    questions: [],
    call: null,
    can_undo: false,
    thinking: [],
  };
  say(change);
}

let model: TableModel;
const shown = async (): Promise<number> => {
  await vi.advanceTimersByTimeAsync(0);
  return model.state!.decisions;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  set({ speed: "normal" });
  model = new TableModel("table", "secret");
  model.open();
  model.root = document.createElement("main");
  const you = {
    seats: [ME],
    is_host: true,
    may_look_from: [ME],
    invitations: [],
    watch: null,
    can_open: [],
    can_give_back: [],
    can_leave: true,
  };
  say({ type: "welcome", version: 1, info: {} as never, seats: [], you, state, log: [], talk: [] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what a bot does at once is shown one after the other, slowly enough to follow", async () => {
  for (const number of [1, 2, 3]) {
    made(BOT, number);
    await vi.advanceTimersByTimeAsync(10); // it thinks so fast that each is shown before the next one comes
  }
  expect(await shown()).toBe(1);
  expect(model.isBehind).toBe(true);
  await vi.advanceTimersByTimeAsync(SPEEDS.normal);
  expect(await shown()).toBe(2);
  await vi.advanceTimersByTimeAsync(SPEEDS.normal);
  expect(await shown()).toBe(3);
  expect(model.isBehind).toBe(false);
});

test("one's own choice is shown at once, and so is what the log does not tell of", async () => {
  made(BOT, 1);
  made(ME, 2);
  expect(await shown()).toBe(2);
  set({ speed: "slow" });
  await vi.advanceTimersByTimeAsync(SPEEDS.slow);
  made(BOT, 3, []);
  made(BOT, 4);
  expect(await shown()).toBe(4);
});

test("somebody who skips ahead waits for nothing until the next question", async () => {
  made(BOT, 1);
  made(BOT, 2);
  expect(await shown()).toBe(1);
  model.skip();
  await vi.advanceTimersByTimeAsync(60);
  made(BOT, 3);
  expect(await shown()).toBe(3);
});

const PARTNER = 2;
const question = (kind: string): Changed["questions"] => [
  {
    seat: ME,
    kind,
    prompt: kind,
    rule: "",
    subject: "",
    options: [
      { key: "yes", label: "Yes", places: [] },
      { key: "no", label: "No", places: [] },
    ],
  },
];

/** One's own side has two people; somebody has chosen, and this is asked now. */
function askedAfter(by: number, number: number, kind: string): void {
  const seats = [ME, BOT, PARTNER].map((seat) => ({
    seat,
    kind: "person" as const,
    name: `guest ${seat}`,
    bot: "",
    is_here: true,
    team: seat % 2,
    stands_in_for: "",
  }));
  say({ type: "seats", info: {} as never, seats, you: model.you });
  say({
    type: "changed",
    number,
    decisions: number,
    by,
    delta: null,
    log: [],
    questions: question(kind),
    call: null,
    can_undo: false,
    thinking: [],
  });
}

test("a question that takes the place of one that a partner answered takes no answer before it can be read", async () => {
  askedAfter(BOT, 1, "first");
  await shown();
  const first = model.aim.question!;
  askedAfter(PARTNER, 2, "second");
  await shown();
  expect(model.aim.question?.kind).toBe("second");
  model.choose(model.aim.question!.options[0]!);
  expect([model.isSending, model.answered?.seat]).toEqual([false, PARTNER]);
  await vi.advanceTimersByTimeAsync(UNREAD);
  model.choose(first.options[0]!); // an option of the question before
  expect(model.isSending).toBe(false);
  model.choose(model.aim.question!.options[0]!);
  expect(model.isSending).toBe(true);
});

test("what others answer who are asked something else leaves the question as it was", async () => {
  askedAfter(BOT, 1, "bid");
  await shown();
  const before = model.aim.question;
  model.press();
  askedAfter(BOT, 2, "bid");
  await shown();
  expect([model.aim.question === before, model.isPressedHere(), model.isUnread]).toEqual([true, true, false]);
});
