import { expect, it } from "vitest";
import { offeredOrders, orderWords } from "$/play/orders";
import type { Decision } from "$/protocol/types";
import { Words, type Grammar } from "$/words/words";

const grammar: Grammar = {
  verbs: { pass: [], hiss: [], swap: [["card", "card"]] },
  events: {},
  prompts: {},
  kinds: {},
};
const words = new Words("en", ["option-hiss = Play a Cat\noption-pass = Pass"], grammar, [], 0);
const decision: Decision = {
  id: [4, 0],
  prompt: "cats",
  values: [],
  options: [["pass"], ["hiss"], ["swap", 1]],
  answered: false,
  window: true,
};

it("offers to pass every window, for the turn and for the match", () => {
  expect(offeredOrders({ ...decision, options: [["pass"]] }, grammar)).toEqual([
    { step: "", verb: "pass", until: "turn" },
    { step: "", verb: "pass", until: "match" },
  ]);
});

it("offers other answers for windows like this one, if they need no choice", () => {
  expect(offeredOrders(decision, grammar).slice(2)).toEqual([
    { step: "cats", verb: "hiss", until: "turn" },
    { step: "cats", verb: "hiss", until: "match" },
  ]);
});

it("tells orders in words", () => {
  const tell = (step: string, verb: string, until: "turn" | "match"): string =>
    orderWords({ step, verb, until }, words);
  expect(tell("", "pass", "turn")).toBe("Pass for this turn");
  expect(tell("", "pass", "match")).toBe("Pass for the whole match");
  expect(tell("cats", "hiss", "turn")).toBe("Play a Cat, for this turn");
});
