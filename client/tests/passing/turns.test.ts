import { describe, expect, it } from "vitest";
import { askedHere, coveredScreen, mustPass, NOTHING_SAID, type Moment } from "$/passing/turns";
import type { Decision, Position, Seat } from "$/protocol/types";
import { position } from "../play/server";

const seat = (own: boolean, stand_in: Seat["stand_in"] = ""): Seat => ({
  kind: own ? "person" : "bot",
  name: "",
  level: "",
  here: true,
  stand_in,
  you: false,
  own,
  wins: 0,
});
const ANNA = 0;
const BORIS = 1;
const BOT = 2;
const seats = [seat(true), seat(true), seat(false)];

const decision = (seat: number, change: Partial<Decision> = {}): Decision => ({
  id: [7, seat],
  prompt: "show",
  values: [],
  options: [["pass"]],
  answered: false,
  window: false,
  ...change,
});

function moment(change: Partial<Position>, looking = -1, running = true): Moment {
  return { running, seats, looking, position: position({ serial: 7, ...change }) };
}

const window: Partial<Position> = {
  clock: { now: 0, left: [], running: [], window: [1, 2] },
  waiting: [ANNA, BORIS, BOT],
};

describe("whoever looks", () => {
  it("passes the device on when only somebody else is asked", () => {
    expect(mustPass(moment({ waiting: [BORIS] }, ANNA), NOTHING_SAID)).toBe(true);
  });

  it("keeps it while they are asked themselves, bots play or the match is over", () => {
    const own = moment({ waiting: [ANNA, BORIS], decision: decision(ANNA) }, ANNA);
    expect(mustPass(own, NOTHING_SAID)).toBe(false);
    expect(mustPass(moment({ waiting: [BOT] }, ANNA), NOTHING_SAID)).toBe(false);
    expect(mustPass(moment({ waiting: [BORIS] }, ANNA, false), NOTHING_SAID)).toBe(false);
  });

  it("passes it on after their own answer where all choose at the same time", () => {
    const answered = decision(ANNA, { answered: true });
    expect(mustPass(moment({ waiting: [BORIS], decision: answered }, ANNA), NOTHING_SAID)).toBe(
      true,
    );
    expect(mustPass(moment({ waiting: [BOT], decision: answered }, ANNA), NOTHING_SAID)).toBe(
      false,
    );
  });

  it("looks as long as they like when they were let in out of turn", () => {
    const visiting = { ...NOTHING_SAID, visiting: true };
    expect(mustPass(moment({ waiting: [BORIS] }, ANNA), visiting)).toBe(false);
  });

  it("gives way to the common question when a window asks others here as well", () => {
    const asked = { ...window, decision: decision(ANNA, { window: true }) };
    expect(mustPass(moment(asked, ANNA), NOTHING_SAID)).toBe(true);
    expect(mustPass(moment(asked, ANNA), { ...NOTHING_SAID, answering: 7 })).toBe(false);
    expect(mustPass(moment({ ...asked, waiting: [ANNA, BOT] }, ANNA), NOTHING_SAID)).toBe(false);
  });

  it("is nobody while the device is covered", () => {
    expect(mustPass(moment({ waiting: [BORIS] }), NOTHING_SAID)).toBe(false);
  });
});

describe("a covered device", () => {
  it("asks for the first of its own who has not answered", () => {
    const screen = coveredScreen(moment({ waiting: [BORIS, BOT] }), NOTHING_SAID, false);
    expect(screen).toEqual({ kind: "cover", seat: BORIS });
  });

  it("shows what everybody may see while nobody here is asked", () => {
    const table = { kind: "table" };
    expect(coveredScreen(moment({ waiting: [BOT] }), NOTHING_SAID, false)).toEqual(table);
    expect(coveredScreen(moment({ waiting: [BORIS] }, -1, false), NOTHING_SAID, false)).toEqual(
      table,
    );
  });

  it("waits where nothing is known yet", () => {
    const unknown = { ...moment({}), position: null };
    expect(coveredScreen(unknown, NOTHING_SAID, false)).toEqual({ kind: "moment" });
  });

  it("asks once whether anyone answers, then who", () => {
    expect(coveredScreen(moment(window), NOTHING_SAID, false)).toEqual({
      kind: "window",
      seats: [ANNA, BORIS],
      serial: 7,
    });
    const yes = { ...NOTHING_SAID, answering: 7 };
    expect(coveredScreen(moment(window), yes, false)).toEqual({
      kind: "who",
      seats: [ANNA, BORIS],
      why: "answer",
    });
  });

  it("never asks those again who have answered this window", () => {
    const one = { ...NOTHING_SAID, window: 7, done: [ANNA] };
    expect(askedHere(moment(window), one)).toEqual([BORIS]);
    expect(askedHere(moment({ ...window, serial: 8 }), one)).toEqual([ANNA, BORIS]);
    const all = { ...one, done: [ANNA, BORIS] };
    expect(coveredScreen(moment(window), all, false)).toEqual({ kind: "table" });
  });

  it("does not ask for seats a bot plays for", () => {
    const away = { ...moment({ waiting: [ANNA, BORIS] }), seats: [seat(true, "left"), seats[1]!] };
    expect(askedHere(away, NOTHING_SAID)).toEqual([BORIS]);
  });

  it("lets anybody of its own look out of turn", () => {
    expect(coveredScreen(moment({ waiting: [BOT] }), NOTHING_SAID, true)).toEqual({
      kind: "who",
      seats: [ANNA, BORIS],
      why: "look",
    });
  });
});
