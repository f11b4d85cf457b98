import type { RulebookBody, ScenarioCard } from "$/protocol/types";

/** Scenarios that show what a chapter of the rulebook says. */
export interface Chapter {
  number: string;
  title: string;
  cards: ScenarioCard[];
}

/** The number of a clause without its game: "2.3" of "bang 2.3". */
export const clauseNumber = (clause: string): string => clause.split(" ").at(-1) ?? "";

const chapterOf = (card: ScenarioCard): string =>
  clauseNumber(card.clauses[0] ?? "").split(".")[0] ?? "";

/** Group scenarios by the chapter of their first clause, in the rulebook's order. */
export function byChapter(cards: readonly ScenarioCard[], book: RulebookBody | null): Chapter[] {
  const numbers = [...new Set(cards.map(chapterOf))].sort((one, other) => +one - +other);
  return numbers.map((number) => ({
    number,
    title: book?.chapters.find((chapter) => chapter.number === number)?.title ?? "",
    cards: cards.filter((card) => chapterOf(card) === number),
  }));
}

/** Scenarios that cite a clause ("2.3"). */
export function citing(cards: readonly ScenarioCard[], clause: string): ScenarioCard[] {
  return cards.filter((card) => card.clauses.some((cited) => clauseNumber(cited) === clause));
}
