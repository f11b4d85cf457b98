import { describe, expect, it } from "vitest";
import { apart } from "$/generic/choosing";
import { targetsOf } from "$/generic/targets";
import type { Action, Decision } from "$/protocol/types";

const verbs = {
  skip: [],
  shoot: [["target", "seat"]],
  move: [
    ["giver", "seat"],
    ["target", "seat"],
  ],
} as const;

function asked(...options: Action[]): Decision {
  return { id: [1, 0], prompt: "x", values: [], options, answered: false, window: false };
}

describe("seats that may be touched", () => {
  it("have the options that are about them; the others ask why not", () => {
    const targets = targetsOf(asked(["shoot", 1], ["skip"]), verbs, 3);
    expect(targets.map(({ options }) => options)).toEqual([[], [["shoot", 1]], []]);
    expect(targets[2]?.action).toEqual(["shoot", 2]);
  });

  it("are those an action is meant for, not those it comes from", () => {
    const targets = targetsOf(asked(["move", 0, 2], ["move", 1, 2]), verbs, 3);
    expect(targets[2]?.options).toHaveLength(2);
    expect(targets[0]?.options).toEqual([]);
  });

  it("are none where nothing is about seats, or nothing is asked", () => {
    expect(targetsOf(asked(["skip"]), verbs, 3)).toEqual([]);
    expect(targetsOf(null, verbs, 3)).toEqual([]);
  });
});

describe("what labels have of their own", () => {
  it("is what is left without the words they share", () => {
    expect(apart(["Auf Anna schießen", "Auf Boris schießen"])).toEqual(["Anna", "Boris"]);
    expect(apart(["Heal yourself", "Heal Boris"])).toEqual(["yourself", "Boris"]);
  });

  it("is the whole label where nothing would be left, or it stands alone", () => {
    expect(apart(["Stop", "Stop now"])).toEqual(["Stop", "now"]);
    expect(apart(["Shoot Anna"])).toEqual(["Shoot Anna"]);
  });
});
