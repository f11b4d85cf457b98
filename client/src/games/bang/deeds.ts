/** What everybody did in a match, counted from what was told. */
import type { Event } from "$/protocol/types";

export interface Deeds {
  /** Life taken from others, lost, and given to others. */
  dealt: number;
  lost: number;
  given: number;
  arrows: number;
}

export function deedsOf(history: readonly Event[], players: number): Deeds[] {
  const deeds = Array.from({ length: players }, () => ({ dealt: 0, lost: 0, given: 0, arrows: 0 }));
  for (const [key, values] of history) {
    const [seat = -1, number = 0] = values as number[];
    if (key === "lost_life") {
      const source = deeds[Number(values[3])];
      const victim = deeds[seat];
      if (victim) victim.lost += number;
      if (source && source !== victim) source.dealt += number;
    } else if (key === "gained_life") {
      const source = deeds[Number(values[2])];
      if (source && source !== deeds[seat]) source.given += number;
    } else if (key === "took_arrows") {
      const taker = deeds[seat];
      if (taker) taker.arrows += number;
    }
  }
  return deeds;
}
