/** Rolls, as they were told: the die, what was added, and what came of it. */
import type { Event } from "$/protocol/types";
import type { Kinds } from "$/play/acted.svelte";
import type { Attempt } from "./view";

export interface Roll {
  seat: number;
  card: string;
  /** The number on top. */
  die: number;
  bonus: number;
  total: number;
  needed: number;
}

/** A roll as an event tells it; null for other events. */
export function rollIn([key, values]: Event, kinds: Kinds): Roll | null {
  if (key !== "rolled") return null;
  const [seat, , card, die, bonus, total, needed] = values as number[];
  const name = kinds["card"]?.[card ?? -1] ?? "";
  return {
    ...{ seat: seat ?? -1, card: name, die: (die ?? 0) + 1, bonus: bonus ?? 0 },
    ...{ total: total ?? 0, needed: needed ?? 0 },
  };
}

/** The roll of an attempt that claims are made about: the die that was told last for its card. */
export function rollOf(row: Attempt, history: readonly Event[], kinds: Kinds): Roll | null {
  if (!row.rolled) return null;
  for (let at = history.length - 1; at >= 0; at--) {
    const event = history[at];
    const roll = event && rollIn(event, kinds);
    if (roll && roll.card === row.card && roll.seat === row.seat)
      return { ...roll, bonus: row.total - roll.die, total: row.total, needed: row.needed };
  }
  return null;
}

export { signed } from "$/kit/odds";

/** The rolls for who starts: everybody's numbers in their order, and who has won; -1 before. */
export interface Start {
  throws: { seat: number; numbers: number[] }[];
  winner: number;
}

/** What may follow the rolls for who starts before anything is done. */
const BEFORE_ANYTHING = ["turn_began", "cards_drawn", "cards_received"];

/** The rolls for who starts, as long as nothing has been done since; null afterwards. */
export function startIn(history: readonly Event[]): Start | null {
  let at = history.length - 1;
  while (at >= 0 && BEFORE_ANYTHING.includes(history[at]?.[0] ?? "")) at--;
  const last = history[at];
  if (last?.[0] !== "start_won" && last?.[0] !== "start_rolled") return null;
  const winner = last[0] === "start_won" ? Number(last[1][0]) : -1;
  const throws: Start["throws"] = [];
  for (const [key, values] of history) {
    if (key !== "start_rolled") continue;
    const [seat, die] = values as number[];
    const row = throws.find((one) => one.seat === seat);
    if (row) row.numbers.push((die ?? 0) + 1);
    else throws.push({ seat: seat ?? -1, numbers: [(die ?? 0) + 1] });
  }
  return { throws, winner };
}
