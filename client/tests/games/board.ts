/** A game's own board in a moment of a real match, for tests to touch and look at. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps } from "$/games/fine";
import { Choice } from "$/play/choice.svelte";
import { Stage } from "$/play/stage.svelte";
import type { Chance, Event, Position } from "$/protocol/types";
import { facesOf, type Moment, type Moments } from "./moments";

interface Told {
  /** The clause that is named when something is not possible. */
  clause: string;
  /** What may come of whatever is asked about. */
  chances?: Chance[];
}

/** Everything tests of a board share; draws one board at a time and takes it away again. */
export function boardOf(
  Board: Component<BoardProps>,
  wordsFor: Moments["wordsFor"],
  { clause, chances = [] }: Told,
) {
  const onact = vi.fn();
  const onwhy = vi.fn();
  let shown: Record<string, unknown> | null = null;
  let choice: Choice;

  function remove(): void {
    if (shown) void unmount(shown);
    shown = null;
  }

  /** Draw a moment, instead of the one before. */
  function show(found: Moment, lang = "en"): void {
    remove();
    const stage = new Stage();
    stage.show(found.position);
    choice = new Choice({
      act: (action, then) => Promise.resolve(onact(action, then) !== false),
      why: (action) => (onwhy(action), Promise.resolve(clause)),
      odds: () => Promise.resolve(chances),
    });
    choice.ask(found.position.decision);
    const { position, viewer, modules, history } = found;
    const words = wordsFor(found, lang);
    const props = { position, viewer, modules, history, words, choice, stage };
    shown = mount(Board, {
      target: document.body,
      props: { ...props, seats: facesOf(found), pointed: [] },
    });
    flushSync();
  }

  beforeEach(() => {
    // Where nobody looks, a board is drawn at one go instead of seat by seat.
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    onact.mockReset();
    onwhy.mockReset();
  });
  afterEach(remove);

  return {
    show,
    onact,
    onwhy,
    /** What is touched on the board that was drawn last. */
    get choice(): Choice {
      return choice;
    },
  };
}

export const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

export function press(element: HTMLElement | null | undefined): void {
  element?.click();
  flushSync();
}

/** The map of a board, which is walked by keys. */
export const arena = (): HTMLElement => document.querySelector("[role=application]") as HTMLElement;

/** What is read to whoever walks on the map. */
export const heard = (): string =>
  document.querySelector(".walked [aria-live=polite]")?.textContent ?? "";

export function key(name: string): void {
  arena().dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );
  flushSync();
}

/** Tests that acting events out leads to what the server sends, in several moments. */
export function itLeadsToWhatIsSent<View>(
  { moment, vocabulary }: Pick<Moments, "moment" | "vocabulary">,
  names: readonly string[],
  viewOf: (position: Position) => View,
  after: (view: View, event: Event, kinds: Moments["vocabulary"]["kinds"]) => View,
  counted: (view: View) => unknown,
): void {
  for (const name of names) {
    it(`in the moment "${name}"`, () => {
      const { before, events, position } = moment(name);
      const view = events.reduce(
        (now, event) => after(now, event, vocabulary.kinds),
        viewOf(before),
      );
      expect(events.length).toBeGreaterThan(0);
      expect(counted(view)).toEqual(counted(viewOf(position)));
    });
  }
}
