/** What is seen for a moment when something happens: at which fighter, between which, and dice. */
import type { SoundTrack, Timing } from "$/play/stage.svelte";
import type { Event } from "$/protocol/types";

export type Kind = "hit" | "miss" | "frag" | "heal" | "rise" | "acid" | "card" | "turn";

export interface Effect {
  /** What happens at a fighter: how it looks, and a short sign like "−2". */
  at: { seat: number; kind: Kind; sign: string } | null;
  /** A shot that is announced, hits or misses. */
  shot: { from: number; to: number; end: "aim" | "hit" | "miss" } | null;
  /** Dice that were thrown, as pips, by whom and what for. */
  dice: { seat: number; pips: number[]; total: number; against: number } | null;
}

const NOTHING: Effect = { at: null, shot: null, dice: null };
const MINUS = "\u2212";

type Values = readonly unknown[];
type Making = (values: Values) => Partial<Effect>;

function one(seat: unknown, kind: Kind, sign = ""): Partial<Effect> {
  return { at: { seat: Number(seat), kind, sign } };
}

function shot(from: unknown, to: unknown, end: "aim" | "hit" | "miss"): Partial<Effect> {
  return { shot: { from: Number(from), to: Number(to), end } };
}

/** Dice come as places in the kind "pip", counted from 0. */
function dice(seat: unknown, thrown: unknown, against = 0): Partial<Effect> {
  const pips = (Array.isArray(thrown) ? thrown : [thrown]).map((die) => Number(die) + 1);
  const total = pips.reduce((sum, die) => sum + die, 0);
  return { dice: { seat: Number(seat), pips, total, against } };
}

const MAKING: Readonly<Record<string, Making>> = {
  start_rolled: ([seat, die]) => dice(seat, die),
  fighter_placed: ([seat]) => one(seat, "rise"),
  turn_began: ([seat]) => one(seat, "turn"),
  movement_rolled: ([seat, thrown]) => dice(seat, thrown),
  power_up_rolled: ([seat, , die]) => dice(seat, die),
  acid_entered: ([seat, thrown]) => ({ ...dice(seat, thrown), ...one(seat, "acid") }),
  attack_announced: ([seat, target]) => shot(seat, target, "aim"),
  to_hit_rolled: ([seat, thrown, , distance]) => dice(seat, thrown, Number(distance)),
  missed: ([seat, target]) => ({ ...shot(seat, target, "miss"), ...one(target, "miss") }),
  hit: ([seat, target]) => ({ ...shot(seat, target, "hit"), ...one(target, "hit") }),
  damage_rolled: ([seat, thrown]) => dice(seat, thrown),
  defence_rolled: ([seat, thrown]) => dice(seat, thrown),
  health_lost: ([seat, loss]) => one(seat, "hit", `${MINUS}${Number(loss)}`),
  healed: ([seat, points]) => one(seat, "heal", `+${Number(points)}`),
  surged: ([seat]) => one(seat, "heal"),
  saved: ([seat]) => one(seat, "heal"),
  fell: ([seat]) => one(seat, "frag"),
  fragged: ([seat]) => one(seat, "frag"),
  disconnected: ([seat]) => one(seat, "frag"),
  respawned: ([seat]) => one(seat, "rise"),
  teleported: ([seat]) => one(seat, "rise"),
  bumped: ([seat]) => one(seat, "rise"),
  card_played: ([seat]) => one(seat, "card"),
  card_answered: ([seat]) => one(seat, "card"),
  card_aimed: ([, , target]) => one(target, "card"),
};

/** What is to be seen of an event. */
export function effectOf(event: Event | null): Effect {
  const making = event && MAKING[event[0]];
  return making ? { ...NOTHING, ...making(event[1]) } : NOTHING;
}

/** How long events are acted out, in milliseconds. */
export const TIMING: Timing = {
  fighter_built: 220,
  start_rolled: 350,
  fighter_placed: 300,
  turn_began: 300,
  movement_rolled: 800,
  stepped: 150,
  jumped: 280,
  teleported: 350,
  respawned: 450,
  bumped: 350,
  power_up_rolled: 500,
  acid_entered: 650,
  attack_announced: 450,
  to_hit_rolled: 750,
  missed: 400,
  hit: 300,
  damage_rolled: 650,
  defence_rolled: 650,
  health_lost: 420,
  healed: 350,
  fell: 600,
  fragged: { length: 900, least: 500 },
  disconnected: 700,
  card_played: 450,
  card_answered: 600,
  card_aimed: 450,
};

/** What is heard with an event. */
export const SOUNDS: SoundTrack = {
  turn_began: "click", // one's own turn is chimed by table/TurnNotice
  movement_rolled: "dice",
  to_hit_rolled: "dice",
  damage_rolled: "dice",
  power_up_rolled: "dice",
  hit: "shot",
  missed: "arrow",
  fragged: "blast",
  healed: "beer",
  won: "win",
};
