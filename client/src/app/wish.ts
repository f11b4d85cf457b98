/** What a host asks for, from the form to the server; and what can't be had. */
import type {
  ClockWishDraft,
  GameCard,
  NewTable,
  SeatWish,
  TableSetting,
  Visibility,
} from "$/protocol/types";

export type ClockKind = "none" | "live" | "days";

export interface Wish {
  players: number;
  modules: string[];
  options: Record<string, number>;
  seats: SeatWish[];
  visibility: Visibility;
  clock: ClockKind;
  /** Minutes for the whole match, and seconds more for each decision (live). */
  minutes: number;
  increment: number;
  /** Days for each decision. */
  days: number;
  pace: number;
  watching: boolean;
  delay: number;
  /** Whether people may ask for exact odds. */
  odds: boolean;
  /** Who may ask the coach. */
  coach: TableSetting["coach"];
  /** What the table brings, such as a map of its own. */
  files: Record<string, string>;
}

/** Something that keeps a wish from being sent; `module` is what it is about. */
export interface Problem {
  readonly key: string;
  readonly module: string;
  readonly needs?: string;
  readonly fewest?: number;
}

const DAY = 86_400;
const WINDOW = 20; // seconds; the server's usual time for answers
const PASSED_WINDOW = 300; // where one device is passed around
const LONGEST_WINDOW = DAY; // on a table where people come by now and then

/** Switch a module on with all it needs, or off with all that need it. */
export function toggled(card: GameCard, modules: readonly string[], id: string): string[] {
  const on = !modules.includes(id);
  const follows = (one: string): string[] =>
    card.modules
      .filter((other) =>
        on
          ? card.modules.some((module) => module.id === one && module.needs.includes(other.id))
          : other.needs.includes(one),
      )
      .map((other) => other.id);
  const changed = new Set([id]);
  for (const one of changed) for (const other of follows(one)) changed.add(other); // it grows
  return card.modules
    .map((module) => module.id)
    .filter((module) => (changed.has(module) ? on : modules.includes(module)));
}

/** What can't be had like this. */
export function problemsOf(card: GameCard, wish: Wish): Problem[] {
  const wanted = card.modules.filter(({ id }) => wish.modules.includes(id));
  const lonely = wanted.flatMap(({ id, needs }) =>
    needs
      .filter((other) => !wish.modules.includes(other))
      .map((other) => ({ key: "ui-problem-needs", module: id, needs: other })),
  );
  const crowded = wanted
    .filter(({ fewest }) => wish.players < fewest)
    .map(({ id, fewest }) => ({ key: "ui-problem-fewest", module: id, fewest }));
  return [...lonely, ...crowded];
}

/** As many seats as players: new ones are open if the last one was, else bots. */
export function resized(seats: readonly SeatWish[], players: number, level: string): SeatWish[] {
  const last = seats.at(-1);
  const alike = last?.kind === "open" || last?.kind === "bot";
  const more: SeatWish = last && alike ? last : { kind: "bot", level };
  return Array.from({ length: players }, (_, seat) => ({ ...(seats[seat] ?? more) }));
}

/** How long people may think, as the server wants it said. */
export function clockOf(wish: Wish): ClockWishDraft {
  if (wish.clock === "live")
    return {
      kind: "bank",
      seconds: wish.minutes * 60,
      increment: wish.increment,
      window_most: WINDOW,
    };
  if (wish.clock === "days")
    return {
      kind: "move",
      seconds: wish.days * DAY,
      window_most: Math.min(wish.days * DAY, LONGEST_WINDOW),
    };
  // Who passes a device around needs longer until the right one has it in hand.
  const passed = wish.seats.some(({ kind }) => kind === "local");
  return passed ? { kind: "none", window_most: PASSED_WINDOW } : { kind: "none" };
}

/** The wish as it is sent; without open seats the match begins at once. */
export function newTable(card: GameCard, wish: Wish): NewTable {
  return {
    setting: {
      game: card.id,
      players: wish.players,
      modules: wish.modules,
      options: wish.options,
      visibility: wish.visibility,
      clock: clockOf(wish),
      pace: wish.pace,
      watching: { allowed: wish.watching, delay: wish.watching ? wish.delay : 0 },
      odds: wish.odds,
      coach: wish.coach,
      files: wish.files,
    },
    seats: wish.seats,
    start: wish.seats.every(({ kind }) => kind !== "open"),
  };
}
