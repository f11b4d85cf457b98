import { describe, expect, it } from "vitest";
import { diceQuestion } from "$/games/bang/dice";
import { rollsOf } from "$/games/bang/duels";
import type { Action, Decision } from "$/protocol/types";
import type { Grammar } from "$/words/words";

const verbs: Grammar["verbs"] = {
  stop: [],
  reroll: [["dice", "dice"]],
  turn: [
    ["die", "dice"],
    ["face", "face"],
  ],
};
const asking = (options: Action[]): Decision => ({
  id: [1, 0],
  prompt: "x",
  values: [],
  options,
  answered: false,
  window: false,
});

describe("what dice are asked for", () => {
  it("is nothing where no option is about dice", () => {
    expect(diceQuestion(asking([["stop"]]), verbs)).toBeNull();
    expect(diceQuestion(null, verbs)).toBeNull();
  });

  it("is a set of them where several may be named", () => {
    const found = diceQuestion(asking([["stop"], ["reroll", 1], ["reroll", 4], ["reroll", 5]]), verbs); // prettier-ignore
    expect(found).toEqual({ verb: "reroll", possible: 5, many: true, sides: null });
  });

  it("is one of them and then a side of it", () => {
    const found = diceQuestion(asking([["turn", 1, 3], ["turn", 1, 4], ["turn", 8, 0]]), verbs); // prettier-ignore
    expect(found).toMatchObject({ verb: "turn", possible: 9, many: false });
    expect(found?.sides?.get(1)).toEqual([3, 4]);
    expect(found?.sides?.get(8)).toEqual([0]);
  });
});

describe("the exchange of a duel", () => {
  const kinds = { face: ["arrow", "duel"] };

  it("is every roll since the last challenge", () => {
    const history = [
      ["duel_began", [0, 1]],
      ["duel_rolled", [1, 0]],
      ["duel_began", [2, 3]],
      ["duel_rolled", [3, 1]],
      ["lost_life", [1, 1, 0, 0]],
      ["duel_rolled", [2, 0]],
    ] as [string, number[]][];
    expect(rollsOf(history, kinds)).toEqual([
      { seat: 3, face: "duel" },
      { seat: 2, face: "arrow" },
    ]);
  });

  it("is empty before the first duel", () => {
    expect(rollsOf([["rolled", [0, [1]]]], kinds)).toEqual([]);
  });
});
