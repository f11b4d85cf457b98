/** What touching a card or a seat means now: always one of the decision's options, never a rule. */
import type { Action, Decision } from "$/protocol/types";
import type { Grammar } from "$/words/words";

/** Verbs that begin with a card of the own hand; most of them go on to something else. */
const FROM_HAND: readonly string[] = [
  ...["play", "play_on", "play_at", "replace", "answer", "hand_over", "discard"],
];
/** Verbs that are about a card on the table, and nothing else. */
const ON_TABLE: readonly string[] = ["attack", "also", "claim", "lay", "give_up"];
/** Done by a button, so that nobody throws a card away who wants to play it. */
export const REPLACE = "replace";

type Kinds = Grammar["kinds"];

/** What an option is about: a card of the hand, a card on the table, a seat. */
export interface About {
  hand: string;
  card: string;
  seat: number;
}

/** What an option is about; empty and -1 for what it isn't. */
export function aboutOf(option: Action | null, kinds: Kinds): About {
  const [verb, first, second] = option ?? [];
  const word = (value: unknown): string => kinds["card"]?.[Number(value)] ?? "";
  const name = String(verb ?? "");
  if (FROM_HAND.includes(name)) {
    const seat = name === "play_at" ? Number(second) : -1;
    return { hand: word(first), card: seat < 0 && second !== undefined ? word(second) : "", seat };
  }
  if (ON_TABLE.includes(name)) return { hand: "", card: word(first), seat: -1 };
  return { hand: "", card: "", seat: name === "to" ? Number(first) : -1 };
}

/** Everything that can be touched now, by what it is about. */
export class Touchable {
  private readonly options: readonly { action: Action; about: About }[];

  constructor(decision: Decision | null, kinds: Kinds) {
    this.options = (decision?.options ?? []).map((action) => ({
      action,
      about: aboutOf(action, kinds),
    }));
  }

  private find(fits: (about: About) => boolean): Action[] {
    return this.options.filter(({ about }) => fits(about)).map(({ action }) => action);
  }

  /** What a card of the hand can be used for. */
  ofHand(card: string): Action[] {
    return this.find((about) => about.hand === card).filter(([verb]) => verb !== REPLACE);
  }

  /** Laying a card away for another one. */
  replacing(card: string): Action | null {
    const all = this.find((about) => about.hand === card);
    return all.find(([verb]) => verb === REPLACE) ?? null;
  }

  /** What touching a card on the table does, while a card of the hand is held or none is. */
  ofCard(card: string, held: string): Action[] {
    return this.find((about) => about.card === card && about.hand === held);
  }

  ofSeat(seat: number, held: string): Action[] {
    return this.find((about) => about.seat === seat && about.hand === held);
  }

  /** Whether a card of the hand needs something else to be touched. */
  aims(card: string): boolean {
    return this.ofHand(card).some((action) => action.length > 2);
  }

  /** Cards on the table that can be chosen. */
  cards(held: string): Set<string> {
    const found = this.options.filter(({ about }) => about.card && about.hand === held);
    return new Set(found.map(({ about }) => about.card));
  }

  seats(held: string): Set<number> {
    const found = this.options.filter(({ about }) => about.seat >= 0 && about.hand === held);
    return new Set(found.map(({ about }) => about.seat));
  }
}

/** What is asked for where nothing can be done, so that the reason is told. */
export function askedFor(held: string, card: string, kinds: Kinds): Action {
  const number = (word: string): number => kinds["card"]?.indexOf(word) ?? -1;
  if (!held) return ["attack", number(card)];
  return card ? ["play_on", number(held), number(card)] : ["play", number(held)];
}

/** The cards an event speaks of. */
export function cardsIn(
  [key, values]: readonly [key: string, values: readonly unknown[]],
  { vocabulary }: { readonly vocabulary: Grammar },
): string[] {
  const words = vocabulary.kinds["card"] ?? [];
  return (vocabulary.events[key] ?? []).slice(0, values.length).flatMap(([, kind], place) => {
    const value = values[place];
    if (kind === "card*") return (value as number[]).map((one) => words[one] ?? "");
    return kind === "card" ? [words[Number(value)] ?? ""] : [];
  });
}
