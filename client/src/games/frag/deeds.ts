/** Who fragged whom, and with what: read from what was told. */
import type { Event } from "$/protocol/types";

export interface Frag {
  /** Place in the history, so that each is told from others. */
  place: number;
  victim: number;
  /** -1 where nobody scored. */
  scorer: number;
  /** Number of the weapon, or -1 for acid and whatever else kills. */
  arm: number;
}

/** All frags of a match, oldest first. */
export function fragsIn(history: readonly Event[]): Frag[] {
  const frags: Frag[] = [];
  let arm = -1;
  history.forEach(([key, values], place) => {
    if (key === "attack_announced") arm = Number(values[2]);
    else if (key === "turn_began" || key === "acid_entered") arm = -1;
    else if (key === "fragged") {
      const [victim = -1, scorer = -1] = values as number[];
      frags.push({ place, victim, scorer, arm });
    } else if (key === "fell" || key === "disconnected") {
      frags.push({ place, victim: Number(values[0]), scorer: -1, arm: -1 });
    }
  });
  return frags;
}
