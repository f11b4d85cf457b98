// Made by tools/client_types.py from src/tafelrunde/server/protocol/: don't change it here.

/** Anything JSON can say. */
export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };

export const PROTOCOL = 1;
export const MOST_BYTES = 8192;
export const MOST_ACTIONS = 64;

/** Why something is refused. */
export type RefusalCode =
  | "malformed"
  | "too-big"
  | "unknown-person"
  | "wrong-password"
  | "name-taken"
  | "bad-name"
  | "bad-password"
  | "bad-setting"
  | "no-game"
  | "no-table"
  | "no-record"
  | "bad-record"
  | "no-scenario"
  | "bad-scenario"
  | "link-expired"
  | "by-invitation"
  | "no-watching"
  | "table-full"
  | "seat-taken"
  | "not-seated"
  | "already-seated"
  | "not-host"
  | "wrong-status"
  | "stale"
  | "illegal"
  | "no-undo"
  | "no-odds"
  | "no-coach"
  | "coach-busy"
  | "no-summary"
  | "too-fast"
  | "bad-origin"
  | "old-client"
  | "hello-first"
  | "unavailable";

export type Name = string;

export type Visibility = "private" | "link" | "listed";

export type Status = "open" | "gathering" | "playing" | "over" | "closed";

/** a verb and plain values */
export type Action = Value[];

/** key and arguments; whom else it was told is nobody's business */
export type Event = [string, Value[]];

/**
 * How long people may think.
 *
 * `move`: so many seconds for each decision (days-long games too). `bank`: so many seconds for the
 * whole match, and `increment` more for each decision. A window has its own common time.
 */
export interface ClockWish {
  kind: "none" | "move" | "bank";
  seconds: number;
  increment: number;
  /** seconds a window lasts at least */
  window_least: number;
  /** then whoever is silent passes */
  window_most: number;
}

/** How long people may think. What is left out takes its usual value. */
export interface ClockWishDraft {
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
  /** seconds a window lasts at least */
  window_least?: number;
  /** then whoever is silent passes */
  window_most?: number;
}

/** Whether people without a seat may watch, and by how many seconds they lag behind. */
export interface Watching {
  allowed: boolean;
  delay: number;
}

/** Whether people without a seat may watch, and by how many seconds they lag behind. What is left out takes its usual value. */
export interface WatchingDraft {
  allowed?: boolean;
  delay?: number;
}

export type FileName = string;

export type FileText = string;

/** What the players agreed on before the match. */
export interface TableSetting {
  game: string;
  players: number;
  modules: string[];
  options: Record<string, number>;
  visibility: Visibility;
  clock: ClockWish;
  /** milliseconds before a bot's move */
  pace: number;
  watching: Watching;
  /** people may ask for exact odds */
  odds: boolean;
  /** auto: hints where only one person plays */
  coach: "auto" | "on" | "off";
  /** what the table brings, such as a map of its own */
  files: Record<FileName, FileText>;
}

/** What the players agreed on before the match. What is left out takes its usual value. */
export interface TableSettingDraft {
  game: string;
  players: number;
  modules?: string[];
  options?: Record<string, number>;
  visibility?: Visibility;
  clock?: ClockWishDraft;
  /** milliseconds before a bot's move */
  pace?: number;
  watching?: WatchingDraft;
  /** people may ask for exact odds */
  odds?: boolean;
  /** auto: hints where only one person plays */
  coach?: "auto" | "on" | "off";
  /** what the table brings, such as a map of its own */
  files?: Record<FileName, FileText>;
}

/** A seat as everybody at the table sees it, but for `you`. */
export interface Seat {
  kind: "open" | "person" | "bot";
  /** empty for an open seat */
  name: string;
  /** of the bot, or of the one that stands in */
  level: string;
  /** a person whose page is open */
  here: boolean;
  /** why a bot plays for this person */
  stand_in: "" | "left" | "time";
  /** the seat the reader has now */
  you: boolean;
  /** the reader's: several, where their device is passed around */
  own: boolean;
  /** in this series */
  wins: number;
}

/** Seats that want another match, or to break this one off. */
export interface Votes {
  rematch: number[];
  abandon: number[];
}

/** A table as one reader sees it. */
export interface TableInfo {
  id: string;
  setting: TableSetting;
  status: Status;
  seats: Seat[];
  /** the reader may change seats and start */
  host: boolean;
  /** the reader's seat */
  you: number;
  /** token of the invitation link, for those at the table */
  invitation: string;
  /** number of the match in the series, from 1; 0 before the first */
  match: number;
  votes: Votes;
  watchers: number;
  /** milliseconds since 1970 */
  created: number;
  /** the rules were updated since this match began */
  updated_rules: boolean;
  /** whoever has to decide may ask for a hint */
  coach: boolean;
}

/** Something said at the table. */
export interface ChatLine {
  number: number;
  time: number;
  /** -1: a spectator */
  seat: number;
  name: string;
  text: string;
}

/** A reason; its text is `reason-<key>`, its values are those the vocabulary declares. */
export interface Because {
  key: string;
  values: Value[];
}

/** Something else that could be done, and how far it stays behind what is suggested. */
export interface Weighed {
  action: Action;
  then: Action[];
  /** to win, 0 to 1 */
  chance: number;
  /** by so much of a chance */
  behind: number;
  /** standard error of that */
  error: number;
  /** worlds */
  tried: number;
}

export type Ref = number;

export type Hex = string;

export type Word = string;

export type Text = string;

/** Opens the conversation; with the `boot` and `seq` heard last, only the rest is sent. */
export interface Hello {
  t: "hello";
  protocol: number;
  boot?: string;
  viewer?: number;
  seq?: number;
  seat?: number;
}

/** Answer a decision, by one action or several in a row (a gesture). */
export interface Act {
  t: "act";
  ref: Ref;
  /** the decision's id: serial and seat */
  decision: [number, number];
  actions: Action[];
}

/** Take the last action back, if nobody learned anything from it. */
export interface Undo {
  t: "undo";
  ref: Ref;
}

/**
 * Leave a standing order for windows: answer by the first option with this verb, else pass.
 *
 * It holds until the seat is next asked something outside windows (`turn`), or to the end of the
 * match; an empty `step` means every window.
 */
export interface Order {
  t: "order";
  ref: Ref;
  step?: string;
  verb?: Word;
  until?: "turn" | "match";
}

/** Take all standing orders back. */
export interface CancelOrders {
  t: "cancel_orders";
  ref: Ref;
}

/** Nobody at a device that is passed around answers the window of this serial (any more). */
export interface PassAll {
  t: "pass_all";
  ref: Ref;
  serial: number;
}

/** Ask which rule forbids an action; answered by `reason`. */
export interface Why {
  t: "why";
  ref: Ref;
  action: Action;
}

/** Ask what may come of an action; answered by `chances`. */
export interface Odds {
  t: "odds";
  ref: Ref;
  action: Action;
}

/** Ask what the strong bot would do in your place, and why; answered by `hinted`. */
export interface Hint {
  t: "hint";
  ref: Ref;
  /** the decision's id: serial and seat */
  decision: [number, number];
}

/** Random digits of the player's own that go into the key of the match about to begin. */
export interface Contribute {
  t: "contribute";
  ref: Ref;
  digits: Hex;
}

/** Say something to all at the table. */
export interface Say {
  t: "say";
  ref: Ref;
  text: Text;
}

/** Take an open seat; without a number the first one. */
export interface Sit {
  t: "sit";
  ref: Ref;
  seat?: number;
}

/** Leave: before the match the seat is free again, in a match a bot plays on. */
export interface Stand {
  t: "stand";
  ref: Ref;
}

/** Take the own seat back from the bot that stands in. */
export interface Back {
  t: "back";
  ref: Ref;
}

/**
 * The host gives an open seat to a bot or to a friend at the same device, or frees it.
 *
 * Without `level` and `name` it is freed, whoever sat there.
 */
export interface SetSeat {
  t: "set_seat";
  ref: Ref;
  seat: number;
  level?: string;
  /** of the friend */
  name?: string;
}

/** The host begins the match; bots take the seats still open. */
export interface Start {
  t: "start";
  ref: Ref;
}

/** Ask for another match, or to break this one off; it happens when all people ask for it. */
export interface Vote {
  t: "vote";
  ref: Ref;
  what: "rematch" | "abandon";
  yes?: boolean;
}

/** Ask for a sign of life and the server's clock. */
export interface Ping {
  t: "ping";
  ref: Ref;
}

export type ClientMessage =
  | Hello
  | Act
  | Undo
  | Order
  | CancelOrders
  | PassAll
  | Why
  | Odds
  | Hint
  | Contribute
  | Say
  | Sit
  | Stand
  | Back
  | SetSeat
  | Start
  | Vote
  | Ping;

/** What the reader is asked, and everything they may answer. */
export interface Decision {
  id: [number, number];
  prompt: string;
  values: Value[];
  options: Action[];
  /** in already, but may still be changed */
  answered: boolean;
  window: boolean;
}

/** Who has how long, in milliseconds; `now` is the server's time (since 1970). */
export interface Clock {
  now: number;
  /** for each seat, None without a clock */
  left: (number | null)[];
  /** seats whose time is running */
  running: number[];
  /** when an open window may close, and when it must */
  window: [number, number] | null;
}

/** A standing order of the reader's own. */
export interface OrderInfo {
  step: string;
  verb: string;
  until: "turn" | "match";
}

/** The match as the reader sees it now. */
export interface Position {
  serial: number;
  view: Record<string, Value>;
  /** seats that have yet to decide; in a window all that are asked */
  waiting: number[];
  decision: Decision | null;
  clock: Clock;
  /** taking back may be possible: ask and see */
  undo: boolean;
  orders: OrderInfo[];
}

/** What stays the same during a match, and how it ended. */
export interface MatchInfo {
  number: number;
  names: string[];
  rules: number;
  commitment: string;
  /** by seat, empty where none came */
  contributions: string[];
  status: "running" | "over" | "abandoned" | "failed";
  winners: number[];
  /** opened when the match has ended */
  secret: string;
}

/** Everything there is to know, to begin with. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  version: string;
  /** changes when the server starts anew: sequences begin again */
  boot: string;
  /** seat, or -1 for a spectator */
  viewer: number;
  /** of the last message this stands for */
  seq: number;
  table: TableInfo;
  match: MatchInfo | null;
  position: Position | null;
  /** what the viewer was told of this match and still stands */
  history: Event[];
  chat: ChatLine[];
  /** commitment of a match that waits for contributions */
  gathering: string;
}

/** Nothing was missed but the messages that follow. */
export interface Resumed {
  t: "resumed";
  boot: string;
  viewer: number;
  seq: number;
}

/**
 * Something was done at the table, or taken back.
 *
 * The events belong at place `at` of the viewer's history; what was there and after it is void.
 */
export interface Moved {
  t: "moved";
  seq: number;
  at: number;
  events: Event[];
  position: Position;
  /** the seat that took its last action back */
  undone: number;
}

/** A match began, ended, or was broken off. */
export interface MatchChanged {
  t: "match";
  seq: number;
  match: MatchInfo;
  position: Position | null;
  /** with a new match: all there is */
  history: Event[] | null;
}

/** Seats, presence, votes or the table's status changed. */
export interface TableChanged {
  t: "table";
  seq: number;
  table: TableInfo;
  /** may have changed by sitting down or standing up */
  viewer: number;
  gathering: string;
}

/** Somebody said something. */
export interface Said {
  t: "said";
  seq: number;
  line: ChatLine;
}

/** The request was carried out and is safely stored. */
export interface Done {
  t: "done";
  ref: number;
  /** how many actions of a gesture */
  applied: number;
}

/** The request was not carried out, and nothing changed. */
export interface Refused {
  t: "refused";
  /** -1 where no request could be read */
  ref: number;
  /** for programs; see protocol/errors.py */
  code: string;
  /** of the text for people */
  key: string;
  values: Record<string, string | number>;
  /** of the rulebook */
  clause: string;
  /** in English, for logs */
  text: string;
}

/** The clause that forbids an action; empty where none does. */
export interface Reason {
  t: "reason";
  ref: number;
  clause: string;
}

/** Something that may come of an action: in so many ways of so many. */
export interface Chance {
  key: string;
  values: Value[];
  ways: number;
  of: number;
}

/** What may come of an action, as far as its seat can know; empty where nothing is told. */
export interface Chances {
  t: "chances";
  ref: number;
  chances: Chance[];
}

/** What the strong bot would do with what your seat knows, and why. */
export interface Hinted {
  t: "hinted";
  ref: number;
  decision: [number, number];
  /** one of the decision's options */
  action: Action;
  /** how it would go on */
  then: Action[];
  /** to win, 0 to 1 */
  chance: number;
  /** that nothing else it thought about is better, 0 to 1 */
  sure: number;
  /** worlds it walked into; 0 where there is nothing to think about */
  tried: number;
  /** what the reasons compare it with; empty where they compare with nothing */
  against: Action;
  reasons: Because[];
  /** what speaks against it all the same */
  costs: Because[];
  /** exact odds of the action, where the table allows them */
  chances: Chance[];
  /** the best first */
  others: Weighed[];
}

/** A sign of life. */
export interface Pong {
  t: "pong";
  ref: number;
  now: number;
}

/** The server is about to close this connection. */
export interface Bye {
  t: "bye";
  code: string;
  /** whether it makes sense to connect again */
  again: boolean;
}

export type ServerMessage =
  | Welcome
  | Resumed
  | Moved
  | MatchChanged
  | TableChanged
  | Said
  | Done
  | Refused
  | Reason
  | Chances
  | Hinted
  | Pong
  | Bye;

/** What was wrong: the key of its text and the variables, or else the text in English. */
export interface Cause {
  key: string;
  text: string;
  values: Record<string, string | number>;
  /** what is told after it */
  because: Cause[];
}

/** Why a request was not carried out. */
export interface RefusalBody {
  code: string;
  key: string;
  text: string;
  values: Record<string, string | number>;
  /** what is told after it */
  because: Cause[];
}

/** What runs here. */
export interface ServerStatus {
  version: string;
  protocol: number;
  boot: string;
}

/** Who the server takes you for; an empty name means it doesn't know you yet. */
export interface Me {
  name: string;
  /** empty for guests */
  login: string;
}

/** The name you want to be called by. */
export interface NameWish {
  name: Name;
}

/** Login name and password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** An expansion that can be switched on. */
export interface ModuleInfo {
  id: string;
  needs: string[];
  fewest: number;
}

/** A number that can be chosen. */
export interface OptionInfo {
  id: string;
  least: number;
  most: number;
  default: number;
}

/** A game that can be played here; its words are in its texts. */
export interface GameCard {
  id: string;
  title: string;
  rules: number;
  credits: string;
  fewest: number;
  most: number;
  usual: number;
  modules: ModuleInfo[];
  options: OptionInfo[];
  /** of bots, weakest first */
  levels: string[];
  /** something is carried over from match to match */
  series: boolean;
  /** of its tutorial */
  lessons: number;
  /** what a table may bring, such as a map of its own */
  files: string[];
  /** of levels, where a league has found them (docs/league.md) */
  ratings: Record<string, number>;
}

/** How verbs, events and prompts are built, and the words of each kind (docs/words.md). */
export interface Vocabulary {
  /** (argument, kind) in order */
  verbs: Record<string, [string, string][]>;
  events: Record<string, [string, string][]>;
  prompts: Record<string, [string, string][]>;
  /** what may come of actions, by odds */
  chances: Record<string, [string, string][]>;
  /** why the coach suggests something */
  reasons: Record<string, [string, string][]>;
  kinds: Record<string, string[]>;
  /** of the rulebook about each word of a kind, where there are any */
  clauses: Record<string, string[]>;
  /** entries of views that are things of a kind */
  views: Record<string, string>;
  /** entries of views that only a game's own table draws */
  details: string[];
  /** decisions in which people may answer something */
  windows: string[];
  /** what never changes in a match and is drawn, such as a map */
  ground: Record<string, Value>;
}

/** How many can play with the files a table brings. */
export interface SeatsBody {
  fewest: number;
  most: number;
}

/** A setting whose vocabulary is asked for, with the files a table brings. */
export interface VocabularyWish {
  players?: number;
  modules?: string[];
  options?: Record<string, number>;
  files?: Record<FileName, FileText>;
}

/** A clause of the rulebook. */
export interface ClauseBody {
  id: string;
  title: string;
  /** Markdown */
  text: string;
}

/** A chapter of the rulebook. */
export interface ChapterBody {
  number: string;
  title: string;
  intro: string;
  clauses: ClauseBody[];
}

/** A rulebook in one language. */
export interface RulebookBody {
  title: string;
  intro: string;
  chapters: ChapterBody[];
}

/** Who shall sit where: you, somebody who comes later, a bot, or a friend at your device. */
export interface SeatWish {
  kind: "me" | "open" | "bot" | "local";
  level?: string;
  /** of the friend */
  name?: string;
}

/** A table as its host wants it; without seats: you, and the rest open. */
export interface NewTable {
  setting: TableSettingDraft;
  seats?: SeatWish[];
  /** begin at once; bots take open seats */
  start?: boolean;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  players: number;
  modules: string[];
  status: Status;
  /** by seat, empty for an open one */
  names: string[];
  open_seats: number;
  /** the reader's seat or -1 */
  you: number;
  your_turn: boolean;
  /** milliseconds since 1970 */
  updated: number;
  match: number;
  /** kind of clock */
  clock: string;
}

/** Your tables, and those anybody may join. */
export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
}

/** The token of an invitation link. */
export interface Invitation {
  token: string;
}

/** A record's text, to be checked. */
export interface VerifyWish {
  record: string;
}

/** Something that was looked at, and whether it holds. */
export interface Check {
  ok: boolean;
  text: string;
}

/** What came out of verifying a record. */
export interface Verdict {
  ok: boolean;
  game: string;
  names: string[];
  checks: Check[];
  draws: number;
  contributions: string[];
  /** the draws themselves: index, n, result, what */
  details: Record<string, Value>[];
}

export type RecordText = string;

/** A record to look at, as a seat or (-1) a spectator saw it. */
export interface ReplayWish {
  record: RecordText;
  viewer?: number;
}

/** A moment of a match: what was done, what the viewer was told, and what they saw then. */
export interface Frame {
  /** how many lines of the log lie behind it */
  entries: number;
  /** who acted; -1 at the beginning, and where several answered at once */
  seat: number;
  /** in notation; several answers at once have one line each: "anna: take 2" */
  action: string;
  events: Event[];
  /** None where the rules of today can't show it */
  view: Record<string, Value> | null;
  waiting: number[];
  /** the viewer, or else the one seat that is asked then; -1 if there is none */
  asked: number;
  /** what they are asked, where the viewer is asked; else empty */
  prompt: string;
  values: Value[];
  /** the seat that took its last action back */
  undone: number;
}

/** A match from its first moment to its last, as one viewer saw it. */
export interface ReplayBody {
  game: string;
  modules: string[];
  options: Record<string, number>;
  names: string[];
  status: string;
  winners: number[];
  rules: number;
  viewer: number;
  /** every seat may be looked at; else it is what one viewer was told */
  whole: boolean;
  /** there are views, and a new table may go on from any moment */
  playable: boolean;
  frames: Frame[];
  /** what the table brought, such as a map of its own */
  files: Record<string, string>;
}

/** Go on from a moment of a match that has ended: from a record, or from a table's match. */
export interface ForkWish {
  /** lines of the log that stay */
  entries: number;
  /** where you sit; bots take the others */
  seat: number;
  record?: RecordText;
  table?: string;
  /** 0: the latest */
  match?: number;
  level?: string;
}

/** What a seat's chance to win was made of: from `start` all others add up to `result`. */
export interface PlayerSummary {
  seat: number;
  /** of the bot that had the seat in the end; empty for a person */
  level: string;
  /** before anything was dealt */
  start: number;
  /** luck of what was dealt */
  deal: number;
  /** luck of dice and draws */
  dice: number;
  /** own choices that came out otherwise by what the player couldn't know */
  hidden: number;
  /** own choices against the strong bot's, by what the player knew */
  decisions: number;
  /** what the strong bot's choices would have gained on usual ones */
  usual: number;
  /** what the others' choices did, against usual ones */
  others: number;
  /** what is not explained */
  rest: number;
  result: number;
  /** standard error of `dice` */
  error: number;
  /** decisions with more than one option */
  choices: number;
  /** of these: as the strong bot would have chosen */
  agreed: number;
}

/** A choice that gave some of a chance away. */
export interface CostlyMoment {
  /** of the replay: where it was decided */
  moment: number;
  /** lines of the log that lie behind it */
  entries: number;
  seat: number;
  played: Action;
  better: Action;
  /** how the better one goes on */
  then: Action[];
  loss: number;
  /** standard error of the loss */
  error: number;
  reasons: Because[];
}

/** A stroke of luck, good or bad. */
export interface Stroke {
  /** of the replay: it shows what came */
  moment: number;
  entries: number;
  seat: number;
  gain: number;
}

/** How likely a seat held something, and whether it was so. */
export interface Guess {
  /** of the belief's kind */
  value: number;
  chance: number;
  /** if every way to deal what is hidden were equally likely */
  even: number;
  true: boolean;
}

/** What a seat believed about another one at one of its turns. */
export interface Belief {
  moment: number;
  seat: number;
  /** the seat's own, from 1 */
  turn: number;
  about: number;
  kind: string;
  guesses: Guess[];
}

/** A match looked back at. */
export interface Summary {
  game: string;
  names: string[];
  status: string;
  winners: number[];
  players: PlayerSummary[];
  /** of how far chances went from start to result, 0 to 1 */
  explained: number;
  /** so little of it that the numbers are a rough picture only */
  vague: boolean;
  /** the costliest first */
  moments: CostlyMoment[];
  /** the largest first */
  strokes: Stroke[];
  /** in the order of the match */
  beliefs: Belief[];
}

/** A summary, or how far it has come. */
export interface SummaryStatus {
  state: "working" | "ready";
  done: number;
  of: number;
  summary: Summary | null;
}

/** a text by language; "" where it is in no particular one */
export type Told = Record<string, string>;

/** A scenario in a list. */
export interface ScenarioCard {
  game: string;
  /** its file's name without ending, in the game's folder; empty for somebody's own */
  file: string;
  /** in its file, from 0 */
  number: number;
  title: Told;
  about: Told;
  clauses: string[];
  /** part of the game's tutorial, which is played in order */
  lesson: boolean;
}

/** A scenario to play, and what was answered so far; nothing of it is kept by the server. */
export interface ScenarioWish {
  /** somebody's own; else game and file */
  text?: string;
  game?: string;
  file?: string;
  number?: number;
  answers?: Action[];
  /** also tell what is written as the next answer */
  show?: boolean;
  /** also tell what may come of this action */
  odds?: Action | null;
}

/** An action that is offered, and what may come of it. */
export interface Prospect {
  action: Action;
  chances: Chance[];
}

/** A scenario where it stands after so many answers. */
export interface PuzzleBody {
  card: ScenarioCard;
  /** in its file */
  scenarios: number;
  players: number;
  modules: string[];
  options: Record<string, number>;
  /** by language, in the order of seats; "" for any other language */
  names: Record<string, string[]>;
  /** whom the person plays */
  seat: number;
  /** of the last answer, if it counts */
  status: "asked" | "wrong" | "illegal" | "solved";
  /** answers given that were right */
  step: number;
  /** answers it takes */
  steps: number;
  /** what a lesson says at this point */
  tell: Told;
  /** what helps after a wrong answer */
  hint: Told;
  /** that forbids an illegal answer; empty where none does */
  clause: string;
  /** what is written as the next answer, for those who want to be shown */
  answer: Action | null;
  position: Position;
  history: Event[];
  /** so many events at the end of the history are new since the last answer */
  fresh: number;
  /** what may come of the action asked about */
  chances: Chance[];
  /** of somebody's own scenario: what may come of what is offered */
  prospects: Prospect[];
  /** what the scenario brings, such as a map of its own */
  files: Record<string, string>;
}

/** The server's public key for web push; empty where it sends none. */
export interface PushKey {
  key: string;
}

/** Where a browser of yours wants to be told that it is your turn. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A report in the list: an experiment or a league, as a page of its own. */
export interface ReportCard {
  /** in its address */
  name: string;
  title: string;
  /** milliseconds since 1970 */
  changed: number;
}
