import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import LobbyPage from "$/app/LobbyPage.svelte";
import NewTableForm from "$/app/NewTableForm.svelte";
import { loadMe } from "$/app/me.svelte";
import { router } from "$/app/router.svelte";
import Rulebook from "$/kit/Rulebook.svelte";
import type { GameCard, NewTable, TableCard } from "$/protocol/types";
import { serve, until } from "./server";

const game: GameCard = {
  id: "nim",
  title: "Nim",
  rules: 1,
  credits: "",
  fewest: 2,
  most: 5,
  usual: 3,
  modules: [{ id: "towers", needs: [], fewest: 4 }],
  options: [],
  levels: ["random", "regular"],
  ratings: {},
  series: false,
  lessons: 0,
  files: [],
};
const texts = ["game-title = Nim\ngame-blurb = Take matches.\nmodule-towers = Towers\n", ""];
const card = (id: string, changes: Partial<TableCard>): TableCard => ({
  id,
  game: "nim",
  players: 3,
  modules: [],
  status: "playing",
  names: ["Anna", "Boris", "Clara"],
  open_seats: 0,
  you: 0,
  your_turn: false,
  updated: 1,
  match: 1,
  clock: "none",
  ...changes,
});

let shown: Record<string, unknown> | undefined;

function show<P extends Record<string, unknown>>(page: Component<P>, props: P): HTMLElement {
  shown = mount(page, { target: document.body, props });
  flushSync();
  return document.body;
}

const words = (): string => document.body.textContent.replace(/\s+/g, " ");
const button = (label: string): HTMLButtonElement => {
  const all = [...document.querySelectorAll<HTMLButtonElement>("button")];
  return all.find((one) => one.textContent.trim() === label)!;
};

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("the lobby", () => {
  const answers = {
    "GET /api/games": [game],
    "GET /api/games/nim/texts/en": texts,
    "GET /api/me": { name: "", login: "" },
  };

  it("shows first where it is your turn, and what is over last", async () => {
    const mine = [
      card("late", { updated: 9 }),
      card("over", { status: "over", updated: 99 }),
      card("mine", { your_turn: true, updated: 2 }),
    ];
    serve({ ...answers, "GET /api/tables": { mine, open: [] } });
    show(LobbyPage, {});
    await until(() => expect(document.querySelectorAll("a.row")).toHaveLength(3));
    const order = [...document.querySelectorAll("a.row")].map((row) => row.getAttribute("href"));
    expect(order).toEqual(["/t/mine", "/t/late", "/t/over"]);
    expect(document.querySelector("a.row")!.textContent).toContain("Your turn");
  });

  it("leads somebody new to a table with bots by one press", async () => {
    window.scrollTo = () => undefined;
    let named = "";
    let wish: NewTable | undefined;
    const { asked } = serve({
      ...answers,
      "GET /api/tables": { mine: [], open: [] },
      "PUT /api/me": ({ name }: { name: string }) => ({ name: (named = name), login: "" }),
      "POST /api/tables": (wanted: NewTable) => ((wish = wanted), { id: "t1" }),
    });
    await loadMe();
    show(LobbyPage, {});
    await until(() => expect(button("Play now")).toBeTruthy());
    button("Play now").click();
    await until(() => expect(router.route).toMatchObject({ page: "table", about: "t1" }));
    expect(named).toMatch(/^Guest [1-9]\d\d$/);
    expect(wish).toMatchObject({ setting: { game: "nim", players: 3 }, start: true });
    expect(wish?.seats?.map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
    expect(asked.indexOf("PUT /api/me")).toBeLessThan(asked.indexOf("POST /api/tables"));
  });

  it("says that the server does not answer, and tries again when told to", async () => {
    serve({});
    show(LobbyPage, {});
    await until(() => expect(words()).toContain("The server does not answer"));
    serve({ ...answers, "GET /api/tables": { mine: [], open: [] } });
    button("Try again").click();
    await until(() => expect(words()).toContain("Take matches."));
    expect(words()).not.toContain("The server does not answer");
  });
});

describe("a new table", () => {
  it("can't be asked for as long as something about it is impossible, and says why", async () => {
    serve({ "GET /api/games/nim/texts/en": texts, "GET /api/me": { name: "Anna", login: "" } });
    const page = show(NewTableForm, { card: game });
    await until(() => expect(words()).toContain("Towers"));
    expect(button("Start the match").disabled).toBe(false);
    page.querySelector<HTMLInputElement>('input[type="checkbox"]')!.click();
    flushSync();
    expect(words()).toContain("Towers needs 4 players or more.");
    expect(button("Start the match").disabled).toBe(true);
    page.querySelector<HTMLInputElement>('input[type="radio"][value="4"]')!.click();
    flushSync();
    expect(button("Start the match").disabled).toBe(false);
  });

  it("with friends waits for them", async () => {
    serve({ "GET /api/games/nim/texts/en": texts, "GET /api/me": { name: "Anna", login: "" } });
    const page = show(NewTableForm, { card: game });
    page.querySelector<HTMLInputElement>('input[value="friends"]')!.click();
    flushSync();
    expect(button("Open the table with 2 free seats")).toBeTruthy();
  });
});

describe("the rulebook", () => {
  const clause = (id: string, title: string, text: string) => ({ id, title, text });
  const book = {
    title: "Nim",
    intro: "Matches.",
    chapters: [
      { number: "1", title: "Taking", intro: "", clauses: [clause("1.1", "Turn", "See 2.1.")] },
      { number: "2", title: "End", intro: "", clauses: [clause("2.1", "Last", "Last one wins.")] },
    ],
  };

  it("opens at the clause a refusal names, and leads from clause to clause", async () => {
    Element.prototype.scrollIntoView = vi.fn();
    serve({ "GET /api/games/nim/rulebook/en": book });
    const told = vi.fn();
    show(Rulebook, { game: "nim", clause: "nim 1.1", onclause: told });
    await until(() =>
      expect(document.querySelector("article.here")?.textContent).toContain("Turn"),
    );
    const link = [...document.querySelectorAll("a")].find((one) => one.textContent === "2.1")!;
    expect(link.getAttribute("href")).toBe("/rules/nim#2.1");
    link.click();
    await until(() =>
      expect(document.querySelector("article.here")?.textContent).toContain("Last"),
    );
    await until(() => expect(told).toHaveBeenCalledExactlyOnceWith("2.1"));
  });

  it("is searched by any words of a clause", async () => {
    serve({ "GET /api/games/nim/rulebook/en": book });
    show(Rulebook, { game: "nim" });
    await until(() => expect(document.querySelectorAll("article")).toHaveLength(2));
    const search = document.querySelector<HTMLInputElement>('input[type="search"]')!;
    search.value = "WINS last";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(document.querySelectorAll("article")).toHaveLength(1);
    expect(words()).toContain("1 rule found");
  });
});
