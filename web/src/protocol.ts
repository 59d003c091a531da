// Made by tools/page_types.py from src/breakfall/server/messages.py. Do not edit.

export const VERSION = 1;

export interface FormatOffer {
  key: string;
  title: string;
  summary: string;
  players: number[];
  teams: Record<string, number[][]>;
}

export interface SettingOffer {
  key: string;
  values: string[];
  summary: string;
  takes_text: boolean;
}

export interface BotOffer {
  key: string;
  title: string;
  summary: string;
}

export interface GameOffer {
  key: string;
  title: string;
  summary: string;
  formats: FormatOffer[];
  settings: SettingOffer[];
}

export interface Shelf {
  version: number;
  games: GameOffer[];
  bots: BotOffer[];
  default_bot: string;
}

export interface RuleText {
  number: string;
  title: string;
  text: string;
}

export interface ChapterText {
  number: string;
  title: string;
  text: string;
  rules: RuleText[];
}

export interface RulebookText {
  title: string;
  text: string;
  chapters: ChapterText[];
}

export interface SeatPlan {
  kind: "bot" | "me" | "open";
  bot?: string;
}

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  format?: string | null;
  seed?: string | number | null;
  options?: Record<string, string>;
  name?: string;
}

export interface Joining {
  code: string;
  name?: string;
}

export interface Seated {
  table: string;
  secret: string;
  seats: number[];
}

export interface Key {
  table: string;
  secret: string;
}

export interface Keyring {
  keys: Key[];
}

export interface TableSummary {
  table: string;
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

export interface Replaying {
  record: Record<string, unknown>;
}

export interface Problem {
  error: string;
}

export interface Course {
  decisions: number[];
  chances: number[][];
}

export interface Spot {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  is_here: boolean;
  team: number;
  stands_in_for: string;
}

export interface Invitation {
  seat: number;
  code: string;
  link: string;
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

export interface TableInfo {
  table: string;
  game: string;
  format: string;
  format_title: string;
  players: number;
  options: Record<string, string>;
  is_replay: boolean;
  next_table: string | null;
  is_seed_named: boolean;
  grace: number;
}

export interface OptionOffer {
  key: string;
  label: string;
  points_at: string[];
}

export interface Ask {
  seat: number;
  kind: string;
  prompt: string;
  rule: string;
  options: OptionOffer[];
  subject?: string;
}

export interface Line {
  text: string;
  decisions: number;
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

export interface Call {
  seat: number;
  is_secret: boolean;
}

export interface State {
  number: number;
  decisions: number;
  seat: number | null;
  view: Record<string, unknown>;
  asks: Ask[];
  call: Call | null;
  can_take_back: boolean;
  thinking: number[];
}

export interface Welcome {
  type: "welcome";
  version: number;
  info: TableInfo;
  spots: Spot[];
  you: You;
  state: State;
  log: Line[];
  talk: Spoken[];
}

export interface Changed {
  type: "changed";
  number: number;
  decisions: number;
  by: number;
  delta: Record<string, unknown> | null;
  log: Line[];
  asks: Ask[];
  call: Call | null;
  can_take_back: boolean;
  thinking: number[];
}

export interface Reset {
  type: "reset";
  state: State;
  log: Line[];
}

export interface Seats {
  type: "seats";
  info: TableInfo;
  spots: Spot[];
  you: You;
}

export interface Past {
  type: "past";
  decisions: number;
  view: Record<string, unknown>;
  lines: number;
}

export interface Hinted {
  type: "hinted";
  seat: number;
  option: string;
  level: string;
  share: number;
  chance: number;
}

export interface Ahead {
  type: "ahead";
  decisions: number;
  option: string;
  kind: string;
  places: string[];
  is_asked: boolean;
}

export interface Signaled {
  type: "signaled";
  seat: number;
  decisions: number;
  option: string;
  leaves: boolean;
}

export interface Refused {
  type: "refused";
  what: string;
  why: string;
  is_final?: boolean;
}

export interface Hello {
  type: "hello";
  version: number;
  secret: string;
  seat?: number | null;
}

export interface Choose {
  type: "choose";
  decisions: number;
  seat: number;
  option: string;
  question?: string;
}

export interface TakeBack {
  type: "take-back";
  number: number;
}

export interface LookFrom {
  type: "look-from";
  seat: number | null;
}

export interface LookAt {
  type: "look-at";
  decisions: number;
}

export interface AskForHint {
  type: "hint";
  seat: number;
}

export interface Say {
  type: "say";
  text: string;
  to_team?: boolean;
}

export interface LookAhead {
  type: "look-ahead";
  decisions: number;
  seat: number;
  option: string;
}

export interface Signal {
  type: "signal";
  option?: string;
  leaves?: boolean;
}

export interface FreeSeat {
  type: "free-seat";
  seat: number;
  bot?: string;
}

export interface LeaveTable {
  type: "leave-table";
}

export interface Rematch {
  type: "rematch";
}

export type FromServer = Welcome | Changed | Reset | Seats | Spoken | Past | Hinted | Ahead | Signaled | Refused;

export type FromPage = Hello | Choose | TakeBack | LookFrom | LookAt | LookAhead | AskForHint | Signal | Say | FreeSeat | LeaveTable | Rematch;
