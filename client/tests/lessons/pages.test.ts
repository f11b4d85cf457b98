import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import LessonCard from "$/lessons/LessonCard.svelte";
import LessonList from "$/lessons/LessonList.svelte";
import { forget, isSolved, noteSolved } from "$/lessons/progress.svelte";
import type { ScenarioCard } from "$/protocol/types";
import { serve } from "../app/server";

const card = (file: string, changes: Partial<ScenarioCard> = {}): ScenarioCard => ({
  game: "nim",
  file,
  number: 0,
  title: { en: `Lesson ${file}`, de: "Lektion" },
  about: { en: "What it is about." },
  clauses: ["nim 1.1"],
  lesson: true,
  ...changes,
});
const rule = card("rules", { lesson: false, title: { "": "A rule" }, clauses: ["nim 2.1"] });
const cards = [card("1_a"), card("2_b"), rule];

let shown: Record<string, unknown> | undefined;

beforeEach(() => {
  forget("nim");
  serve({ "GET /api/games/nim/texts/en": ["game-title = Nim\n", ""] });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

function list(clause = ""): void {
  shown = mount(LessonList, { target: document.body, props: { game: "nim", cards, clause } });
  flushSync();
}
const words = (): string => document.body.textContent.replace(/\s+/g, " ");
const links = (): (string | null)[] =>
  [...document.querySelectorAll("a.way")].map((link) => link.getAttribute("href"));

describe("the list of lessons", () => {
  it("leads through the lessons in order, and to scenarios below", () => {
    list();
    expect(links()).toEqual([
      "/learn/nim?file=1_a&n=0",
      "/learn/nim?file=2_b&n=0",
      "/learn/nim?file=rules&n=0",
    ]);
    expect(words()).toContain("Begin");
  });

  it("remembers what was solved, in this browser", () => {
    noteSolved(cards[0]!);
    expect(localStorage.getItem("tafelrunde.solved.nim")).toBe("1_a:0");
    list();
    expect(words()).toContain("1 of 2 done");
    const next = document.querySelector<HTMLAnchorElement>(".begin a");
    expect([next?.textContent.trim(), next?.getAttribute("href")]).toEqual([
      "Go on",
      "/learn/nim?file=2_b&n=0",
    ]);
  });

  it("does not remember somebody's own", () => {
    noteSolved(card(""));
    expect(isSolved(card(""))).toBe(false);
  });

  it("shows only what cites a clause, if one is asked for", () => {
    list("2.1");
    expect(links()).toEqual(["/learn/nim?file=rules&n=0"]);
    expect(words()).toContain("Rule 2.1 at the table");
  });

  it("says so where nothing shows a rule", () => {
    list("9.9");
    expect(words()).toContain("Nothing shows this at the table yet.");
  });
});

describe("a lesson's card", () => {
  const props = {
    which: "Lesson 1 of 2",
    told: "First.\n\nSecond.",
    step: 1,
    steps: 3,
    solved: false,
    hint: "",
    mistakes: 0,
    shown: "",
    showable: false,
    busy: false,
    onshow: vi.fn(),
    ondo: vi.fn(),
  };

  function show(changes: Partial<typeof props>): void {
    shown = mount(LessonCard, { target: document.body, props: { ...props, ...changes } });
    flushSync();
  }

  it("tells in paragraphs, and marks what is done", () => {
    show({});
    expect(document.querySelectorAll(".told p")).toHaveLength(2);
    expect(document.querySelectorAll(".marks .done")).toHaveLength(1);
    expect(document.querySelector("button")).toBeNull();
  });

  it("helps after a mistake, aloud as well", () => {
    show({ hint: "Try the other one.", mistakes: 1 });
    expect(document.querySelector('[role="status"]')?.textContent).toContain("Try the other one.");
    document.querySelector("button")?.click();
    expect(props.onshow).toHaveBeenCalledOnce();
  });

  it("shows the answer and does it on request", () => {
    show({ hint: "Try the other one.", shown: "Take 1", mistakes: 1 });
    expect(words()).toContain("Like this: Take 1");
    document.querySelector("button")?.click();
    expect(props.ondo).toHaveBeenCalledOnce();
  });
});
