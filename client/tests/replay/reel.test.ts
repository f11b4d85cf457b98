import { describe, expect, it } from "vitest";
import { hashOf, momentIn, seatIn, withSeat } from "$/replay/address";
import { isEnd, marksOf, momentInWords, promptAt, seatsAt } from "$/replay/moments";
import {
  linesIn,
  momentAfter,
  momentOfLine,
  positionAt,
  reelOf,
  tellLine,
  turnAfter,
  turnBefore,
} from "$/replay/reel";
import { Words, type Grammar } from "$/words/words";
import { match, TEXTS, unseen, VOCABULARY } from "./pebbles";

const reel = reelOf(match().frames);
const words = new Words("en", TEXTS, VOCABULARY as unknown as Grammar, ["Anna", "Boris"]);
const tell = (event: Parameters<typeof tellLine>[1]): string => tellLine(words, event);

describe("a reel", () => {
  it("holds every line, also those that were taken back, and says so", () => {
    expect(reel.lines.map(tell)).toEqual([
      "Anna's turn.",
      "Anna takes 3.",
      "Anna takes the last step back.",
      "Anna takes 1.",
      "Boris's turn.",
      "Boris takes 2.",
      "Anna is out.",
      "Boris wins.",
    ]);
    expect(reel.ends).toEqual([1, 2, 3, 4, 5, 8]);
  });

  it("knows the lines of a moment and the moment of a line", () => {
    expect(linesIn(reel, 5).map(tell)).toEqual(["Boris takes 2.", "Anna is out.", "Boris wins."]);
    for (const [place] of reel.lines.entries()) {
      const at = momentOfLine(reel, place);
      expect(linesIn(reel, at)).toContain(reel.lines[place]);
    }
    expect(momentOfLine(reel, 99)).toBe(5);
  });

  it("goes from turn to turn: first to the beginning of the one it is in", () => {
    expect([5, 4, 3, 0].map((at) => turnBefore(reel, at))).toEqual([4, 0, 0, 0]);
    expect([0, 3, 4, 5].map((at) => turnAfter(reel, at))).toEqual([4, 4, 5, 5]);
  });

  it("finds the same moment in what somebody else saw, by the lines of the record", () => {
    const { frames } = match();
    expect(frames.map(({ entries }) => momentAfter(frames, entries))).toEqual([0, 1, 2, 3, 4, 5]);
    const fewer = frames.filter((_, at) => at % 2 === 0); // told only every other moment
    expect(momentAfter(fewer, 3)).toBe(1);
    expect(momentAfter(fewer, 0)).toBe(0);
  });
});

describe("a moment", () => {
  it("is a position in which nothing can be done and no clock runs", () => {
    const position = positionAt(match(), 1);
    expect(position).toMatchObject({ view: { table: { pile: 9 } }, waiting: [1], decision: null });
    expect(position?.clock.left).toEqual([null, null]);
    expect(positionAt(unseen({}), 1)).toBeNull();
  });

  it("is said in words", () => {
    expect(momentInWords(0, 5)).toBe("The beginning");
    expect(momentInWords(2, 5)).toBe("Step 2 of 5");
    expect(momentInWords(5, 5)).toBe("The end, step 5 of 5");
  });

  it("asks what its viewer was asked, and else says who is waited for", () => {
    const seen = promptAt(match(0), reel, 0, words);
    expect(seen.text).toBe("Anna is asked: How many do you take?");
    expect(seen.note).toBe("Anna's turn.");
    expect(promptAt(match(), reel, 4, words).text).toBe("Waiting for Boris.");
    expect(promptAt(match(), reel, 5, words)).toMatchObject({ text: "Boris wins.", tone: "over" });
  });

  it("of a match that was broken off ends without a winner", () => {
    const body = match(-1, { status: "abandoned", winners: [] });
    expect(promptAt(body, reel, 5, words).text).toBe("The match was broken off.");
    expect(isEnd(body, 5)).toBe(true);
    expect(isEnd(match(-1, { status: "running" }), 5)).toBe(false);
  });

  it("shows winners at the end only, and nobody as you", () => {
    const before = seatsAt(match(0), 4, [false, true]);
    expect(before.map(({ winner, waiting, bot, you }) => [winner, waiting, bot, you])).toEqual([
      [false, false, false, false],
      [false, true, true, false],
    ]);
    expect(seatsAt(match(0), 5, []).map(({ winner }) => winner)).toEqual([false, true]);
  });

  it("that stands out is marked once, by what it led to, and told with everything special", () => {
    const [end] = marksOf(reel, tell);
    expect(end).toMatchObject({ at: 5, label: "Boris wins." });
    const own = marksOf(reel, tell, { out: "M0 0" });
    expect(own).toEqual([{ at: 5, icon: end?.icon, label: "Anna is out. Boris wins." }]);
    const turns = marksOf(reel, tell, { turn_began: "M1 1" });
    expect(turns.map(({ at, icon }) => [at, icon])).toEqual([
      [0, "M1 1"],
      [4, "M1 1"],
      [5, end?.icon],
    ]);
  });
});

describe("an address of a moment", () => {
  it("says through whose eyes, and which moment", () => {
    const address = withSeat("http://here/replay/t1?match=2#3", 1, 17);
    expect(address).toBe("http://here/replay/t1?match=2&as=2#17");
    const url = new URL(address);
    expect(seatIn(url.searchParams)).toBe(1);
    expect(momentIn(url.hash.slice(1))).toBe(17);
    expect(seatIn(new URL(withSeat(address, -1, 0)).searchParams)).toBe(-1);
  });

  it("with nonsense in it says nothing", () => {
    for (const text of ["", "main", "-1", "1.5", "99999999", "1e3"])
      expect(momentIn(text), text).toBeNull();
    expect(seatIn(new URLSearchParams("as=x"))).toBeNull();
    expect(hashOf(0)).toBe("#0");
  });
});
