import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import GameTile from "$/app/GameTile.svelte";
import LobbyPage from "$/app/LobbyPage.svelte";
import NewTableForm from "$/app/NewTableForm.svelte";
import { navigate, router } from "$/app/router.svelte";
import type { GameCard, NewTable } from "$/protocol/types";
import { serve, until } from "./server";

// Texts are kept for all test files: a game of its own.
const game: GameCard = {
  id: "hex",
  title: "Nim",
  rules: 1,
  credits: "",
  fewest: 2,
  most: 5,
  usual: 3,
  modules: [
    { id: "towers", needs: ["walls"], fewest: 0 },
    { id: "walls", needs: [], fewest: 0 },
  ],
  options: [],
  levels: ["regular"],
  ratings: {},
  series: false,
  lessons: 0,
  files: [],
};
const texts = [
  "game-title = Nim\ngame-blurb = Take matches.\ngame-duration = about 5 minutes\n" +
    "module-towers = Towers\nmodule-walls = Walls\n",
  "",
];
const answers = {
  "GET /api/games": [game],
  "GET /api/games/hex/texts/en": texts,
  "GET /api/me": { name: "Anna", login: "" },
  "GET /api/tables": { mine: [], open: [] },
};

let shown: Record<string, unknown> | undefined;

function show<P extends Record<string, unknown>>(page: Component<P>, props: P): HTMLElement {
  shown = mount(page, { target: document.body, props });
  flushSync();
  return document.body;
}

const words = (): string => document.body.textContent.replace(/\s+/g, " ");
const links = (): string[] =>
  [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
const box = (label: string): HTMLInputElement =>
  [...document.querySelectorAll("label")]
    .find((one) => one.textContent.trim() === label)!
    .querySelector("input")!;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("a game on the table", () => {
  it("says how many play and for how long, and offers every way to begin", async () => {
    serve(answers);
    show(GameTile, { card: game });
    await until(() => expect(words()).toContain("about 5 minutes"));
    expect(words()).toContain("2 to 5 players");
    expect(links()).toEqual(["/new/hex?friends=1", "/new/hex?local=1", "/rules/hex", "/new/hex"]);
  });

  it("offers to teach only what it has lessons for", async () => {
    serve(answers);
    show(GameTile, { card: { ...game, lessons: 3 } });
    await until(() => expect(links()).toContain("/learn/hex"));
  });
});

describe("the lobby", () => {
  it("leads to records, and keeps the place of what it showed last time", async () => {
    serve(answers);
    show(LobbyPage, {});
    expect(document.querySelectorAll(".shadow")).toHaveLength(2);
    await until(() => expect(words()).toContain("Take matches."));
    expect(links()).toContain("/replay");
    await unmount(shown!);
    show(LobbyPage, {});
    expect(document.querySelectorAll(".shadow")).toHaveLength(1);
  });
});

describe("a new table", () => {
  it("is for friends when the way there says so", () => {
    window.scrollTo = () => undefined;
    serve(answers);
    navigate("/new/hex?friends=1");
    const page = show(NewTableForm, { card: game });
    expect(page.querySelector<HTMLInputElement>('input[value="friends"]')!.checked).toBe(true);
    expect(words()).toContain("Open the table with 2 free seats");
    navigate("/");
  });

  it("says which modules come along, and which would go", async () => {
    serve(answers);
    show(NewTableForm, { card: game });
    await until(() => expect(words()).toContain("Switches on as well: Walls"));
    box("Towers").click();
    flushSync();
    expect(box("Walls").checked).toBe(true);
    expect(words()).toContain("Needed for: Towers");
    expect(words()).not.toContain("Switches on as well");
  });

  it("has odds unless the host switches them off", async () => {
    let wish: NewTable | undefined;
    window.scrollTo = () => undefined;
    serve({
      ...answers,
      "PUT /api/me": { name: "Anna", login: "" },
      "POST /api/tables": (wanted: NewTable) => ((wish = wanted), { id: "t2" }),
    });
    const page = show(NewTableForm, { card: game });
    expect(box("Odds on demand").checked).toBe(true);
    box("Odds on demand").click();
    flushSync();
    page.querySelector("form")!.requestSubmit();
    await until(() => expect(router.route).toMatchObject({ page: "table", about: "t2" }));
    expect(wish?.setting.odds).toBe(false);
    navigate("/");
  });
});
