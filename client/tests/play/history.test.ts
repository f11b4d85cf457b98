import { expect, it } from "vitest";
import { sinceThen, Turns, withNews, type Turn } from "$/play/history";
import type { Event } from "$/protocol/types";

const event = (key: string, ...values: number[]): Event => [key, values];
const byTurn = (history: Event[]): Turn[] => new Turns().of(history); // never seen before
const four = [event("a"), event("turn_began", 0), event("b"), event("c")];

it("puts news at the end of the history", () => {
  expect(withNews(four, 4, [event("d")])).toEqual([...four, event("d")]);
});

it("drops what was taken back", () => {
  expect(withNews(four, 2, [])).toEqual(four.slice(0, 2));
  expect(withNews(four, 2, [event("d")]).map(([key]) => key)).toEqual(["a", "turn_began", "d"]);
});

it("keeps the events themselves, so that their words need not be found again", () => {
  expect(withNews(four, 4, [event("d")])[0]).toBe(four[0]);
});

it("divides the log by turns, with what came before the first", () => {
  const turns = byTurn([...four, event("extra_round_began", 2), event("d")]);
  expect(turns.map((turn) => turn.start)).toEqual([0, 1, 4]);
  expect(turns.map((turn) => turn.opening?.[0])).toEqual([
    undefined,
    "turn_began",
    "extra_round_began",
  ]);
  expect(turns[1]?.events).toEqual([event("b"), event("c")]);
});

it("knows no turn of things that merely sound alike", () => {
  expect(byTurn([event("turn_began_late")])[0]?.opening).toBeNull();
});

it("sums up what came since somebody looked, the newest if it is much", () => {
  expect(sinceThen(four, 2)).toEqual(four.slice(2));
  expect(sinceThen(four, 0, 1)).toEqual(four.slice(3));
});

it("has nothing to sum up when more was taken back than came", () => {
  expect(sinceThen(four, 9)).toEqual([]);
});

it("keeps the turns of a growing log, but for the one that something was added to", () => {
  const turns = new Turns();
  const before = turns.of([...four, event("turn_began", 1), event("d")]);
  const longer = withNews([...four, ...(before[2] ? [before[2].opening as Event] : [])], 5, []);
  const grown = [...longer, ...(before[2]?.events ?? []), event("e"), event("turn_began", 2)];
  const after = turns.of(grown);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after[2]).not.toBe(before[2]);
  expect(after).toEqual(byTurn(grown));
});

it("divides any history that was changed like one it has never seen", () => {
  const turns = new Turns();
  let history: Event[] = [];
  for (let round = 0; round < 200; round++) {
    const at = Math.max(0, history.length - (round % 7 === 0 ? round % 5 : 0));
    const news = [event("x", round), ...(round % 4 === 0 ? [event("turn_began", round)] : [])];
    history = withNews(history, at, round % 11 === 0 ? [] : news);
    expect(turns.of(history)).toEqual(byTurn(history));
  }
  expect(turns.of([])).toEqual([]);
});
