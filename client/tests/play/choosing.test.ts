import { describe, expect, it } from "vitest";
import {
  apart,
  inCommon,
  diceCount,
  grouped,
  judge,
  nextStep,
  toggled,
  wayThrough,
  type Group,
} from "$/generic/choosing";
import type { Action } from "$/protocol/types";

const masks = (...all: number[]): Group => ({
  verb: "reroll",
  options: all.map((mask) => ["reroll", mask]),
});
const DICE = [["dice", "dice"]] as const;

describe("options", () => {
  it("are grouped by verb, in the order of the decision", () => {
    const options: Action[] = [["stop"], ["reroll", 1], ["shoot", 0], ["reroll", 2]];
    expect(grouped(options)).toEqual([
      { verb: "stop", options: [["stop"]] },
      {
        verb: "reroll",
        options: [
          ["reroll", 1],
          ["reroll", 2],
        ],
      },
      { verb: "shoot", options: [["shoot", 0]] },
    ]);
  });

  it("share a heading if their words begin alike", () => {
    expect(inCommon(["Shoot Anna", "Shoot Boris"])).toBe("Shoot");
    expect(inCommon(["Выстрелить, цель — Анна", "Выстрелить, цель — Борис"])).toBe(
      "Выстрелить, цель",
    );
    expect(inCommon(["Heal yourself", "Give it to Anna"])).toBe("");
    expect(inCommon(["Лечить себя", "Лечить: Анна"])).toBe("Лечить");
    expect(apart(["Лечить себя", "Лечить: Анна"])).toEqual(["себя", "Анна"]);
    expect(inCommon(["Pass"])).toBe("");
    expect(inCommon(["Würfel 1 nachwürfeln", "Würfel 1, 3 nachwürfeln"])).toBe(
      "Würfel … nachwürfeln",
    );
  });
});

describe("sets of dice", () => {
  it("are marked die by die where several may be named at once", () => {
    expect(wayThrough(masks(1, 2, 3), DICE)).toBe("dice");
    expect(wayThrough(masks(1, 2, 4), DICE)).toBe("list");
  });

  it("are as many as lie on the table, and never less than are named", () => {
    expect(diceCount(masks(1, 3), 5)).toBe(5);
    expect(diceCount(masks(1, 16), 0)).toBe(5);
  });

  it("can be sent only if they are offered, and it is told apart why not", () => {
    const group = masks(1, 2, 3);
    expect(judge(group, 3)).toEqual({ state: "offered", action: ["reroll", 3] });
    expect(judge(group, 0)).toEqual({ state: "nothing" });
    expect(judge(group, 5)).toEqual({ state: "not-offered", action: ["reroll", 5] });
  });

  it("can be nothing at all where that is offered", () => {
    expect(judge(masks(0, 1, 3), 0).state).toBe("offered");
  });

  it("gain and lose single dice", () => {
    expect(toggled(0b101, 1)).toBe(0b111);
    expect(toggled(0b101, 2)).toBe(0b001);
  });
});

describe("many combinations", () => {
  const declared = [
    ["die", "dice"],
    ["face", "face"],
  ] as const;
  const options: Action[] = [1, 2, 4, 8, 16].flatMap((die) =>
    [0, 1, 2, 3, 4].map((face): Action => ["turn", die, face]),
  );
  const group: Group = { verb: "turn", options };

  it("are chosen argument by argument", () => {
    expect(wayThrough(group, declared)).toBe("steps");
    const first = nextStep(group, [], declared);
    expect(first.argument).toBe(0);
    expect(first.values).toEqual([1, 2, 4, 8, 16]);
  });

  it("end in a list of whole options", () => {
    const last = nextStep(group, [4], declared);
    expect(last.argument).toBe(-1);
    expect(last.options).toEqual(options.filter((option) => option[1] === 4));
  });

  it("skip an argument that has one value only", () => {
    const same: Group = {
      verb: "turn",
      options: options.map(([verb, die, face]): Action => [verb ?? "", 7, die ?? 0, face ?? 0]),
    };
    const step = nextStep(same, [], [["who", "seat"], ...declared]);
    expect(step.argument).toBe(1);
    expect(nextStep(same, [2], [["who", "seat"], ...declared]).options).toHaveLength(5);
  });

  it("of a single argument stay a list, for steps would not help", () => {
    const many: Group = {
      verb: "show",
      options: Array.from({ length: 30 }, (_, card) => ["show", card]),
    };
    expect(wayThrough(many, [["card", "card"]])).toBe("list");
    expect(nextStep(many, [], [["card", "card"]]).options).toHaveLength(30);
  });
});
