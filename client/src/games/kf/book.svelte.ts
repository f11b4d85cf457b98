/** What the cards say: the first paragraph of their clauses in the rulebook, and the line for fun. */
import { blocks } from "$/kit/markdown";
import { api } from "$/net/api";
import type { RulebookBody } from "$/protocol/types";

export interface CardText {
  text: string;
  flavour: string;
}

const NOTHING: CardText = { text: "", flavour: "" };
const CLAUSE = "card:";
const ITALIC = /^\*([^*]+)\*$/;

/** The texts of all cards that a rulebook has clauses about. */
export function cardTexts({ chapters }: RulebookBody): Map<string, CardText> {
  const clauses = chapters.flatMap((chapter) => chapter.clauses);
  const cards = clauses.filter(({ id }) => id.startsWith(CLAUSE));
  return new Map(cards.map(({ id, text }) => [id.slice(CLAUSE.length), read(text)]));
}

function read(clause: string): CardText {
  const said = blocks(clause).flatMap((one) => (one.kind === "paragraph" ? [one.text] : []));
  const last = ITALIC.exec(said.at(-1) ?? "");
  return { text: said[0] ?? "", flavour: last && said.length > 1 ? (last[1] ?? "") : "" };
}

/** The cards' texts in one language; empty until the rulebook is here. */
export class Book {
  private texts = $state.raw<ReadonlyMap<string, CardText>>(new Map());
  private lang = "";

  /** Get the rulebook of a language, once. */
  async open(lang: string): Promise<void> {
    if (lang === this.lang) return;
    this.lang = lang;
    try {
      const found = cardTexts(await api.rulebook("kf", lang));
      if (this.lang === lang) this.texts = found;
    } catch {
      this.lang = ""; // then cards are told by their names and numbers, until it is asked again
    }
  }

  of(card: string): CardText {
    return this.texts.get(card) ?? NOTHING;
  }
}
