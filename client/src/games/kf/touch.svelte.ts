/**
 * What somebody has in the fingers: a card of the hand that was taken, a card that is read about.
 * All parts of the table share it, so that touching works the same everywhere.
 */
import { getContext, setContext } from "svelte";
import type { Choice } from "$/play/choice.svelte";
import type { Action, Decision } from "$/protocol/types";
import type { Words } from "$/words/words";
import type { Book } from "./book.svelte";
import type { Struck } from "./effects";
import { aboutOf, askedFor, Touchable } from "./touching";
import type { Deck } from "./view";

/** What the table is at the moment, as far as touching cares. */
export interface Moment {
  asked: Decision | null;
  choice: Choice;
  words: Words;
  deck: Deck;
  book: Book;
  /** The card something happens to right now. */
  struck: Struck | null;
  /** Cards that just had something to do with it, where nothing moves. */
  lit: ReadonlySet<string>;
}

/** Where most of the table may be attacked, nothing is lit before a card is taken. */
const FEW = 2;

/** A card that is pointed at, and where it is on the page. */
export interface Pointed {
  card: string;
  box: DOMRect;
}

export class Touch {
  /** The card of the hand that is to be used. */
  held = $state("");
  /** The card that is read about. */
  looked = $state("");
  pointed = $state.raw<Pointed | null>(null);
  /** The card whose sheet is open. */
  opened = $state("");
  /** Whether a key was pressed: a focus that came by itself is no wish to read. */
  keyed = false;

  private readonly touchable = $derived.by(() => new Touchable(this.now.asked, this.kinds));
  readonly about = $derived.by(() => {
    const { preview, hover } = this.now.choice;
    return aboutOf(preview ?? hover, this.kinds);
  });
  /** Cards on the table that are lit: what the held card may be used on, or what is asked for. */
  readonly cards = $derived.by((): ReadonlySet<string> => {
    const all = this.touchable.cards(this.held);
    const busy = !this.held && this.isTurn && this.canPlay && all.size > FEW;
    return busy ? new Set() : all;
  });
  readonly seats = $derived.by((): ReadonlySet<number> => this.touchable.seats(this.held));

  constructor(private readonly moment: () => Moment) {}

  get now(): Moment {
    return this.moment();
  }

  private get kinds(): Words["vocabulary"]["kinds"] {
    return this.now.words.vocabulary.kinds;
  }

  /** Whether it is an own action that is asked for: then the whole table may be attacked. */
  get isTurn(): boolean {
    return this.now.asked?.prompt === "act";
  }

  /** Whether cards of the hand can be used at all. */
  private get canPlay(): boolean {
    return this.now.asked?.options.some((option) => String(option[0]).startsWith("play")) ?? false;
  }

  isUsable(card: string): boolean {
    return this.touchable.ofHand(card).length > 0;
  }

  replacing(card: string): Action | null {
    return this.touchable.replacing(card);
  }

  /** What can be done with a card, wherever it is. */
  optionsAbout(card: string): Action[] {
    const swap = this.touchable.replacing(card);
    const own = this.touchable.ofHand(card);
    return [...own, ...(swap ? [swap] : []), ...this.touchable.ofCard(card, "")];
  }

  /** Take a card of the hand; touching it again uses it, or lets it go. */
  touchHand(card: string): void {
    const { choice, asked } = this.now;
    const options = this.touchable.ofHand(card);
    const again = this.held === card;
    this.looked = card;
    if (again && options.length === 0 && asked) choice.explain(askedFor(card, "", this.kinds));
    else if (again && this.touchable.aims(card)) this.letGo();
    else if (again && options[0]) choice.touch(options[0]);
    else this.take(card, options);
  }

  private take(card: string, options: readonly Action[]): void {
    const { choice } = this.now;
    choice.back();
    this.held = card;
    const [only, ...more] = options;
    if (only && more.length === 0 && !this.touchable.aims(card)) choice.look(only);
  }

  /** Touch a card on the table: previewed first, done when it is touched again. */
  touchCard(card: string): void {
    const { choice, asked } = this.now;
    this.looked = card;
    const [first, ...more] = this.touchable.ofCard(card, this.held);
    if (first && more.length === 0) choice.touch(first);
    else if (first) this.opened = card;
    else if (this.held && asked) choice.explain(askedFor(this.held, card, this.kinds));
    else {
      choice.back();
      if (this.isTurn) choice.explain(askedFor("", card, this.kinds));
    }
  }

  /** Touch a seat; false where that means nothing. */
  touchSeat(seat: number): boolean {
    const [first] = this.touchable.ofSeat(seat, this.held);
    if (first) this.now.choice.touch(first);
    return first !== undefined;
  }

  letGo(): void {
    this.held = "";
    this.now.choice.back();
  }

  point(card: string, element: Element): void {
    if (this.keyed || element.matches(":hover"))
      this.pointed = { card, box: element.getBoundingClientRect() };
  }

  pointAway(): void {
    this.pointed = null;
  }
}

const KEY = Symbol("touch");

export function provideTouch(touch: Touch): Touch {
  setContext(KEY, touch);
  return touch;
}

export function useTouch(): Touch {
  return getContext<Touch>(KEY);
}
