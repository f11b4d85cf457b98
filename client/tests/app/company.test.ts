import { describe, expect, it } from "vitest";
import { botsLevel, companyOf, seatsFor, withLevel } from "$/app/company";
import { clockOf, resized, type Wish } from "$/app/wish";
import type { SeatWish } from "$/protocol/types";

const me: SeatWish = { kind: "me" };
const bot: SeatWish = { kind: "bot", level: "regular" };
const open: SeatWish = { kind: "open" };
const friend: SeatWish = { kind: "local", name: "Boris" };

describe("company", () => {
  it("is told by the seats", () => {
    expect(companyOf([me, bot, bot])).toBe("bots");
    expect(companyOf([me, open, open])).toBe("friends");
    expect(companyOf([me, open, bot])).toBe("mixed");
    expect(companyOf([me, friend, friend])).toBe("local");
    expect(companyOf([me, friend, bot])).toBe("local");
    expect(companyOf([me, friend, open])).toBe("mixed");
  });

  it("has bots of one level, or of several", () => {
    const expert: SeatWish = { kind: "bot", level: "expert" };
    expect(botsLevel([me, bot, bot])).toBe("regular");
    expect(botsLevel([me, bot, expert])).toBe("");
    expect(botsLevel([me, open])).toBe("");
    expect(withLevel([me, bot, friend, expert], "strong").map(({ level }) => level)).toEqual([
      ...[undefined, "strong", undefined, "strong"],
    ]);
  });

  it("at this device is two friends with names, and bots on the other seats", () => {
    const seats = seatsFor([me, open, open, open], "local", "random");
    expect(seats.map(({ kind }) => kind)).toEqual(["me", "local", "local", "bot"]);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3); // two names, and none
    expect(seats[3]).toEqual({ kind: "bot", level: "random" });
    expect(seatsFor([me, open], "local", "random").map(({ kind }) => kind)).toEqual([
      "me",
      "local",
    ]);
  });

  it("changes to bots or to open seats", () => {
    expect(seatsFor([me, friend, open], "bots", "random").slice(1)).toEqual([
      { kind: "bot", level: "random" },
      { kind: "bot", level: "random" },
    ]);
    expect(seatsFor([me, friend, bot], "friends", "random").slice(1)).toEqual([open, open]);
  });

  it("grows by bots, not by the same friend again", () => {
    expect(resized([me, friend], 4, "random").slice(2)).toEqual([
      { kind: "bot", level: "random" },
      { kind: "bot", level: "random" },
    ]);
  });

  it("that passes a device around has time to do so in windows", () => {
    const wish = { clock: "none", seats: [me, friend] } as unknown as Wish;
    expect(clockOf(wish).window_most).toBeGreaterThan(120);
    expect(clockOf({ ...wish, seats: [me, bot] })).toEqual({ kind: "none" });
  });
});
