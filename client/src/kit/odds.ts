/** Odds as people read them: exact, but no more digits than tell something. */
import type { Chance } from "$/protocol/types";
import type { Words } from "$/words/words";

/** So many ways out of so many as a percentage: whole, or with a digit where that says more. */
export function percent(ways: number, of: number, lang: string): string {
  const share = of > 0 ? ways / of : 0;
  const near = share > 0 && share < 1 ? Math.min(share, 1 - share) : 1;
  const digits = near < 0.0995 ? 1 : 0;
  const shown = new Intl.NumberFormat(lang, {
    style: "percent",
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  }).format(share);
  return shown;
}

/** What comes first of something, with its chance, such as a hit. */
export function firstChance([first]: readonly Chance[], words: Words): string {
  return first ? `${words.chance(first)}: ${percent(first.ways, first.of, words.lang)}` : "";
}

/** The chance alone of what comes first. */
export function barePercent([first]: readonly Chance[], words: Words): string {
  return first ? percent(first.ways, first.of, words.lang) : "";
}

/** A number with its sign, as it is added. */
export function signed(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : `+${amount}`;
}
