/** Two figures measure themselves: dice, and what is added, each thing by its name. */
import type { Kinds } from "$/play/acted.svelte";
import type { Event } from "$/protocol/types";
import { after } from "./acting";
import type { Ground } from "./ground";
import { profileOf, type CfsView } from "./view";

/** Why something is added to a die. */
export type Reason = "profile" | "attacker" | "load" | "down";

export interface Modifier {
  reason: Reason;
  amount: number;
}

export interface Side {
  figure: number;
  /** What is added; things that add nothing are left out. */
  modifiers: Modifier[];
  /** The number thrown; 0 before the throw. */
  die: number;
  /** With everything added; before the throw, what is added. */
  total: number;
}

export interface Clash {
  attacker: Side;
  defender: Side;
}

/** What a figure adds to its die as it stands. */
export function modifiersOf(
  figure: number,
  attacks: boolean,
  view: CfsView,
  ground: Ground,
): Modifier[] {
  const row = view.figures[figure];
  if (!row) return [];
  const all: Modifier[] = [
    { reason: "profile", amount: ground.profile(profileOf(row.figure))?.fights ?? 0 },
    { reason: "attacker", amount: attacks ? ground.rule("attacker") : 0 },
    { reason: "load", amount: -ground.rule("burden") * row.load.length },
    { reason: "down", amount: row.down ? -ground.rule("prone") : 0 },
  ];
  return all.filter(({ amount }) => amount !== 0);
}

function side(figure: number, attacks: boolean, view: CfsView, ground: Ground): Side {
  const modifiers = modifiersOf(figure, attacks, view, ground);
  const total = modifiers.reduce((sum, { amount }) => sum + amount, 0);
  return { figure, modifiers, die: 0, total };
}

/** A clash before the throw. */
export function clashOf(attacker: number, defender: number, view: CfsView, ground: Ground): Clash {
  return {
    attacker: side(attacker, true, view, ground),
    defender: side(defender, false, view, ground),
  };
}

/** A clash as it was thrown, seen before anything came of it; null for other events. */
export function clashIn([key, values]: Event, view: CfsView, ground: Ground): Clash | null {
  if (key !== "clash_rolled") return null;
  const [attacker, die, total, defender, other, otherTotal] = values as number[];
  const clash = clashOf(attacker ?? -1, defender ?? -1, view, ground);
  return {
    attacker: thrown(clash.attacker, Number(die) + 1, total ?? 0),
    defender: thrown(clash.defender, Number(other) + 1, otherTotal ?? 0),
  };
}

/** The last clash of several events, each seen as it stood then; null where there is none. */
export function clashAmong(
  events: readonly Event[],
  start: CfsView,
  ground: Ground,
  kinds: Kinds,
): Clash | null {
  let [view, last]: [CfsView, Clash | null] = [start, null];
  for (const event of events) {
    last = clashIn(event, view, ground) ?? last;
    view = after(view, event, kinds);
  }
  return last;
}

/** What was added is told as the server summed it up: without reasons where it stood otherwise. */
function thrown(side: Side, die: number, total: number): Side {
  const modifiers = side.total === total - die ? side.modifiers : [];
  return { ...side, modifiers, die, total };
}

/** How it ended: who is ahead. */
export function leadOf({ attacker, defender }: Clash): "attacker" | "defender" | "tie" {
  if (attacker.total === defender.total) return "tie";
  return attacker.total > defender.total ? "attacker" : "defender";
}
