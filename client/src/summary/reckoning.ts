/** What a match's numbers mean to people: points of a chance to win, and beliefs turn by turn. */
import type { Belief, PlayerSummary } from "$/protocol/types";

/** What adds up from a player's chance at the start to the result. */
export type Part = "luck" | "decisions" | "usual" | "hidden" | "others" | "rest";
export const PARTS = ["luck", "decisions", "usual", "hidden", "others", "rest"] as const;

/** How much of a chance to win each part gave (or took). */
export function partsOf(player: PlayerSummary): Record<Part, number> {
  const { deal, dice, decisions, usual, hidden, others, rest } = player;
  return { luck: deal + dice, decisions, usual, hidden, others, rest };
}

/** A share of a chance in whole points: 100 is a certain win. */
export function points(share: number): number {
  return Math.round(share * 100) || 0; // never minus zero
}

/** Points with their sign, as the language writes them. */
export function signedPoints(share: number, lang: string): string {
  const told = new Intl.NumberFormat(lang, { signDisplay: "exceptZero" }).format(points(share));
  return told.replace("-", "\u2212"); // a minus, as wide as the plus
}

/** The largest of all parts of all players, so that all bars have one measure. */
export function measureOf(players: readonly PlayerSummary[]): number {
  const sizes = players.flatMap((player) => Object.values(partsOf(player)).map(Math.abs));
  return Math.max(0.1, ...sizes);
}

/** What a seat believed at one of its turns. */
export interface Turn {
  turn: number;
  moment: number;
  beliefs: Belief[];
}

/** What a seat believed, turn by turn. */
export function turnsOf(beliefs: readonly Belief[], seat: number): Turn[] {
  const turns = new Map<number, Turn>();
  for (const belief of beliefs) {
    if (belief.seat !== seat) continue;
    const known = turns.get(belief.turn);
    if (known) known.beliefs.push(belief);
    else turns.set(belief.turn, { turn: belief.turn, moment: belief.moment, beliefs: [belief] });
  }
  return [...turns.values()].sort((one, other) => one.turn - other.turn);
}

/** Everybody who believed something, bots first. */
export function believers(
  beliefs: readonly Belief[],
  players: readonly PlayerSummary[],
): PlayerSummary[] {
  const found = players.filter(({ seat }) => beliefs.some((belief) => belief.seat === seat));
  return [...found.filter(({ level }) => level), ...found.filter(({ level }) => !level)];
}
