/** A server of paper: sockets that do nothing by themselves, and messages to send through them. */
import type { MatchInfo, Position, TableInfo, Welcome } from "$/protocol/types";

/** A socket whose other end is the test. */
export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** The server says something. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  breakDown(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was sent last. */
  get last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
}

/** A telephone that remembers every call. */
export class FakeLine {
  sockets: FakeSocket[] = [];

  readonly dial = (): WebSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nobody called");
    return last;
  }
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    setting: {
      game: "magpie",
      players: 2,
      modules: [],
      options: {},
      visibility: "link",
      clock: { kind: "none", seconds: 60, increment: 0, window_least: 2, window_most: 20 },
      pace: 900,
      odds: true,
      coach: "auto",
      files: {},
      watching: { allowed: true, delay: 0 },
    },
    status: "playing",
    seats: [],
    host: false,
    you: 0,
    invitation: "",
    match: 1,
    votes: { rematch: [], abandon: [] },
    watchers: 0,
    created: 0,
    updated_rules: false,
    coach: false,
    ...change,
  };
}

export function match(change: Partial<MatchInfo> = {}): MatchInfo {
  return {
    number: 1,
    names: ["Anna", "Boris"],
    rules: 1,
    commitment: "c0ffee",
    contributions: ["", ""],
    status: "running",
    winners: [],
    secret: "",
    ...change,
  };
}

export function position(change: Partial<Position> = {}): Position {
  return {
    serial: 1,
    view: {},
    waiting: [0],
    decision: null,
    clock: { now: 1_000, left: [null, null], running: [], window: null },
    undo: false,
    orders: [],
    ...change,
  };
}

export function welcome(change: Partial<Welcome> = {}): Welcome {
  return {
    t: "welcome",
    protocol: 1,
    version: "1.0",
    boot: "b1",
    viewer: 0,
    seq: 5,
    table: table(),
    match: match(),
    position: position(),
    history: [],
    chat: [],
    gathering: "",
    ...change,
  };
}
