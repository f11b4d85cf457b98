/** What is seen for a moment when something happens: at which seats, and between which. */
import type { Line } from "$/kit/lines";
import type { SoundTrack, Timing } from "$/play/stage.svelte";
import type { Event } from "$/protocol/types";
import type { Grammar } from "$/words/words";

export type Kind =
  | "hit"
  | "heal"
  | "arrow"
  | "back"
  | "blast"
  | "indians"
  | "volley"
  | "out"
  | "rage"
  | "wound"
  | "duel"
  | "rise"
  | "aim"
  | "turn";

export interface Effect {
  /** What happens at a seat: how it looks, and a short sign like "−2". */
  seats: ReadonlyMap<number, { kind: Kind; sign: string }>;
  lines: readonly Line[];
  /** Something that shakes the whole table. */
  whole: "" | "indians" | "volley" | "outbreak";
}

const NOTHING: Effect = { seats: new Map(), lines: [], whole: "" };
const MINUS = "\u2212";

type Values = readonly number[];
type Kinds = Grammar["kinds"];
type Making = (values: Values, kinds: Kinds) => Partial<Effect>;

function one(seat: number | undefined, kind: Kind, sign = ""): Partial<Effect> {
  return { seats: new Map([[seat ?? -1, { kind, sign }]]) };
}

function line(from: number | undefined, to: number | undefined, tone: Line["tone"]): Line[] {
  return from === undefined || to === undefined || from < 0 ? [] : [{ from, to, tone, done: true }];
}

const MAKING: Readonly<Record<string, Making>> = {
  turn_began: ([seat]) => one(seat, "turn"),
  took_arrows: ([seat, arrows = 0]) => one(seat, "arrow", `+${arrows}`),
  arrows_returned: ([seat, arrows = 0]) => one(seat, "back", `${MINUS}${arrows}`),
  indians_attacked: () => ({ whole: "indians" }),
  volley_fired: ([seat]) => ({ ...one(seat, "volley"), whole: "volley" }),
  aimed: ([seat, target]) => ({ ...one(target, "aim"), lines: line(seat, target, "harm") }),
  shot_doubled: ([seat, target]) => ({ ...one(target, "aim"), lines: line(seat, target, "harm") }),
  lost_life: ([seat, life = 0, cause = -1, source], kinds) => {
    const why = kinds["cause"]?.[cause] ?? "";
    const kind = why === "blast" ? "blast" : why === "indians" ? "indians" : "hit";
    const shot = why === "shot" || why === "duel";
    return { ...one(seat, kind, `${MINUS}${life}`), lines: shot ? line(source, seat, "harm") : [] };
  },
  gained_life: ([seat, life = 0, source]) => ({
    ...one(seat, "heal", life > 0 ? `+${life}` : ""),
    lines: line(source, seat, "help"),
  }),
  eliminated: ([seat]) => one(seat, "out"),
  rage_drawn: ([seat]) => one(seat, "rage", "+1"),
  rage_turned_up: ([seat]) => one(seat, "rage"),
  rage_moved: ([seat, target]) => ({
    ...one(target, "rage", "+1"),
    lines: line(seat, target, "plain"),
  }),
  wound_drawn: ([seat]) => one(seat, "wound"),
  wound_returned: ([seat]) => one(seat, "back"),
  duel_began: ([seat, target]) => ({ ...one(target, "duel"), lines: line(seat, target, "harm") }),
  duel_rolled: ([seat]) => one(seat, "duel"),
  grave_opened: ([seat, hands = 0]) => one(seat, "rise", hands > 0 ? `+${hands}` : ""),
  outbreak_came: () => ({ whole: "outbreak" }),
  rose: ([seat]) => one(seat, "rise"),
  master_shown: ([seat]) => one(seat, "rise"),
  sheriff_named: ([seat, target]) => ({
    ...one(target, "turn"),
    lines: line(seat, target, "plain"),
  }),
};

/** What is to be seen of an event. */
export function effectOf(event: Event | null, kinds: Kinds): Effect {
  const making = event && MAKING[event[0]];
  return making ? { ...NOTHING, ...making(event[1] as Values, kinds) } : NOTHING;
}

/** How long events are acted out, in milliseconds. */
export const TIMING: Timing = {
  turn_began: 250,
  rolled: 850,
  rerolled: 850,
  took_arrows: 350,
  indians_attacked: 700,
  aimed: 300,
  shot_doubled: 300,
  volley_fired: 600,
  lost_life: 420,
  gained_life: 350,
  arrows_returned: 250,
  eliminated: 800,
  role_shown: 250,
  rage_drawn: 300,
  rage_turned_up: 500,
  rage_dropped: 250,
  rage_moved: 350,
  die_turned: 400,
  duel_began: 500,
  duel_rolled: 650,
  wound_drawn: 400,
  wound_returned: 200,
  grave_opened: 700,
  outbreak_came: { length: 3000, least: 1800 },
  rose: 350,
  master_shown: 700,
  sheriff_named: 600,
};

/** What is heard with an event. */
export const SOUNDS: SoundTrack = {
  turn_began: "click", // one's own turn is chimed by table/TurnNotice
  rolled: "dice",
  rerolled: "dice",
  took_arrows: "arrow",
  indians_attacked: "arrow",
  volley_fired: "gatling",
  lost_life: "shot",
  gained_life: "beer",
  duel_began: "duel",
  duel_rolled: "dice",
  outbreak_came: "outbreak",
  won: "win",
};
