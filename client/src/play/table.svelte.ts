import type {
  Action,
  Chance,
  Chances,
  ChatLine,
  Decision,
  Event,
  MatchInfo,
  Position,
  Reason,
  Refused,
  TableInfo,
  Welcome,
} from "$/protocol/types";
import { Choice } from "./choice.svelte";
import { ticks } from "./clock";
import { Coach } from "./coach.svelte";
import {
  Connection,
  COVERED,
  socketAddress,
  type Link,
  type Listener,
  type News,
} from "./connection";
import { digitsFor, fateOf, type Fate } from "./contribution";
import { sinceThen, withNews } from "./history";
import { ownSeats } from "./seats";
import { Stage } from "./stage.svelte";
import { NotSent, OutcomeUnknown, RequestRefused, type Request } from "./requests";

/** Something that went otherwise than the person wished. */
export type Trouble =
  | { kind: "refused"; refused: Refused }
  | { kind: "unknown" } // the line broke: what is shown now tells what became of it
  | { kind: "not-sent" };

/** How often clocks are drawn anew, in milliseconds. */
const TICK = 250;

/** A table as this page knows it: everything the server told, and what the person is about to do. */
export class TableState implements Listener {
  linkState = $state<Link>("loading");
  linkCode = $state("");
  /** The server started anew a moment ago. */
  wasRestarted = $state(false);
  /** The server runs another version than when this page was loaded. */
  newVersion = $state(false);

  table = $state.raw<TableInfo | null>(null);
  match = $state.raw<MatchInfo | null>(null);
  position = $state.raw<Position | null>(null);
  history = $state.raw<Event[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  viewer = $state(-1);
  gathering = $state("");

  /** Events of the last message, for whoever listens instead of looking. */
  news = $state.raw<Event[]>([]);
  /** The seat that just took its last action back, or -1. */
  undone = $state(-1);
  /** What happened while nobody looked. */
  recap = $state.raw<Event[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** Requests on their way, by what they are about. */
  pending = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer given to the decision that is open, so that it can be shown and changed. */
  answer = $state.raw<{ decision: string; action: Action } | null>(null);
  /** The server's time, as far as it is known. */
  now = $state(Date.now());

  /** What is acted out before the newest position is shown. */
  readonly stage = new Stage();
  /** What the person is about to do. */
  readonly choice = new Choice({
    act: (action, then) => this.act(action, then),
    why: (action) => this.why(action),
    odds: (action) => this.odds(action),
  });

  /** Whom the person may ask what to do. */
  readonly coach = new Coach(
    (request) => this.connection.request(request),
    (error) => (this.trouble = troubleOf(error)),
  );

  /** The position that is shown: the newest one, once its events have been acted out. */
  readonly shown: Position | null = $derived(this.stage.position);
  /** The history up to what is acted out right now: the log never runs ahead of the board. */
  readonly told: Event[] = $derived(
    this.history.slice(0, Math.max(0, this.history.length - this.stage.untold)),
  );
  readonly decision: Decision | null = $derived(this.position?.decision ?? null);
  /** All seats of this device: several, where it is passed around. */
  readonly own: number[] = $derived(ownSeats(this.table));
  /** Whether this device is passed around, so that nobody is to see another's secrets. */
  readonly shared: boolean = $derived(this.own.length > 1);
  /** The seat that looks, else the first one of this device; -1 for those who only watch. */
  readonly home: number = $derived(this.viewer >= 0 ? this.viewer : (this.own[0] ?? -1));
  readonly seated: boolean = $derived(this.home >= 0);
  /** Whether people wait for this person, or for anybody at this device. */
  readonly myTurn: boolean = $derived(
    this.decision
      ? !this.decision.answered
      : this.shared && this.own.some((seat) => this.position?.waiting.includes(seat)),
  );
  /** What became of the own contribution to the dice. */
  readonly digits: Fate = $derived.by(() =>
    this.table && this.match
      ? fateOf(this.table.id, this.match, this.own[0] ?? this.viewer, localStorage)
      : "none",
  );

  private readonly connection: Connection;
  private version = "";
  private offset: number | null = null; // server's time minus ours
  private ticking: ReturnType<typeof setInterval> | undefined;
  private lastSeen = -1; // length of the history when somebody last looked; -1: they look now
  private lastSeenMatch = 0;
  /** How much of the match each seat of this device has seen: only numbers. */
  private readonly seen = new Map<string, number>();
  private contributed = "";
  private waitingForWelcome: (() => void)[] = [];

  constructor(
    readonly id: string,
    dial?: (url: string) => WebSocket,
  ) {
    this.connection = new Connection(socketAddress(id), this, dial);
  }

  /** Connect, and follow the table until `close`. */
  open(): void {
    document.addEventListener("visibilitychange", this.looked);
    this.connection.open();
  }

  /** Leave the page. */
  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    clearInterval(this.ticking);
    this.stage.close();
    this.connection.close();
  }

  // What the person does

  /** Ask for something; true if it was carried out, otherwise `trouble` says why not. */
  async ask(about: string, request: Request): Promise<boolean> {
    if (this.pending.has(about)) return false;
    const asking = this.viewer;
    this.pending = new Set([...this.pending, about]);
    this.trouble = null;
    try {
      await this.connection.request(request);
      return true;
    } catch (error) {
      if (this.viewer === asking) this.trouble = troubleOf(error); // else somebody else looks now
      return false;
    } finally {
      this.pending = new Set([...this.pending].filter((other) => other !== about));
    }
  }

  /** Answer the open decision, and what comes right after it in the same gesture. */
  async act(action: Action, then: readonly Action[] = []): Promise<boolean> {
    const decision = this.shown?.decision ?? null; // what the person saw; it may be stale by now
    this.stage.skip(); // who acts has seen enough
    if (!decision) return false;
    this.recap = [];
    const actions = [action, ...then];
    const done = await this.ask("act", { t: "act", decision: decision.id, actions });
    if (done) this.answer = { decision: decision.id.join(), action };
    return done;
  }

  /** Ask which clause forbids an action; empty where none does or nobody can tell. */
  async why(action: Action): Promise<string> {
    try {
      return ((await this.connection.request({ t: "why", action })) as Reason).clause;
    } catch {
      return "";
    }
  }

  /** Ask what may come of an action; nothing where odds are off or nobody can tell. */
  async odds(action: Action): Promise<Chance[]> {
    if (!this.table?.setting.odds) return [];
    try {
      return ((await this.connection.request({ t: "odds", action })) as Chances).chances;
    } catch {
      return [];
    }
  }

  /** The action this person chose for the open decision, if they did and may still change it. */
  chosen(): Action | null {
    if (!this.decision?.answered || !this.answer) return null;
    return this.answer.decision === this.decision.id.join() ? this.answer.action : null;
  }

  /** Try again at once, with everything from the beginning; resolves when the table has answered. */
  reload(): Promise<void> {
    this.link("loading", "");
    this.connection.startOver();
    return this.welcomed();
  }

  /**
   * Let another own seat look, or nobody (COVERED): what was known before is forgotten at once.
   * Resolves when the table has answered.
   */
  become(seat: number): Promise<void> {
    this.forget();
    this.linkState = "loading";
    this.connection.become(seat);
    return this.welcomed();
  }

  private welcomed(): Promise<void> {
    return new Promise((resolve) => this.waitingForWelcome.push(resolve));
  }

  /** Forget all that only the seat that looks may know. */
  private forget(): void {
    if (this.viewer >= 0) this.seen.set(this.seenBy(this.viewer), this.history.length);
    this.viewer = -1;
    this.position = null;
    this.stage.show(null);
    this.choice.ask(null);
    this.choice.answer = null;
    this.coach.close();
    this.history = [];
    this.chat = [];
    this.news = [];
    this.recap = [];
    this.undone = -1;
    this.answer = null;
    this.trouble = null;
    this.lastSeen = this.lastSeen < 0 ? -1 : 0;
  }

  private seenBy(seat: number): string {
    return `${this.match?.number ?? 0} ${seat}`;
  }

  // What the server tells

  welcome(message: Welcome): void {
    this.newVersion ||= this.version !== "" && this.version !== message.version;
    this.version = message.version;
    const same = this.match?.number === message.match?.number && this.viewer === message.viewer;
    const known = this.history.length;
    if (this.viewer !== message.viewer) this.forget();
    this.table = message.table;
    this.match = message.match;
    this.chat = message.chat;
    this.viewer = message.viewer;
    const missed = same ? known : (this.seen.get(this.seenBy(this.viewer)) ?? -1);
    this.stand(message.position, null);
    this.news = [];
    this.undone = -1;
    if (missed > 0) this.summarise(message.history, missed);
    this.history = message.history;
    this.gather(message.gathering);
    this.setClock();
  }

  hear(message: News): void {
    switch (message.t) {
      case "moved":
        // What tells nothing, such as a secret choice, must not take the words from a reader's mouth.
        if (message.events.length > 0 || message.undone >= 0) {
          [this.news, this.undone] = [message.events, message.undone];
        }
        this.history = withNews(this.history, message.at, message.events);
        this.stand(message.position, message.undone < 0 ? message.events : null);
        break;
      case "match":
        if (message.history) this.begin(message.match, message.position, message.history);
        else this.end(message.match, message.position);
        break;
      case "table":
        this.table = message.table;
        this.viewer = message.viewer;
        this.gather(message.gathering);
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        break;
    }
    this.setClock();
  }

  link(link: Link, code: string): void {
    if (link === "refused" && code === "not-seated") return void this.become(COVERED); // no more ours
    this.linkState = link;
    this.linkCode = code;
    if (link === "live") this.waitingForWelcome.splice(0).forEach((resolve) => resolve());
  }

  restarted(): void {
    this.wasRestarted = true;
  }

  time(now: number): void {
    if (!this.delayed) this.setTime(now);
  }

  /** Take a new position down; what led to it is acted out before it is shown. */
  private stand(position: Position | null, events: Event[] | null): void {
    this.position = position;
    if (events) this.stage.play({ events, position });
    else this.stage.show(position);
  }

  private begin(match: MatchInfo, position: Position | null, history: Event[]): void {
    this.stand(position, null);
    this.match = match;
    this.history = history;
    this.news = history;
    this.undone = -1;
    this.recap = [];
    this.answer = null;
    if (this.lastSeen >= 0) this.lastSeen = 0;
  }

  /** The match is over once its last events have been acted out. */
  private end(match: MatchInfo, position: Position | null): void {
    this.position = position;
    this.stage.play({ events: [], position, then: () => (this.match = match) });
  }

  /** Put digits of our own into the dice, once for each commitment. */
  private gather(commitment: string): void {
    this.gathering = commitment;
    if (!commitment || !this.seated || this.contributed === commitment) return;
    this.contributed = commitment;
    const digits = digitsFor(this.id, commitment, localStorage);
    // Connected a moment later, when the welcome has been heard to its end.
    queueMicrotask(() => {
      this.connection.request({ t: "contribute", digits }).catch(() => (this.contributed = ""));
    });
  }

  private setClock(): void {
    const clock = this.position?.clock;
    if (clock) this.setTime(clock.now);
    clearInterval(this.ticking);
    if (ticks(clock)) this.ticking = setInterval(() => this.tick(), TICK);
  }

  /**
   * Learn the server's time from what it says. Messages may be old (those that are sent again after
   * a broken line), so the one that puts its clock furthest ahead is believed.
   */
  private setTime(now: number): void {
    const offset = now - Date.now();
    this.offset = this.offset === null || this.delayed ? offset : Math.max(this.offset, offset);
    this.tick();
  }

  private tick(): void {
    this.now = Date.now() + (this.offset ?? 0);
  }

  /** Whether this person watches with a delay: then the server's present is none of theirs. */
  private get delayed(): boolean {
    return this.viewer < 0 && (this.table?.setting.watching.delay ?? 0) > 0;
  }

  // Looking away and back

  private readonly looked = (): void => {
    if (document.visibilityState === "hidden") {
      this.lastSeen = this.history.length;
      this.lastSeenMatch = this.match?.number ?? 0;
      return;
    }
    if (this.lastSeen >= 0 && this.lastSeenMatch === this.match?.number) {
      this.summarise(this.history, this.lastSeen);
    }
    this.lastSeen = -1;
  };

  private summarise(history: Event[], length: number): void {
    this.recap = sinceThen(history, length);
  }
}

/** What to tell a person about a request that came to nothing. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof RequestRefused) return { kind: "refused", refused: error.refused };
  if (error instanceof OutcomeUnknown) return { kind: "unknown" };
  if (error instanceof NotSent) return { kind: "not-sent" };
  throw error;
}
