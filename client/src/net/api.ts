/** The server's HTTP API, typed. */
import type {
  Cause,
  ForkWish,
  GameCard,
  Invitation,
  Lobby,
  Me,
  NewTable,
  PushKey,
  PushSubscription as PushPlace,
  PuzzleBody,
  RefusalBody,
  ReplayBody,
  ReportCard,
  RulebookBody,
  ScenarioCard,
  ScenarioWish,
  SeatsBody,
  ServerStatus,
  SummaryStatus,
  TableCard,
  TableInfo,
  Verdict,
  Vocabulary,
} from "$/protocol/types";

/** The server said no: `key` names the text for people, `code` is for programs. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: string,
    readonly key: string,
    readonly values: Record<string, string | number> = {},
    readonly text = "",
    readonly because: readonly Cause[] = [],
  ) {
    super(text || code);
  }
}

/** The server could not be reached: no network, or it is down. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

const PATIENCE = 20_000; // milliseconds; a record takes the longest

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const changing = method !== "GET";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
      ...(changing ? { headers: { "content-type": "application/json" } } : {}),
      ...(changing ? { body: JSON.stringify(body ?? {}) } : {}),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!response.ok) throw await refusalOf(response);
  return response;
}

async function refusalOf(response: Response): Promise<Error> {
  try {
    const { code, key, values, text, because } = (await response.json()) as RefusalBody;
    return new Refusal(code, key, values, text, because);
  } catch {
    // No answer of ours: something between us and the server speaks for it.
    return new Unreachable(`${response.status} ${response.statusText}`);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (await response.json()) as T;
}

// What never changes while the page is open is asked for once.
const kept = new Map<string, Promise<unknown>>();

/** Ask anew from now on: another server answers. */
export function forgetAnswers(): void {
  kept.clear();
}

function once<T>(path: string, body?: unknown): Promise<T> {
  const key = body ? `${path} ${JSON.stringify(body)}` : path;
  let answer = kept.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(body ? "POST" : "GET", path, body);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
  }
  return answer;
}

const part = encodeURIComponent;

/** What a game's vocabulary depends on. */
export interface Played {
  readonly game: string;
  readonly players: number;
  readonly modules: readonly string[];
  readonly options?: Readonly<Record<string, number>>;
  readonly files?: Readonly<Record<string, string>>;
}

function vocabulary({ game, players, modules, options = {}, files = {} }: Played) {
  const path = `/api/games/${part(game)}/vocabulary`;
  if (Object.keys(files).length > 0)
    return once<Vocabulary>(path, { players, modules, options, files });
  const chosen = Object.entries(options).map(([name, number]) => `${name}:${number}`);
  const query = `players=${players}&modules=${part(modules.join(","))}`;
  return once<Vocabulary>(
    `${path}?${query}${chosen.length > 0 ? `&options=${part(chosen.join(","))}` : ""}`,
  );
}

export const api = {
  status: () => ask<ServerStatus>("GET", "/api/status"),

  me: () => ask<Me>("GET", "/api/me"),
  chooseName: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  register: (login: string, password: string) =>
    ask<Me>("POST", "/api/accounts", { login, password }),
  login: (login: string, password: string) => ask<Me>("POST", "/api/login", { login, password }),
  logout: () => ask<Me>("POST", "/api/logout"),

  games: () => once<GameCard[]>("/api/games"),
  texts: (game: string, lang: string) => once<string[]>(`/api/games/${part(game)}/texts/${lang}`),
  vocabulary,
  seatsWith: (game: string, files: Record<string, string>) =>
    ask<SeatsBody>("POST", `/api/games/${part(game)}/seats`, { files }),
  rulebook: (game: string, lang: string) =>
    once<RulebookBody>(`/api/games/${part(game)}/rulebook/${lang}`),

  /** The lab's reports that the host shows, and where one of them is. */
  reports: () => ask<ReportCard[]>("GET", "/api/reports"),
  reportAddress: (name: string) => `/api/reports/${part(name)}`,

  lobby: () => ask<Lobby>("GET", "/api/tables"),
  openTable: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${part(id)}`),
  invitation: (token: string) => ask<TableCard>("GET", `/api/invitations/${part(token)}`),
  accept: (token: string) => ask<TableInfo>("POST", `/api/invitations/${part(token)}`),
  renewInvitation: (id: string) => ask<Invitation>("POST", `/api/tables/${part(id)}/invitation`),

  /** Where a record can be downloaded; match 0 is the latest. */
  recordAddress: (id: string, match = 0) => `/api/tables/${part(id)}/record?match=${match}`,
  record: async (id: string, match = 0): Promise<string> =>
    (await send("GET", api.recordAddress(id, match))).text(),
  verify: (record: string) => ask<Verdict>("POST", "/api/verify", { record }),

  /** A record moment by moment, as a seat or (-1) a spectator saw it. */
  replay: (record: string, viewer = -1) =>
    ask<ReplayBody>("POST", "/api/replays", { record, viewer }),
  /** A match of a table moment by moment, as somebody saw it, else you; match 0 is the latest. */
  tableReplay: (id: string, match = 0, viewer: number | null = null) => {
    const seen = viewer === null ? "" : `&viewer=${viewer}`;
    return ask<ReplayBody>("GET", `/api/tables/${part(id)}/replay?match=${match}${seen}`);
  },
  /** A match looked back at, or how far that has come; match 0 is the latest. */
  summary: (id: string, match = 0) =>
    ask<SummaryStatus>("GET", `/api/tables/${part(id)}/summary?match=${match}`),
  /** Open a table that goes on from a moment of a match. */
  fork: (wish: ForkWish) => ask<TableInfo>("POST", "/api/forks", wish),

  scenarios: (game: string) => once<ScenarioCard[]>(`/api/games/${part(game)}/scenarios`),
  playScenario: (wish: ScenarioWish) => ask<PuzzleBody>("POST", "/api/scenarios", wish),

  /** The server's key for turn notices; empty where it sends none. */
  pushKey: () => ask<PushKey>("GET", "/api/push"),
  subscribe: async (place: PushPlace): Promise<void> => {
    await send("PUT", "/api/push", place);
  },
  unsubscribe: async (place: PushPlace): Promise<void> => {
    await send("DELETE", "/api/push", place);
  },
};
