/** What the server tells of a match of KRALLEN & FALLEN, with names. */
import type { Position } from "$/protocol/types";
import type { Words } from "$/words/words";

export const METALS = ["gold", "silver", "bronze"] as const;
export type Metal = (typeof METALS)[number];

export const CATEGORIES = [
  ...METALS,
  ...(["potion", "scroll", "magic", "monster", "place"] as const),
  ...(["trap", "event", "surprise", "companion"] as const),
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A card in play. */
export interface Laid {
  card: string;
  /** What a roll must reach to beat it now. */
  exit: number;
  /** The card it lies on; empty where it lies by itself. */
  on: string;
  /** Something must be beaten before this card can be. */
  hidden: boolean;
  /** What a treasure counts as; empty for all others. */
  metal: Metal | "";
  /** What a monster has beneath it. */
  loot: string[];
}

/** What one card or a role adds to a roll. */
export interface Modifier {
  card: string;
  role: string;
  amount: number;
}

/** Something announced, and the roll it comes down to. */
export interface Attempt {
  seat: number;
  way: "entry" | "exit";
  card: string;
  targets: string[];
  /** The seat it is aimed at, or a card is moved to; -1 for none. */
  at: number;
  needed: number;
  /** What surprises have added so far. */
  bonus: number;
  total: number;
  rolled: boolean;
  /** Nothing has undone it. */
  stands: boolean;
  modifiers: Modifier[];
  /** What earlier attempts in a row add. */
  experience: number;
}

export interface KfSeat {
  realm: Laid[];
  /** How many cards are in the hand, and how many it is filled up to. */
  hand: number;
  limit: number;
  /** Those of them the viewer knows. */
  cards: string[];
  role: string;
  /** The other seats of the same team. */
  team: number[];
  /** The card attacked last, and how often in a row. */
  foe: string;
  tries: number;
  wins: number;
}

export interface KfView {
  turn: number;
  /** Actions left in this turn. */
  actions: number;
  /** Three treasures of one metal win, in place of one of each. */
  decree: boolean;
  deck: number;
  discards: string[];
  wilderness: Laid[];
  /** Announced first, first; what happens next is last. */
  stack: Attempt[];
  seats: KfSeat[];
}

/** What is printed on a card, and where it lies once it is in play. */
export interface Printed {
  card: string;
  category: Category;
  entry: number;
  exit: number;
  /** What it adds to rolls of its holder; 0 for most. */
  adds: number;
  lies: "own" | "rival" | "there" | "wild";
}

const NO_CARD: Printed = {
  ...{ card: "", category: "event", entry: 0, exit: 0, adds: 0, lies: "own" },
};

/** The game's own part of a position. */
export function viewOf(position: Pick<Position, "view">): KfView {
  return position.view["table"] as unknown as KfView;
}

/** What the sides of a coin count as. */
export interface Sides {
  heads: number;
  tails: number;
}

/** What is printed on the cards, by their words, and what is rolled with. */
export class Deck {
  private readonly byCard: ReadonlyMap<string, Printed>;
  /** The coin that is tossed in place of a die; null where there is a die. */
  readonly coin: Sides | null;

  constructor(words: Pick<Words, "vocabulary">) {
    const cards = (words.vocabulary.ground?.["cards"] as Printed[] | undefined) ?? [];
    this.byCard = new Map(cards.map((printed) => [printed.card, printed]));
    this.coin = (words.vocabulary.ground?.["coin"] as Sides | null | undefined) ?? null;
  }

  of(card: string): Printed {
    return this.byCard.get(card) ?? NO_CARD;
  }
}

/** Whether a category is a treasure's. */
export function isMetal(category: string): category is Metal {
  return (METALS as readonly string[]).includes(category);
}

/** Whose realm a card lies in; -1 for the wilderness, null where it isn't in play. */
export function homeOf(view: KfView, card: string): number | null {
  const seat = view.seats.findIndex((row) => row.realm.some((laid) => laid.card === card));
  if (seat >= 0) return seat;
  return view.wilderness.some((laid) => laid.card === card) ? -1 : null;
}

/** A card in play, wherever it lies. */
export function laidAs(view: KfView, card: string): Laid | null {
  const all = [...view.seats.flatMap((row) => row.realm), ...view.wilderness];
  return all.find((laid) => laid.card === card) ?? null;
}

/** Cards that lie by themselves, each with those that lie on it, and on those. */
export interface Pile {
  base: Laid;
  above: Laid[];
}

export function pilesOf(cards: readonly Laid[]): Pile[] {
  const here = new Set(cards.map((laid) => laid.card));
  const above = (card: string): Laid[] =>
    cards.filter((laid) => laid.on === card).flatMap((laid) => [laid, ...above(laid.card)]);
  return cards
    .filter((laid) => !here.has(laid.on))
    .map((base) => ({ base, above: above(base.card) }));
}
