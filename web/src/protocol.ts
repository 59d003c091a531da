// Made by tools/page_types.py from src/breakfall/server/messages. Do not edit.

export const VERSION = 2;

export interface BotOffer {
  key: string;
  title: string;
  summary: string;
}

export interface Catalog {
  version: number;
  games: GameOffer[];
  bots: BotOffer[];
  default_bot: string;
}

export interface ChapterText {
  number: string;
  title: string;
  text: string;
  rules: RuleText[];
}

export interface FormatOffer {
  key: string;
  title: string;
  summary: string;
  players: number[];
  teams: Record<string, number[][]>;
}

export interface GameOffer {
  key: string;
  title: string;
  summary: string;
  formats: FormatOffer[];
  settings: SettingOffer[];
}

export interface RulebookText {
  title: string;
  text: string;
  chapters: ChapterText[];
}

export interface RuleText {
  number: string;
  title: string;
  text: string;
}

export interface SettingOffer {
  key: string;
  values: string[];
  summary: string;
  takes_text: boolean;
}

export interface AskForHint {
  type: "hint";
  seat: number;
}

export interface Choose {
  type: "choose";
  decisions: number;
  seat: number;
  option: string;
  question?: string;
}

export interface FreeSeat {
  type: "free-seat";
  seat: number;
  bot?: string;
}

export interface Hello {
  type: "hello";
  version: number;
  secret: string;
  seat?: number | null;
}

export interface LeaveRoom {
  type: "leave-room";
}

export interface LookAhead {
  type: "look-ahead";
  decisions: number;
  seat: number;
  option: string;
}

export interface LookAt {
  type: "look-at";
  decisions: number;
}

export interface LookFrom {
  type: "look-from";
  seat: number | null;
}

export interface Rematch {
  type: "rematch";
}

export interface Say {
  type: "say";
  text: string;
  to_team?: boolean;
}

export interface Signal {
  type: "signal";
  option?: string;
  leaves?: boolean;
}

export interface Undo {
  type: "undo";
  number: number;
}

export interface Ahead {
  type: "ahead";
  decisions: number;
  option: string;
  kind: string;
  places: string[];
  is_asked: boolean;
}

export interface Call {
  seat: number;
  is_secret: boolean;
}

export interface Changed {
  type: "changed";
  number: number;
  decisions: number;
  by: number;
  delta: Record<string, unknown> | null;
  log: EventSeen[];
  questions: Question[];
  call: Call | null;
  can_undo: boolean;
  thinking: number[];
}

export interface EventSeen {
  kind: string;
  text: string;
  decisions: number;
  facts?: Record<string, unknown>;
  is_heading?: boolean;
  seat?: number;
}

export interface Hinted {
  type: "hinted";
  seat: number;
  option: string;
  level: string;
  share: number;
  chance: number;
}

export interface Invitation {
  seat: number;
  code: string;
  link: string;
}

export interface Option {
  key: string;
  label: string;
  places: string[];
}

export interface Past {
  type: "past";
  decisions: number;
  view: Record<string, unknown>;
  lines: number;
}

export interface Question {
  seat: number;
  kind: string;
  prompt: string;
  rule: string;
  options: Option[];
  subject?: string;
}

export interface Refused {
  type: "refused";
  what: string;
  why: string;
  is_final?: boolean;
}

export interface Reset {
  type: "reset";
  state: State;
  log: EventSeen[];
}

export interface RoomInfo {
  room: string;
  game: string;
  format: string;
  format_title: string;
  players: number;
  settings: Record<string, string>;
  is_replay: boolean;
  next_room: string | null;
  is_seed_named: boolean;
  grace: number;
}

export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  is_here: boolean;
  team: number;
  stands_in_for: string;
}

export interface Seats {
  type: "seats";
  info: RoomInfo;
  seats: Seat[];
  you: You;
}

export interface Signaled {
  type: "signaled";
  seat: number;
  decisions: number;
  option: string;
  leaves: boolean;
}

export interface Spoken {
  type: "spoken";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  team?: number | null;
}

export interface State {
  number: number;
  decisions: number;
  seat: number | null;
  view: Record<string, unknown>;
  questions: Question[];
  call: Call | null;
  can_undo: boolean;
  thinking: number[];
}

export interface Welcome {
  type: "welcome";
  version: number;
  info: RoomInfo;
  seats: Seat[];
  you: You;
  state: State;
  log: EventSeen[];
  talk: Spoken[];
}

export interface You {
  seats: number[];
  is_host: boolean;
  may_look_from: (number | null)[];
  invitations: Invitation[];
  watch: Invitation | null;
  can_open: number[];
  can_give_back: number[];
  can_leave: boolean;
}

export interface Course {
  decisions: number[];
  chances: number[][];
}

export interface CreateRoom {
  game: string;
  seats: SeatPlan[];
  format?: string | null;
  seed?: string | number | null;
  settings?: Record<string, string>;
  name?: string;
}

export interface Join {
  code: string;
  name?: string;
}

export interface Key {
  room: string;
  secret: string;
}

export interface Keyring {
  keys: Key[];
}

export interface OpenReplay {
  record: Record<string, unknown>;
}

export interface Problem {
  error: string;
}

export interface RoomSummary {
  room: string;
  game: string;
  format: string;
  names: string[];
  seats: number[];
  decisions: number;
  is_over: boolean;
  is_your_turn: boolean;
  result: string;
  changed_at: number;
}

export interface Seated {
  room: string;
  secret: string;
  seats: number[];
}

export interface SeatPlan {
  kind: "bot" | "me" | "open";
  bot?: string;
}

export type FromServer = Welcome | Changed | Reset | Seats | Spoken | Past | Hinted | Ahead | Signaled | Refused;

export type FromPage = Hello | Choose | Undo | LookFrom | LookAt | LookAhead | AskForHint | Signal | Say | FreeSeat | LeaveRoom | Rematch;
