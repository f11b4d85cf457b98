import {
  PROTOCOL,
  type Hello,
  type MatchChanged,
  type Moved,
  type Pong,
  type Refused,
  type Said,
  type ServerMessage,
  type TableChanged,
  type Welcome,
} from "$/protocol/types";
import { NotSent, OpenRequests, type Answer, type Request } from "./requests";
import { delayBefore } from "./waiting";

/** How the line to the table is. In `refused` and `gone` nothing more is tried. */
export type Link = "loading" | "live" | "reconnecting" | "offline" | "refused" | "gone";

/** What everybody at a place is told, in the order of its sequence. */
export type News = Moved | MatchChanged | TableChanged | Said;

/** What a connection tells the page. */
export interface Listener {
  /** Everything there is to know; whatever was known before is void. */
  welcome(message: Welcome): void;
  hear(message: News): void;
  /** The line changed; `code` says why where nothing more is tried. */
  link(link: Link, code: string): void;
  /** The server has started anew since we last spoke. */
  restarted(): void;
  /** The server's time just now. */
  time(now: number): void;
}

/** Instead of a seat: none of several own ones, show only what everybody may know. */
export const COVERED = -2;

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 10_000;

const CONNECTING = 0;
const OPEN = 1;

/** Refusals after which it makes sense to try again by ourselves. */
const PASSING = new Set(["unavailable", "too-fast"]);

/** A conversation with one table that survives broken lines and restarted servers. */
export class Connection {
  private socket: WebSocket | null = null;
  private readonly requests = new OpenRequests();
  private link: Link = "loading";
  private heard = { boot: "", viewer: -1, seq: -1 };
  /** Which of several own seats; who has one seat or none hears of that in any case. */
  private seat = COVERED;
  private attempt = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private waitingForPong: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly dial: (url: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  /** Begin, and stay connected until `close`. */
  open(): void {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  /** End the conversation for good. */
  close(): void {
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.seen);
    this.drop();
    this.link = "gone";
  }

  /** Ask something of the table; rejects with RequestRefused, OutcomeUnknown or NotSent. */
  request(message: Request): Promise<Answer> {
    if (this.link !== "live" || this.socket?.readyState !== OPEN) {
      return Promise.reject(new NotSent());
    }
    const { ref, answer } = this.requests.add();
    this.socket.send(JSON.stringify({ ...message, ref }));
    return answer;
  }

  /** Forget what was heard and ask for everything, as after a login in another tab. */
  startOver(): void {
    this.heard = { boot: "", viewer: -1, seq: -1 };
    this.attempt = 0;
    this.link = "loading";
    this.connect();
  }

  /** Come again as the holder of another own seat, or covered; nothing more is heard as before. */
  become(seat: number): void {
    this.seat = seat;
    this.startOver();
  }

  private connect(): void {
    this.drop();
    const socket = this.dial(this.url);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = { t: "hello", protocol: PROTOCOL, ...this.heard, seat: this.seat };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  /** Put the socket away without hearing of it again. */
  private drop(): void {
    clearTimeout(this.again);
    clearInterval(this.pinging);
    clearTimeout(this.waitingForPong);
    this.waitingForPong = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket && (socket.readyState === OPEN || socket.readyState === CONNECTING)) socket.close();
    this.requests.giveUp();
  }

  private lost(): void {
    this.drop();
    if (this.link === "refused" || this.link === "gone") return;
    this.enter(navigator.onLine ? "reconnecting" : "offline");
    this.again = setTimeout(() => this.connect(), delayBefore(this.attempt));
    this.attempt += 1;
  }

  private enter(link: Link, code = ""): void {
    // The first attempts look like loading: nobody needs to hear of a line that never was.
    if (link === "reconnecting" && this.link === "loading" && this.attempt < 2) return;
    if (link === this.link && !code) return;
    this.link = link;
    this.listener.link(link, code);
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.welcomed(message);
        break;
      case "resumed":
        this.live();
        break;
      case "moved":
      case "match":
      case "table":
      case "said":
        this.hear(message);
        break;
      case "refused":
        if (!this.requests.settle(message)) this.refusedAtAll(message);
        break;
      case "done":
      case "reason":
      case "chances":
      case "hinted":
        this.requests.settle(message);
        break;
      case "pong":
        this.ponged(message);
        break;
      case "bye":
        if (!message.again) this.end("gone", message.code);
        break; // otherwise the close that follows makes us try again
    }
  }

  private welcomed(message: Welcome): void {
    // On a line that is open, a welcome only means that we sit elsewhere now.
    const anew = this.link !== "live" && this.heard.boot !== "";
    const restarted = anew && this.heard.boot !== message.boot;
    this.heard = { boot: message.boot, viewer: message.viewer, seq: message.seq };
    if (message.viewer < 0) this.seat = COVERED; // also when the table covers us by itself
    this.listener.welcome(message);
    if (restarted) this.listener.restarted();
    this.live();
  }

  private live(): void {
    this.attempt = 0;
    this.enter("live");
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  /** Take the next message of the sequence; a gap means that something was lost. */
  private hear(message: News): void {
    const moved = message.t === "table" && message.viewer !== this.heard.viewer;
    if (!moved && message.seq <= this.heard.seq) return;
    if (!moved && message.seq > this.heard.seq + 1) {
      this.startOver();
      return;
    }
    // At another place another sequence is told.
    this.heard.seq = message.seq;
    if (message.t === "table") this.heard.viewer = message.viewer;
    this.listener.hear(message);
  }

  private refusedAtAll(message: Refused): void {
    if (this.link === "live" || PASSING.has(message.code)) return;
    this.end("refused", message.code);
  }

  private end(link: Link, code: string): void {
    this.drop();
    this.enter(link, code);
  }

  private ping(): void {
    if (this.socket?.readyState !== OPEN || this.waitingForPong !== undefined) return;
    this.request({ t: "ping" }).catch(() => undefined); // a lost line is noticed by itself
    this.waitingForPong = setTimeout(() => this.lost(), PONG_WITHIN);
  }

  private ponged(message: Pong): void {
    clearTimeout(this.waitingForPong);
    this.waitingForPong = undefined;
    this.requests.settle(message);
    this.listener.time(message.now);
  }

  /** The network is back, or somebody looks: don't wait any longer. */
  private readonly hurry = (): void => {
    if (this.link === "refused" || this.link === "gone") return;
    if (this.link === "live") this.ping();
    else if (this.socket?.readyState !== OPEN) {
      this.attempt = 0;
      this.connect();
    }
  };

  private readonly offline = (): void => {
    if (this.link === "refused" || this.link === "gone") return;
    this.drop();
    this.enter("offline");
    this.again = setTimeout(() => this.connect(), delayBefore(this.attempt));
  };

  private readonly seen = (): void => {
    if (document.visibilityState === "visible") this.hurry();
  };
}

/** The address of a table's socket, seen from this page. */
export function socketAddress(table: string, page: Location = window.location): string {
  const scheme = page.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
