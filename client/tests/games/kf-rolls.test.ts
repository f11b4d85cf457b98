import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "$/games/kf/Board.svelte";
import { startIn } from "$/games/kf/rolls";
import { Choice } from "$/play/choice.svelte";
import { Stage } from "$/play/stage.svelte";
import type { Event } from "$/protocol/types";
import { Words } from "$/words/words";
import { moment, vocabulary } from "./kf-moments";
import { facesOf } from "./moments";

const COIN = { heads: 5, tails: 2 };
/** Anna and Clara tie at 5, Boris has 2; Clara wins the second time. */
const START: Event[] = [
  ["cards_drawn", [0, 5]],
  ["start_rolled", [0, 4]],
  ["start_rolled", [1, 1]],
  ["start_rolled", [2, 4]],
  ["start_rolled", [0, 1]],
  ["start_rolled", [2, 4]],
  ["start_won", [2]],
  ["turn_began", [2]],
];

let shown: Record<string, unknown> | null = null;

/** The table with nothing announced, after this has been told. */
function show(history: Event[], coin: typeof COIN | null): void {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  const found = moment("acting");
  const { position, viewer, modules, names } = found;
  const ground = { ...vocabulary.ground, coin };
  const words = new Words("en", [], { ...vocabulary, ground }, names, viewer);
  const stage = new Stage();
  stage.show(position);
  const props = { position, viewer, modules, history, words, choice: new Choice(), stage };
  shown = mount(Board, {
    target: document.body,
    props: { ...props, seats: facesOf(found), pointed: [] },
  });
  flushSync();
}

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((part) => part.textContent.trim());

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

describe("the rolls for who starts", () => {
  it("are everybody's, and once more those of a tie", () => {
    expect(startIn(START.slice(0, -2))).toEqual({
      throws: [
        { seat: 0, numbers: [5, 2] },
        { seat: 1, numbers: [2] },
        { seat: 2, numbers: [5, 5] },
      ],
      winner: -1,
    });
    expect(startIn(START)?.winner).toBe(2);
  });

  it("are over once somebody does something", () => {
    expect(startIn([...START, ["card_replaced", [2, 1]]])).toBeNull();
    expect(startIn([])).toBeNull();
  });

  it("lie there as dice, and who begins is marked", () => {
    show(START, null);
    expect(document.querySelectorAll(".roll-off .die")).toHaveLength(5);
    expect(texts(".roll-off .winner .who")).toEqual([moment("acting").names[2]]);
    expect(document.querySelector(".goal")).toBeNull();
  });
});

describe("a coin", () => {
  it("is tossed in place of a die and tells what its side counts as", () => {
    show(START, COIN);
    expect(document.querySelectorAll(".roll-off .die")).toHaveLength(0);
    expect(texts(".coin-tossed")).toEqual(["5", "2", "2", "5", "5"]);
    const pictures = [...document.querySelectorAll(".coin-tossed path")].map((path) =>
      path.getAttribute("d"),
    );
    expect(new Set(pictures).size).toBe(2);
    expect(pictures[0]).toBe(pictures[3]);
  });
});
