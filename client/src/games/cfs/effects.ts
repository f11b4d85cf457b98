/** What is seen for a moment when something happens: at which figure, and dice. */
import type { SoundTrack, Timing } from "$/play/stage.svelte";
import type { Event } from "$/protocol/types";
import type { Words } from "$/words/words";

export type Kind = "turn" | "fall" | "out" | "win" | "good" | "jump" | "spark";

export interface Effect {
  /** What happens at a figure. */
  at: { figure: number; kind: Kind } | null;
  /** An energy field that goes on or off. */
  barrier: number;
  /** A single die that was thrown, by whom. */
  die: { figure: number; number: number } | null;
}

const NOTHING: Effect = { at: null, barrier: -1, die: null };

type Making = (values: readonly unknown[]) => Partial<Effect>;

const one =
  (kind: Kind): Making =>
  ([figure]) => ({ at: { figure: Number(figure), kind } });

/** Dice come as places in the kind "pip", counted from 0. */
function thrown(figure: unknown, die: unknown): Partial<Effect> {
  return { die: { figure: Number(figure), number: Number(die) + 1 } };
}

const MAKING: Readonly<Record<string, Making>> = {
  placed: one("good"),
  activated: one("turn"),
  stood_up: one("good"),
  switched: ([figure, barrier]) => ({
    ...one("spark")([figure]),
    barrier: Number(barrier),
  }),
  theft_rolled: ([figure, , die]) => thrown(figure, die),
  taken: one("good"),
  laid: one("good"),
  jump_rolled: ([figure, die]) => thrown(figure, die),
  disaster: one("fall"),
  jumped: one("jump"),
  drawn_in: one("jump"),
  fight_won: one("win"),
  knocked_down: one("fall"),
  put_out: one("out"),
  machine_decided: one("turn"),
};

/** What is to be seen of an event. */
export function effectOf(event: Event | null): Effect {
  const making = event && MAKING[event[0]];
  return making ? { ...NOTHING, ...making(event[1]) } : NOTHING;
}

/** The figures an event is about. */
export function figuresIn([key, values]: Event, words: Words): number[] {
  const declared = words.vocabulary.events[key] ?? [];
  return declared.flatMap(([, kind], place) => (kind === "figure" ? [Number(values[place])] : []));
}

/** How long events are acted out, in milliseconds. */
export const TIMING: Timing = {
  placed: 220,
  round_began: 500,
  card_shown: 420,
  machine_card_shown: 700,
  activated: 260,
  stepped: 190,
  stood_up: 280,
  switched: 380,
  sidestepped: 250,
  theft_rolled: 900,
  taken: 260,
  laid: 260,
  move_ended: 200,
  jump_rolled: 900,
  disaster: 500,
  jumped: 420,
  jump_stayed: 260,
  drawn_in: 420,
  clash_rolled: { length: 1700, least: 900 },
  fight_won: 420,
  pushed: 260,
  followed: 260,
  swapped: 320,
  shove_failed: 300,
  knocked_down: 420,
  put_out: { length: 700, least: 350 },
  dropped: 320,
  came_home: 300,
  machine_decided: { length: 900, least: 300 },
  machine_moved: 420,
  sought_shown: { length: 1100, least: 700 },
  needs_shown: { length: 900, least: 600 },
  scored: { length: 1100, least: 700 },
};

/** What is heard with an event. */
export const SOUNDS: SoundTrack = {
  activated: "click",
  card_shown: "click",
  clash_rolled: "dice",
  theft_rolled: "dice",
  jump_rolled: "dice",
  switched: "beer",
  knocked_down: "arrow",
  put_out: "blast",
  scored: "turn",
  won: "win",
};
