import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "$/net/api";
import { Looking } from "$/summary/looking.svelte";
import {
  believers,
  measureOf,
  PARTS,
  partsOf,
  points,
  signedPoints,
  turnsOf,
} from "$/summary/reckoning";
import SummaryShown from "$/summary/SummaryShown.svelte";
import { vocabulary, wordsFor, moment } from "../games/moments";
import { player, summary } from "./match";

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a player's sum", () => {
  it("leads from the start to the result", () => {
    const one = player();
    const parts = partsOf(one);
    const sum = PARTS.reduce((total, part) => total + parts[part], one.start);
    expect(sum).toBeCloseTo(one.result);
    expect(parts.luck).toBeCloseTo(one.deal + one.dice);
  });

  it("is told in whole points with a sign, and nothing as nothing", () => {
    expect(points(-0.094)).toBe(-9);
    expect(Object.is(points(-0.001), 0)).toBe(true);
    expect(signedPoints(0.164, "en")).toBe("+16");
    expect(signedPoints(0.001, "en")).toBe("0");
  });

  it("is drawn by one measure for everybody, and never by a tiny one", () => {
    expect(measureOf(summary.players)).toBeCloseTo(0.65);
    const none = { deal: 0, dice: 0, hidden: 0, decisions: 0, usual: 0, others: 0, rest: 0 };
    expect(measureOf([player(none)])).toBe(0.1);
  });
});

describe("beliefs", () => {
  it("are those of bots first", () => {
    expect(believers(summary.beliefs, summary.players).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it("are put together turn by turn", () => {
    expect(turnsOf(summary.beliefs, 1).map(({ turn, moment }) => [turn, moment])).toEqual([
      [1, 11],
      [2, 12],
    ]);
    expect(turnsOf(summary.beliefs, 2)).toEqual([]);
  });
});

describe("waiting for a summary", () => {
  it("asks again until it is there, and tells how far it is", async () => {
    vi.useFakeTimers();
    const answers = vi
      .spyOn(api, "summary")
      .mockResolvedValueOnce({ state: "working", done: 31, of: 124, summary: null })
      .mockResolvedValueOnce({ state: "ready", done: 124, of: 124, summary });
    const looking = new Looking("t1", 2);
    await looking.ask();
    expect([looking.done, looking.of, looking.summary]).toEqual([31, 124, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(answers).toHaveBeenCalledTimes(2);
    expect(looking.summary).toEqual(summary);
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it("stops when the page is left", async () => {
    vi.useFakeTimers();
    const answers = vi
      .spyOn(api, "summary")
      .mockResolvedValue({ state: "working", done: 1, of: 9, summary: null });
    const looking = new Looking("t1", 0);
    await looking.ask();
    looking.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it("says why there is none", async () => {
    vi.spyOn(api, "summary").mockRejectedValue(new Refusal("no-coach", "refused-no-coach"));
    const looking = new Looking("t1", 0);
    await looking.ask();
    expect(looking.trouble).toBe("The coach is switched off at this table.");
  });
});

describe("the page", () => {
  function show(lang = "en", found = summary): void {
    const words = wordsFor(moment("rolling"), lang).with(summary.names, -1);
    shown = mount(SummaryShown, {
      target: document.body,
      props: { summary: found, words, table: "t1", match: 2 },
    });
    flushSync();
  }
  const text = (selector: string): string =>
    (document.querySelector(selector)?.textContent ?? "").replaceAll(/\s+/g, " ");

  it("says how much it explains, and warns where that is little", () => {
    show();
    expect(text(".explained")).toContain("87%");
    expect(text("body")).not.toContain("rough picture");
    void unmount(shown!);
    show("en", { ...summary, explained: 0.12, vague: true });
    expect(text(".explained")).toContain("12%");
    expect(text("body")).toContain("rough picture");
  });

  it("tells luck and decisions of everybody apart", () => {
    show();
    const cards = [...document.querySelectorAll(".players > li")];
    expect(cards).toHaveLength(3);
    const [luck, decisions] = [...(cards[0]?.querySelectorAll(".share.main dd") ?? [])];
    expect(luck?.textContent).toContain("+16");
    expect(decisions?.textContent).toContain("\u22129");
    expect(cards[0]?.textContent).toContain("33 of 41");
    expect(cards[2]?.textContent).toContain("Nothing to decide");
  });

  it("leads from a costly decision into the replay, at its moment and by its player's eyes", () => {
    show();
    const links = [...document.querySelectorAll<HTMLAnchorElement>("[aria-labelledby=moments] a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/replay/t1?match=2&as=1#57", // what costs less than a point is not told
    ]);
    expect(text("[aria-labelledby=moments]")).toContain("Anna gives 8 points");
  });

  it("shows what was believed turn by turn, with what was true", () => {
    show();
    const section = "[aria-labelledby=beliefs]";
    const role = wordsFor(moment("rolling")).kind("role", 2);
    expect(vocabulary.kinds["role"]?.[2]).toBeTruthy();
    expect(text(`${section} .turn b`)).toBe("Turn 1 of 2");
    expect(text(`${section} li.true`)).toContain(`${role} true 60%`);
    document.querySelectorAll<HTMLElement>(`${section} .turns button`)[1]?.click();
    flushSync();
    expect(text(`${section} li.true`)).toContain("83%");
  });

  it.each(["en", "de", "ru"])("is told in %s without a missing text", (lang) => {
    show(lang);
    expect(document.body.textContent).not.toMatch(/\[[a-z]+(-[a-z0-9]+)+\]/);
  });
});
