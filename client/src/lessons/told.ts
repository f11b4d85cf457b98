import type { PuzzleBody, ScenarioCard, Told } from "$/protocol/types";

/** A text in the reader's language; else in none in particular, in English, in whatever it is. */
export function said(told: Told, lang: string): string {
  return told[lang] ?? told[""] ?? told["en"] ?? Object.values(told)[0] ?? "";
}

/** The language a text turns out to be in, for screen readers; the games' own files are English. */
export function langOf({ file, title }: ScenarioCard, lang: string): string | undefined {
  if (title[lang] !== undefined) return lang;
  return title["en"] !== undefined || file ? "en" : undefined;
}

/** The players as the reader calls them. */
export function namesIn({ names }: PuzzleBody, lang: string): string[] {
  return names[lang] ?? names[""] ?? [];
}

/** Where a scenario of a game is played. */
export function addressOf({ game, file, number }: ScenarioCard): string {
  return `/learn/${game}?file=${encodeURIComponent(file)}&n=${number}`;
}
