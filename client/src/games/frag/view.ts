/** What the server tells of a match of FRAG, with names. */
import type { Position } from "$/protocol/types";
import type { Words } from "$/words/words";

export interface FragWeapon {
  kind: string;
  ammo: number;
  attached: string[];
}

export interface FragSeat {
  /** Name of the field; empty while out. */
  field: string;
  frags: number;
  wins: number;
  /** Health, Speed and Accuracy as built. */
  start: [number, number, number];
  health: number;
  speed: number;
  accuracy: number;
  /** Attacks left in this turn. */
  attacks: number;
  wounds: number;
  /** Empty without one. */
  armour: string;
  pool: number;
  gear: string[];
  weapons: FragWeapon[];
  blood_held: number;
  /** Cards in hand by deck: weapons, gadgets, specials. */
  hand: number[];
  /** Those of them the viewer knows. */
  cards: string[];
  surges: number[];
  cheats: number;
  ram: boolean;
  lagged: number;
  frozen: boolean;
  insubstantial: boolean;
  steered_by: number;
  keeps: boolean;
}

/** Cards under a marker. */
export interface Pile {
  field: string;
  number: number;
  cards: string[];
}

export interface FragView {
  goal: number;
  turn: number;
  /** Movement points left. */
  points: number;
  map: string;
  decks: number[];
  discards: string[];
  blood: string[];
  piles: Pile[];
  seats: FragSeat[];
}

export const DECKS = ["weapon", "gadget", "special"] as const;
export type Deck = (typeof DECKS)[number];

/** What is printed on a card; 0 for what it doesn't have. */
export interface Printed {
  deck: Deck;
  letter: string;
  ammo: number;
  dice: number;
  reach: number;
}

/** The game's own part of a position. */
export function viewOf(position: Pick<Position, "view">): FragView {
  return position.view["table"] as unknown as FragView;
}

const NO_CARD: Printed = { deck: "special", letter: "", ammo: 0, dice: 0, reach: 0 };

/** What is printed on a card, by its word. */
export function printedOn(card: string, words: Words): Printed {
  const cards = (words.vocabulary.ground?.["cards"] as Printed[] | undefined) ?? [];
  return cards[words.vocabulary.kinds["card"]?.indexOf(card) ?? -1] ?? NO_CARD;
}

/** The word of a card by its number, as actions and events name it. */
export function cardWord(number: unknown, words: Words, kind = "card"): string {
  return words.vocabulary.kinds[kind]?.[Number(number)] ?? "";
}
