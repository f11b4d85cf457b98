import { describe, expect, it } from "vitest";
import {
  columnsOf,
  counted,
  facesOf,
  isShort,
  middleFacts,
  middleKeys,
  seatFacts,
  seatRows,
  shown,
  tableOf,
  turnOf,
  Worth,
} from "$/generic/values";
import { Words, type Grammar } from "$/words/words";

const grammar: Grammar = {
  verbs: {},
  events: {},
  prompts: {},
  kinds: { card: ["cat", "bead"], face: ["beer", "two"], phase: ["calm", "storm"] },
  views: { turn: "seat", master: "seat", dice: "face*", phase: "phase" },
  details: ["distance"],
};
const texts = `
card-cat = Cat
card-bead = Bead
face-beer = beer
face-two = 2
phase-calm = calm
phase-storm = storm
heading-nest = nest
unknown = unknown
`;
const words = new Words("en", [texts], grammar, ["Anna", "Boris"], 0);
const view = {
  table: {
    turn: 1,
    nest: ["bead", "cat", "bead"],
    dice: ["two", "beer", "two"],
    master: -1,
    phase: 1,
    seats: [
      { life: 3, role: "", zombie: false, known: ["cat"] },
      { life: 0, role: "", zombie: false, known: [] },
    ],
  },
};

describe("a view", () => {
  const table = tableOf(view);

  it("has a row for each seat, and says whose turn it is", () => {
    expect(seatRows(table)).toHaveLength(2);
    expect(turnOf(table)).toBe(1);
    expect(turnOf({})).toBe(-1);
  });

  it("has everything else in the middle, but not what the seats show", () => {
    expect(middleKeys(table, words)).toEqual(["nest", "dice", "master", "phase"]);
    const [nest] = middleFacts(table, ["nest"], words);
    expect(nest?.heading).toBe("Nest");
  });

  it("keeps what only the game's own table draws to itself", () => {
    expect(middleKeys({ nest: [], distance: 2 }, words)).toEqual(["nest"]);
    expect(columnsOf([{ life: 3, distance: 2 }], words)).toEqual(["life"]);
  });

  it("keeps dice in order and counts other lists", () => {
    expect(facesOf(table, words)).toEqual(["2", "beer", "2"]);
    expect(shown("nest", ["bead", "cat", "bead"], words)).toEqual({
      kind: "chips",
      chips: [
        { text: "Bead", count: 2 },
        { text: "Cat", count: 1 },
      ],
    });
  });

  it("names things by their declared kind", () => {
    expect(shown("phase", 1, words)).toEqual({ kind: "word", text: "storm" });
    expect(shown("master", 1, words)).toEqual({ kind: "seat", seat: 1 });
    expect(shown("master", -1, words)).toEqual({ kind: "none" });
    expect(shown("master", 0, words)).toEqual({ kind: "seat", seat: 0 });
  });

  it("tells plain values as they are", () => {
    expect(shown("life", 0, words)).toEqual({ kind: "number", number: 0 });
    expect(shown("zombie", false, words)).toEqual({ kind: "flag", on: false });
    expect(shown("role", "", words)).toEqual({ kind: "none" });
    expect(shown("nest", [], words)).toEqual({ kind: "none" });
    expect(shown("left", null, words)).toEqual({ kind: "none" });
  });

  it("of an unknown make is still told", () => {
    expect(shown("bag", { red: 2, blue: ["cat"] }, words)).toMatchObject({
      kind: "facts",
      facts: [
        { key: "red", shown: { kind: "number", number: 2 } },
        { key: "blue", shown: { kind: "chips" } },
      ],
    });
    expect(shown("heap", [{ card: "cat", worth: 1 }, ["bead", 3]], words)).toMatchObject({
      chips: [{ text: "card Cat, worth 1" }, { text: "Bead 3" }],
    });
    expect(tableOf({})).toEqual({});
    expect(seatRows({ seats: "none" })).toEqual([]);
  });

  it("names lists of a kind also within entries of a list", () => {
    expect(shown("heap", [{ dice: ["two"], phase: 1 }], words)).toMatchObject({
      chips: [{ text: "dice 2, phase storm" }],
    });
  });
});

describe("columns", () => {
  const rows = seatRows(tableOf(view));

  it("have a place only once somebody had something there", () => {
    const worth = new Worth();
    expect(worth.of(columnsOf(rows, words), rows)).toEqual(["life", "known"]);
    const later = [{ life: 0, role: "", zombie: true, known: [] }];
    expect(worth.of(columnsOf(later, words), later)).toEqual(["life", "zombie", "known"]);
    const after = [{ life: 0, role: "", zombie: false, known: [] }];
    expect(worth.of(columnsOf(after, words), after)).toEqual(["life", "zombie", "known"]);
  });

  it("of numbers and yes or no are short", () => {
    expect(columnsOf(rows, words).filter((key) => isShort(key, rows, words))).toEqual([
      "life",
      "zombie",
    ]);
  });

  it("are the same for every seat, also where one has nothing to show", () => {
    const facts = seatFacts(rows[1] ?? {}, ["life", "known"], words);
    expect(facts.map((fact) => fact.shown.kind)).toEqual(["number", "none"]);
  });
});

it("counts in the order in which things first come", () => {
  expect(counted(["b", "a", "b"])).toEqual([
    { text: "b", count: 2 },
    { text: "a", count: 1 },
  ]);
});
