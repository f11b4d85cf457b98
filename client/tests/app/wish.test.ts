import { describe, expect, it } from "vitest";
import { seatsWithBots, usualLevel } from "$/app/playing";
import { clockOf, newTable, problemsOf, resized, toggled, type Wish } from "$/app/wish";
import type { GameCard } from "$/protocol/types";

const card: GameCard = {
  id: "bang",
  title: "BANG!",
  rules: 1,
  credits: "",
  fewest: 3,
  most: 8,
  usual: 5,
  modules: [
    { id: "duel", needs: ["rage"], fewest: 3 },
    { id: "rage", needs: [], fewest: 3 },
    { id: "undead", needs: [], fewest: 4 },
  ],
  options: [{ id: "rounds", least: 3, most: 8, default: 5 }],
  levels: ["beginner", "regular", "strong", "expert"],
  ratings: {},
  series: true,
  lessons: 0,
  files: [],
};

const wish = (changes: Partial<Wish> = {}): Wish => ({
  players: 5,
  modules: [],
  options: { rounds: 5 },
  seats: seatsWithBots(card, 5),
  visibility: "link",
  clock: "none",
  minutes: 10,
  increment: 10,
  days: 2,
  pace: 900,
  watching: true,
  delay: 30,
  odds: true,
  coach: "auto",
  files: {},
  ...changes,
});

describe("modules", () => {
  it("bring along what they need, in the game's order", () => {
    expect(toggled(card, ["undead"], "duel")).toEqual(["duel", "rage", "undead"]);
  });

  it("take along what needs them when they go", () => {
    expect(toggled(card, ["duel", "rage", "undead"], "rage")).toEqual(["undead"]);
    expect(toggled(card, ["duel", "rage"], "duel")).toEqual(["rage"]);
  });

  it("that can't be had are told, with the reason", () => {
    expect(problemsOf(card, wish({ modules: ["undead"] }))).toEqual([]);
    expect(problemsOf(card, wish({ modules: ["duel", "undead"], players: 3 }))).toEqual([
      { key: "ui-problem-needs", module: "duel", needs: "rage" },
      { key: "ui-problem-fewest", module: "undead", fewest: 4 },
    ]);
  });
});

describe("seats", () => {
  it("are as many as players, and new ones are like the last one", () => {
    expect(resized([{ kind: "me" }, { kind: "open" }], 4, "regular")).toEqual([
      { kind: "me" },
      { kind: "open" },
      { kind: "open" },
      { kind: "open" },
    ]);
    expect(resized(seatsWithBots(card, 5), 3, "regular")).toHaveLength(3);
    expect(resized([{ kind: "me" }], 2, "strong")[1]).toEqual({ kind: "bot", level: "strong" });
  });

  it("have bots of the usual level unless somebody chooses another", () => {
    expect(seatsWithBots(card, 3).slice(1)).toEqual([
      { kind: "bot", level: "regular" },
      { kind: "bot", level: "regular" },
    ]);
    expect(usualLevel(["beginner", "strong"])).toBe("strong");
    expect(usualLevel([])).toBe("");
  });
});

describe("a wish", () => {
  it("without open seats starts at once, with one it waits", () => {
    expect(newTable(card, wish()).start).toBe(true);
    const seats = [...seatsWithBots(card, 4), { kind: "open" as const }];
    expect(newTable(card, wish({ seats })).start).toBe(false);
  });

  it("says no delay where nobody may watch", () => {
    expect(newTable(card, wish({ watching: false })).setting.watching).toEqual({
      allowed: false,
      delay: 0,
    });
  });

  it("says whether odds may be asked for", () => {
    expect(newTable(card, wish()).setting.odds).toBe(true);
    expect(newTable(card, wish({ odds: false })).setting.odds).toBe(false);
  });

  it("says who may ask the coach", () => {
    expect(newTable(card, wish()).setting.coach).toBe("auto");
    expect(newTable(card, wish({ coach: "off" })).setting.coach).toBe("off");
  });

  it("says clocks in the server's seconds", () => {
    expect(clockOf(wish())).toEqual({ kind: "none" });
    expect(clockOf(wish({ clock: "live" }))).toMatchObject({
      kind: "bank",
      seconds: 600,
      increment: 10,
    });
    expect(clockOf(wish({ clock: "days" }))).toEqual({
      kind: "move",
      seconds: 172_800,
      window_most: 86_400,
    });
  });
});
