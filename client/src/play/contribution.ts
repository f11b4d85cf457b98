import type { MatchInfo } from "$/protocol/types";

const PREFIX = "tafelrunde-digits-";

/** What became of the random digits this browser put into the dice. */
export type Fate = "none" | "included" | "late" | "changed";

/** 32 random hexadecimal digits of this browser's own. */
export function freshDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digits for a table's match, known by its commitment: the same in all tabs of this browser. */
export function digitsFor(table: string, commitment: string, keep: Storage): string {
  const known = remembered(table, commitment, keep);
  if (known) return known;
  const digits = freshDigits();
  try {
    keep.setItem(PREFIX + table, `${commitment} ${digits}`); // only the newest match of each table
  } catch {
    // A browser that keeps nothing still contributes; it just can't check afterwards.
  }
  return digits;
}

/** Whether the digits went into the match they were meant for, at the own seat. */
export function fateOf(table: string, match: MatchInfo, seat: number, keep: Storage): Fate {
  const digits = seat >= 0 ? remembered(table, match.commitment, keep) : "";
  if (!digits) return "none";
  const there = match.contributions[seat] ?? "";
  if (there === digits) return "included";
  return there === "" ? "late" : "changed";
}

function remembered(table: string, commitment: string, keep: Storage): string {
  try {
    const [sealed, digits] = (keep.getItem(PREFIX + table) ?? "").split(" ");
    return sealed === commitment ? (digits ?? "") : "";
  } catch {
    return "";
  }
}
