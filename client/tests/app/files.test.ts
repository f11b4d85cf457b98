import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import NewTableForm from "$/app/NewTableForm.svelte";
import type { GameCard, NewTable } from "$/protocol/types";
import { serve, until } from "./server";

// Texts are kept for all test files: a game of its own.
const game: GameCard = {
  id: "maze",
  title: "Maze",
  rules: 1,
  credits: "",
  fewest: 2,
  most: 4,
  usual: 4,
  modules: [],
  options: [{ id: "map", least: 0, most: 1, default: 0 }],
  levels: ["regular"],
  ratings: {},
  series: false,
  lessons: 0,
  files: ["map"],
};
const texts = [
  "game-title = Maze\nsetting-map = Map\n    .value-0 = Hedges\n    .value-1 = Cellar\n" +
    "file-map = A map of your own\n    .explained = A text file.\n",
  "",
];

let shown: Record<string, unknown> | undefined;
let sent: NewTable | undefined;

function open(seats: unknown): void {
  serve({
    "GET /api/games/maze/texts/en": texts,
    "GET /api/me": { name: "Anna", login: "" },
    "POST /api/games/maze/seats": seats,
    "POST /api/tables": (body: unknown) => ((sent = body as NewTable), { id: "t1" }),
  });
  shown = mount(NewTableForm, { target: document.body, props: { card: game } });
  flushSync();
}

const words = (): string => document.body.textContent.replace(/\s+/g, " ");
function bring(text: string): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const file = new File([text], "mine.txt", { type: "text/plain" });
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = sent = undefined;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("a map of one's own", () => {
  it("is named among the maps there are until one is brought", async () => {
    open({ fewest: 2, most: 8 });
    await until(() => expect(words()).toContain("A map of your own"));
    expect(words()).toContain("Hedges");
    bring("a drawing");
    await until(() => expect(words()).toContain("mine.txt is in."));
    expect(words()).not.toContain("Hedges");
  });

  it("decides how many can play, and is sent with the table", async () => {
    open({ fewest: 2, most: 3 });
    await until(() => expect(words()).toContain("A map of your own"));
    bring("a drawing");
    await until(() => expect(words()).toContain("mine.txt is in."));
    document.querySelector("form")!.requestSubmit();
    await until(() => expect(sent).toBeDefined());
    expect(sent?.setting.players).toBe(3);
    expect(sent?.setting.files).toEqual({ map: "a drawing" });
  });

  it("is refused with what is wrong, and nothing is lost", async () => {
    open({ code: "bad-setting", key: "error-map", text: "line 3, column 4: what?" });
    await until(() => expect(words()).toContain("A map of your own"));
    bring("nonsense");
    await until(() => expect(words()).toContain("line 3, column 4"));
    expect(words()).toContain("Hedges");
  });

  it("can be left out again", async () => {
    open({ fewest: 2, most: 8 });
    await until(() => expect(words()).toContain("A map of your own"));
    bring("a drawing");
    await until(() => expect(words()).toContain("mine.txt is in."));
    [...document.querySelectorAll("button")]
      .find((button) => button.textContent.trim() === "Leave it out")!
      .click();
    await until(() => expect(words()).toContain("Hedges"));
    document.querySelector("form")!.requestSubmit();
    await until(() => expect(sent).toBeDefined());
    expect(sent?.setting.files).toEqual({});
  });
});
