import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import table from "$/games/cfs";
import Board from "$/games/cfs/Board.svelte";
import { meaningsOf } from "$/games/cfs/touching";
import { figureCalled, viewOf } from "$/games/cfs/view";
import { all, arena, boardOf, heard, key } from "./board";
import { ground, moment, vocabulary, wordsFor } from "./cfs-moments";

const board = boardOf(Board, wordsFor, {
  clause: "cfs 3.1",
  chances: [{ key: "beats", values: [0, 5], ways: 7, of: 16 }],
});
const { show, onact, onwhy } = board;

/** Lead the cursor to a field by arrow keys alone. */
function goTo(node: number): void {
  arena().focus();
  for (let far = 0; far < 10; far++) key("ArrowLeft");
  for (let far = 0; far < 10; far++) key("ArrowUp");
  for (let far = node % 10; far > 0; far--) key("ArrowRight");
  for (let far = Math.floor(node / 10); far > 0; far--) key("ArrowDown");
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"), // a desk
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe("the map", () => {
  it("draws every figure that stands somewhere, with its load", () => {
    const found = moment("carrying");
    show(found);
    const view = viewOf(found.position);
    const standing = view.figures.filter((row) => row.field);
    expect(all("[data-figure]")).toHaveLength(standing.length);
    expect(all("[data-carried]")).toHaveLength(
      standing.reduce((sum, row) => sum + row.load.length, 0),
    );
  });

  it("tells energy fields that are on from those that are off by their drawing", () => {
    const found = moment("switching");
    show(found);
    const lit = viewOf(found.position).fields_on;
    expect(all(".barrier.on")).toHaveLength(lit.length);
    for (const name of lit) {
      const barrier = document.querySelector(`[data-barrier=${name}]`);
      expect(barrier?.querySelector(".beam")).not.toBeNull();
      expect(barrier?.querySelector(".trace")).toBeNull();
    }
  });

  it("is read to whoever moves the cursor there", () => {
    const found = moment("carrying");
    show(found);
    arena().focus();
    key("Home");
    const view = viewOf(found.position);
    const own = view.figures[figureCalled(view.active, view)];
    expect(heard()).toContain(own?.field);
    expect(heard()).toContain(wordsFor(found).kind("figure", own?.figure));
    expect(heard()).toContain(wordsFor(found).kind("resource*", own?.load));
  });

  it("previews a far way by one Enter and sends all its steps by the second", () => {
    const found = moment("walking");
    show(found);
    const meanings = meaningsOf(found.position.decision, viewOf(found.position), ground);
    const far = [...meanings].find(
      ([, meaning]) => meaning.kind === "walk" && meaning.gesture.length > 2,
    );
    if (!far || far[1].kind !== "walk") throw new Error("nowhere to walk");
    goTo(far[0]);
    key("Enter");
    expect(onact).not.toHaveBeenCalled();
    expect(all("path.way").length).toBeGreaterThan(0);
    key("Enter");
    const [first, ...then] = far[1].gesture;
    expect(onact).toHaveBeenCalledWith(first, then);
  });

  it("says why where nothing can be done", () => {
    const found = moment("walking");
    show(found);
    const view = viewOf(found.position);
    const meanings = meaningsOf(found.position.decision, view, ground);
    const none = ground.picture.fields.findIndex(
      (name, node) => !meanings.has(node) && view.figures.every((row) => row.field !== name),
    );
    goTo(none);
    key("Enter");
    expect(onwhy).toHaveBeenCalledWith(["step", none]);
  });
});

describe("somebody to be fought", () => {
  it("is shown with both dice's modifiers and exact chances, and the second touch fights", async () => {
    const found = moment("meeting");
    show(found);
    const fight = found.position.decision?.options.find(([verb]) => verb === "fight");
    goTo(Number(fight?.[1]));
    key("Enter");
    expect(all(".duel .side")).toHaveLength(2);
    await vi.waitFor(() =>
      expect(document.querySelector(".clash li button b")?.textContent).toContain("44"),
    );
    const [first] = all(".clash li button");
    first?.click();
    flushSync();
    expect(board.choice.preview).toEqual(fight);
    key("Enter");
    expect(onact).toHaveBeenCalledWith(fight, []);
  });
});

describe("a terminal", () => {
  it("throws several switches in one gesture, and none where nothing is set", () => {
    const found = moment("console");
    show(found);
    expect(board.choice.preview).toEqual(["enough"]);
    const switches = all("[role=switch]");
    const [one, , other] = found.position.decision?.options ?? [];
    switches[0]?.click();
    switches[2]?.click();
    flushSync();
    expect(all(".barrier.chosen")).toHaveLength(2);
    void board.choice.commit();
    expect(onact).toHaveBeenCalledWith(one, [other, ["enough"]]);
    switches[0]?.click();
    switches[2]?.click();
    flushSync();
    expect(board.choice.preview).toEqual(["enough"]);
  });
});

describe("what one has in hand", () => {
  it("is shown to its owner alone", () => {
    const found = moment("choosing");
    show(found);
    const view = viewOf(found.position);
    const own = view.seats[found.viewer];
    const words = wordsFor(found);
    expect(all("[data-card]").map((card) => card.dataset["card"])).toEqual(own?.hand);
    expect(document.querySelector(".needs")?.textContent).toContain(
      words.kind("resource", own?.needs[0]),
    );
    const hidden = (vocabulary.kinds["playing_card"] ?? []).filter(
      (card) => !own?.hand.includes(card),
    );
    const text = document.querySelector(".board")?.textContent ?? "";
    for (const card of hidden) expect(text).not.toContain(words.kind("playing_card", card));
  });

  it("is played by touching a card twice", () => {
    const found = moment("choosing");
    show(found);
    const [first] = found.position.decision?.options ?? [];
    const card = document.querySelector<HTMLElement>("[data-card] button");
    card?.click();
    flushSync();
    expect(onact).not.toHaveBeenCalled();
    card?.click();
    expect(onact).toHaveBeenCalledWith(first, []);
  });

  it("is taken up and laid down beside the map", () => {
    const found = moment("walking");
    show(found);
    const take = found.position.decision?.options.find(([verb]) => verb === "take");
    const button = document.querySelector<HTMLElement>("button.take");
    expect(button?.textContent).toContain(wordsFor(found).option(take ?? []));
    button?.click();
    flushSync();
    expect(board.choice.preview).toEqual(take);
  });
});

it("ends with everybody's needs, pieces and points, the winner first", () => {
  const found = moment("end");
  show(found);
  const view = viewOf(found.position);
  const rows = all(".end tbody tr");
  expect(rows).toHaveLength(view.seats.length);
  expect(rows[0]?.classList).toContain("won");
  const points = rows.map((row) => Number(row.querySelector("td:last-child")?.textContent));
  expect(points).toEqual([...points].sort((one, other) => other - one));
});

for (const name of ["carrying", "console", "end"])
  it.each(["en", "de", "ru"])(`is told in "%s" without a missing text: ${name}`, (lang) => {
    show(moment(name), lang);
    expect(document.body.textContent).not.toMatch(/\[[a-z]+(-[a-z0-9]+)+\]/);
  });

it("folds away what is touched on the map, but never what only the list offers", () => {
  expect(table.folds?.("act", "step")).toBe(true);
  for (const verb of ["end", "jump", "console", "stand_up"])
    expect(table.folds?.("act", verb)).toBe(false);
  expect(table.folds?.("following", "follow")).toBe(false);
});
