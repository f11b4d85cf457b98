/** What lies in whose zone, and what it counts (cfs 7.1): for the eyes, the server counts. */
import type { Event } from "$/protocol/types";
import type { Ground } from "./ground";
import type { CfsView } from "./view";

/** Why a piece counts what it does. */
export type Worth = "matching" | "sought" | "plain";

/** The pieces that lie in a seat's zone. */
export function piecesOf(seat: number, view: CfsView, ground: Ground): string[] {
  return view.floor
    .filter(({ field }) => ground.zoneOf(ground.node(field)) === seat)
    .flatMap(({ pieces }) => pieces);
}

export function worthOf(piece: string, seat: number, view: CfsView): Worth {
  if (view.seats[seat]?.needs.includes(piece)) return "matching";
  return view.sought.includes(piece) ? "sought" : "plain";
}

/** Points and pieces of each seat, as far as they were told. */
export function scoresIn(
  history: readonly Event[],
): Map<number, { points: number; pieces: number }> {
  const found = new Map<number, { points: number; pieces: number }>();
  for (const [key, values] of history) {
    if (key !== "scored") continue;
    const [seat = -1, points = 0, pieces = 0] = values as number[];
    found.set(seat, { points, pieces });
  }
  return found;
}
