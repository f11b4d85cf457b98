/** The exchange of a duel, from what was told. */
import type { Event } from "$/protocol/types";
import type { Grammar } from "$/words/words";

export interface DuelRoll {
  seat: number;
  face: string;
}

/** All rolls of the last duel that began, in order. */
export function rollsOf(history: readonly Event[], kinds: Grammar["kinds"]): DuelRoll[] {
  const begun = history.findLastIndex(([key]) => key === "duel_began");
  if (begun < 0) return [];
  return history
    .slice(begun)
    .filter(([key]) => key === "duel_rolled")
    .map(([, values]) => ({
      seat: Number(values[0]),
      face: kinds["face"]?.[Number(values[1])] ?? "",
    }));
}
