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

/** A number with its sign, as it is added. */
export function signed(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : `+${amount}`;
}
