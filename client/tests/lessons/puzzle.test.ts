import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/app/settings.svelte";
import { byChapter, citing } from "$/lessons/chapters";
import { Puzzle } from "$/lessons/puzzle.svelte";
import { puzzleSeats } from "$/lessons/seats";
import { langOf, namesIn, said } from "$/lessons/told";
import type { Action, PuzzleBody, ScenarioCard, ScenarioWish } from "$/protocol/types";
import { position } from "../play/server";
import { serve } from "../app/server";

const card: ScenarioCard = {
  game: "nim",
  file: "1_first",
  number: 0,
  title: { en: "First", de: "Erste" },
  about: { en: "" },
  clauses: ["nim 1.1"],
  lesson: true,
};
const RIGHT: Action[] = [
  ["take", 1],
  ["take", 2],
];
const decision = { prompt: "take", values: [], options: RIGHT, answered: false, window: false };

/** What the server would say: two right answers, `fly` is forbidden, anything else wrong. */
function standing({ answers = [], show = false, odds = null }: ScenarioWish): PuzzleBody {
  const wrong = answers.findIndex((answer, at) => String(answer) !== String(RIGHT[at]));
  const step = wrong < 0 ? answers.length : wrong;
  const forbidden = wrong >= 0 && answers[wrong]?.[0] === "fly";
  const solved = step === RIGHT.length;
  return {
    card,
    scenarios: 1,
    players: 2,
    modules: [],
    options: {},
    names: { "": ["Anna", "Boris"], ru: ["Анна", "Борис"] },
    seat: 0,
    status: forbidden ? "illegal" : wrong >= 0 ? "wrong" : solved ? "solved" : "asked",
    step,
    steps: RIGHT.length,
    tell: { en: silent ? "" : `Step ${step}` },
    hint: { en: "Take what is left" },
    clause: forbidden ? "nim 1.1" : "",
    answer: show ? (RIGHT[step] ?? null) : null,
    position: position({
      serial: step,
      decision: solved ? null : { ...decision, id: [step, 0] },
    }),
    history: RIGHT.slice(0, step).map(([, taken]) => ["took", [taken ?? 0]]),
    fresh: step > 0 ? 1 : 0,
    chances: odds ? [{ key: "luck", values: [odds], ways: 1, of: 6 }] : [],
    prospects: [{ action: ["take", 2], chances: [{ key: "skill", values: [], ways: 1, of: 2 }] }],
    files: {},
  };
}

let silent = false; // nothing is said between the steps
let asked: ScenarioWish[];
let puzzle: Puzzle;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  settings.speed = "normal";
  asked = [];
  silent = false;
  serve({
    "POST /api/scenarios": (wish: ScenarioWish) => {
      asked.push(wish);
      return standing(wish);
    },
  });
  puzzle = new Puzzle({ game: "nim", file: "1_first", number: 0 });
  puzzle.stage.timing = { took: 400 };
  await puzzle.begin();
  puzzle.choice.ask(puzzle.position?.decision ?? null);
});
afterEach(() => {
  puzzle.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a puzzle", () => {
  it("sends all answers each time, and takes the right ones", async () => {
    expect(await puzzle.answer(["take", 1])).toBe(true);
    vi.advanceTimersByTime(400);
    expect(puzzle.body?.step).toBe(1);
    await puzzle.answer(["take", 2]);
    expect(asked.map(({ answers }) => answers)).toEqual([[], [["take", 1]], RIGHT]);
    vi.advanceTimersByTime(400);
    expect(puzzle.solved).toBe(true);
  });

  it("takes a whole gesture and acts all of it out in one go", async () => {
    silent = true;
    puzzle.choice.touchAll(RIGHT);
    expect(await puzzle.choice.commit()).toBe(true);
    const sent = asked.filter(({ odds }) => !odds).map(({ answers }) => answers);
    expect(sent).toEqual([[], [["take", 1]], RIGHT]);
    expect(puzzle.stage.cue?.event).toEqual(["took", [1]]);
    vi.advanceTimersByTime(400);
    expect(puzzle.stage.cue?.event).toEqual(["took", [2]]);
    vi.advanceTimersByTime(400);
    expect(puzzle.solved).toBe(true);
  });

  it("stops in a gesture where the lesson says something new", async () => {
    await puzzle.answer(["take", 1], [["take", 2]]);
    vi.advanceTimersByTime(400);
    expect([puzzle.body?.step, puzzle.body?.tell["en"]]).toEqual([1, "Step 1"]);
    expect(asked).toHaveLength(2);
  });

  it("keeps what was right of a gesture that goes too far, and counts no mistake", async () => {
    silent = true;
    expect(await puzzle.answer(["take", 1], [["take", 9]])).toBe(true);
    vi.advanceTimersByTime(400);
    expect([puzzle.body?.step, puzzle.mistakes, puzzle.hint]).toEqual([1, 0, null]);
  });

  it("acts out what happened before it tells what comes next", async () => {
    await puzzle.answer(["take", 1]);
    expect([puzzle.body?.tell["en"], puzzle.position?.serial]).toEqual(["Step 0", 0]);
    expect(puzzle.stage.cue?.event).toEqual(["took", [1]]);
    vi.advanceTimersByTime(400);
    expect([puzzle.body?.tell["en"], puzzle.position?.serial]).toEqual(["Step 1", 1]);
    expect(puzzle.history).toHaveLength(1);
  });

  it("tells what may come of what is previewed, of somebody's own without asking", async () => {
    puzzle.choice.look(["take", 2]);
    await vi.waitFor(() => expect(puzzle.choice.odds).toHaveLength(1));
    expect(puzzle.choice.odds[0]).toMatchObject({ key: "luck", values: [["take", 2]], of: 6 });
    expect(puzzle.busy).toBe(false);
    const own = new Puzzle({ text: "title: Mine", number: 0 });
    await own.begin();
    const before = asked.length;
    own.choice.ask(own.position?.decision ?? null);
    own.choice.look(["take", 2]);
    await vi.waitFor(() => expect(own.choice.odds).toMatchObject([{ key: "skill", of: 2 }]));
    own.choice.look(["take", 1]);
    await Promise.resolve();
    expect([asked.length, own.choice.odds]).toEqual([before, []]);
    own.close();
  });

  it("takes no answer to a question that nobody has seen yet, but hurries on", async () => {
    await puzzle.answer(["take", 1]);
    expect(await puzzle.answer(["take", 2])).toBe(false);
    expect([asked.length, puzzle.body?.step, puzzle.stage.playing]).toEqual([2, 1, false]);
  });

  it("answers a mistake with a hint and goes on from where it was", async () => {
    puzzle.choice.look(["take", 2]);
    expect(await puzzle.answer(["take", 2])).toBe(false);
    expect([puzzle.hint, puzzle.mistakes, puzzle.body?.step]).toEqual([
      { en: "Take what is left" },
      1,
      0,
    ]);
    expect(puzzle.choice.preview).toBeNull();
    await puzzle.answer(["take", 1]);
    expect(asked.at(-1)?.answers).toEqual([["take", 1]]);
    expect(puzzle.hint).toBeNull();
  });

  it("tells the clause of what is forbidden, and counts no mistake", async () => {
    await puzzle.answer(["fly"]);
    expect([puzzle.choice.reason, puzzle.mistakes]).toEqual(["1.1", 0]);
    puzzle.choice.touch(["fly"]);
    await vi.waitFor(() => expect(puzzle.choice.reason).toBe("1.1"));
  });

  it("shows the answer to whoever asks for it", async () => {
    await puzzle.show();
    expect(puzzle.shownAnswer).toEqual(["take", 1]);
    expect(puzzle.choice.isPreview(["take", 1])).toBe(true);
  });

  it("goes back a step, and to the beginning, without acting anything out", async () => {
    await puzzle.answer(["take", 1]);
    await puzzle.back();
    expect([puzzle.body?.step, puzzle.position?.serial, puzzle.stage.playing]).toEqual([
      0,
      0,
      false,
    ]);
    for (const answer of RIGHT) {
      await puzzle.answer(answer);
      puzzle.stage.skip();
    }
    expect(puzzle.solved).toBe(true);
    await puzzle.begin();
    expect([puzzle.body?.step, puzzle.solved]).toEqual([0, false]);
  });

  it("says when it is solved, once it has been seen", async () => {
    const told = vi.fn();
    puzzle.onsolved = told;
    await puzzle.answer(["take", 1]);
    puzzle.stage.skip();
    await puzzle.answer(["take", 2]);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(told).toHaveBeenCalledOnce();
  });

  it("keeps where it was when the server is away, and asks again", async () => {
    await puzzle.answer(["take", 1]);
    puzzle.stage.skip();
    serve({});
    expect(await puzzle.answer(["take", 2])).toBe(false);
    expect(puzzle.trouble).not.toBe("");
    serve({ "POST /api/scenarios": standing });
    await puzzle.again();
    expect([puzzle.trouble, puzzle.body?.step]).toEqual(["", 1]);
  });
});

describe("what is told", () => {
  it("is in the reader's language, else as it was written, else in English", () => {
    expect(said({ en: "Yes", de: "Ja" }, "de")).toBe("Ja");
    expect(said({ en: "Yes", de: "Ja" }, "ru")).toBe("Yes");
    expect(said({ "": "Sì" }, "ru")).toBe("Sì");
    expect(said({}, "ru")).toBe("");
  });

  it("is marked with its language for those who hear it", () => {
    expect(langOf(card, "de")).toBe("de");
    expect(langOf(card, "ru")).toBe("en");
    expect(langOf({ ...card, file: "", title: { "": "Sì" } }, "ru")).toBeUndefined();
  });

  it("names the players as the language writes them", () => {
    expect(namesIn(standing({}), "ru")[0]).toBe("Анна");
    expect(namesIn(standing({}), "de")[0]).toBe("Anna");
  });
});

describe("a scenario's seats", () => {
  it("know who is the person, who is waited for and who won", () => {
    const at = position({ waiting: [1] });
    const seats = puzzleSeats(["Anna", "Boris"], 0, at, [["won", [[1]]]]);
    expect(seats.map(({ you, waiting, winner }) => [you, waiting, winner])).toEqual([
      [true, false, false],
      [false, true, true],
    ]);
  });
});

describe("scenarios in the rulebook's order", () => {
  const cards = ["nim 10.1", "nim 2.1", "nim 2.3"].map((clause, number) => ({
    ...card,
    number,
    clauses: [clause, "nim 13.1"],
  }));

  it("stand in the chapter of their first clause", () => {
    const chapters = byChapter(cards, null);
    expect(chapters.map(({ number, cards }) => [number, cards.length])).toEqual([
      ["2", 2],
      ["10", 1],
    ]);
  });

  it("are found by any clause they cite", () => {
    expect(citing(cards, "13.1")).toHaveLength(3);
    expect(citing(cards, "2.1").map(({ number }) => number)).toEqual([1]);
  });
});
