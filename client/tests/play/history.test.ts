import { expect, it } from "vitest";
import { byTurn, sinceThen, withNews } from "$/play/history";
import type { Event } from "$/protocol/types";

const event = (key: string, ...values: number[]): Event => [key, values];
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
