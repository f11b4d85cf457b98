/** A small router: the address decides which page is shown. */
export type PageName =
  | "lobby"
  | "new"
  | "join"
  | "table"
  | "replay"
  | "summary"
  | "verify"
  | "rules"
  | "about"
  | "lab"
  | "learn"
  | "puzzle"
  | "missing";

export interface Route {
  readonly page: PageName;
  /** The part of the path behind the page's name, such as a game or a table. */
  readonly about: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

/** Whether a page is about something, such as a game; some can be either. */
type About = "something" | "nothing" | "either";

const PAGES: Record<string, { page: PageName; about: About }> = {
  new: { page: "new", about: "something" },
  join: { page: "join", about: "something" },
  t: { page: "table", about: "something" },
  replay: { page: "replay", about: "either" },
  summary: { page: "summary", about: "something" },
  verify: { page: "verify", about: "nothing" },
  rules: { page: "rules", about: "something" },
  learn: { page: "learn", about: "something" },
  puzzle: { page: "puzzle", about: "nothing" },
  about: { page: "about", about: "nothing" },
  lab: { page: "lab", about: "either" },
};

/** Read an address. */
export function match(address: string): Route {
  const url = new URL(address, "http://here");
  const [first = "", about = "", ...more] = url.pathname.split("/").filter(Boolean);
  const rest = { about: decoded(about), query: url.searchParams, hash: decoded(url.hash.slice(1)) };
  if (!first) return { page: "lobby", ...rest };
  const known = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  const wrong: About = about ? "nothing" : "something";
  const fits = known && known.about !== wrong && more.length === 0;
  return { page: fits ? known.page : "missing", ...rest };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a percent sign that means itself
  }
}

let current = $state.raw(match(globalThis.location?.href ?? "/")); // no browser: drawing.ts

export const router = {
  get route(): Route {
    return current;
  },
};

/** Show the page of an address. */
export function arrive(address: string): void {
  current = match(address);
}

/** Go to a page of ours. */
export function navigate(path: string, { replace = false } = {}): void {
  const url = new URL(path, location.href);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  const before = current;
  arrive(location.href);
  if (before.page !== current.page || before.about !== current.about) scrollTo(0, 0);
}

/** Follow links of ours without loading the page anew, and hear the back button. */
export function startRouter(): () => void {
  const moved = (): void => {
    arrive(location.href);
  };
  addEventListener("popstate", moved);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", moved);
    document.removeEventListener("click", follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const here = url.pathname === location.pathname && url.search === location.search;
  if (here && url.hash) return; // the browser jumps within the page; popstate tells us
  event.preventDefault();
  navigate(url.href);
}
