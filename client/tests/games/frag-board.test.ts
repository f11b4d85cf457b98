import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { after } from "$/games/frag/acting";
import Board from "$/games/frag/Board.svelte";
import { fragsIn } from "$/games/frag/deeds";
import { effectOf, TIMING } from "$/games/frag/effects";
import { handOf, inPlay, optionsAbout } from "$/games/frag/items";
import table from "$/games/frag";
import { actor, meaningsOf } from "$/games/frag/touching";
import { viewOf, type FragView } from "$/games/frag/view";
import type { Action } from "$/protocol/types";
import { all, arena, boardOf, itLeadsToWhatIsSent, heard, key } from "./board";
import { ground, moment, vocabulary, wordsFor } from "./frag-moments";

const board = boardOf(Board, wordsFor, {
  clause: "frag 5.2",
  chances: [{ key: "hit", values: [], ways: 7, of: 12 }],
});
const { show, onact, onwhy } = board;

/** Lead the cursor to a place by arrow keys alone. */
function goTo(node: number, from: number): void {
  const [here, there] = [ground.places[from], ground.places[node]];
  if (!here || !there) throw new Error("no such place");
  key("Home");
  for (let far = Math.abs(there.col - here.col); far > 0; far--)
    key(there.col > here.col ? "ArrowRight" : "ArrowLeft");
  for (let far = Math.abs(there.row - here.row); far > 0; far--)
    key(there.row > here.row ? "ArrowDown" : "ArrowUp");
}

describe("what is acted out leads to what the server sends", () => {
  const counted = (view: FragView): unknown => ({
    turn: view.turn,
    points: view.points,
    seats: view.seats.map((row) => [row.field, row.frags, row.health]),
  });
  const names = ["hit", "fragged", "respawned", "end"];
  itLeadsToWhatIsSent({ moment, vocabulary }, names, viewOf, after, counted);

  it("and every event that takes time is one of the game's", () => {
    for (const event of Object.keys(TIMING)) expect(vocabulary.events).toHaveProperty(event);
  });
});

describe("an event", () => {
  it("shows its dice as pips, and what they must reach", () => {
    const seen = effectOf(["to_hit_rolled", [0, [0, 5], 7, 6]]);
    expect(seen.dice).toEqual({ seat: 0, pips: [1, 6], total: 7, against: 6 });
  });

  it("of a shot tells from whom to whom", () => {
    expect(effectOf(["hit", [2, 1]]).shot).toEqual({ from: 2, to: 1, end: "hit" });
    expect(effectOf(["danced", [2]]).at).toBeNull();
  });

  it("of a frag is told with the weapon it was scored with", () => {
    const frags = fragsIn([
      ["attack_announced", [0, 1, 3, 0, 4]],
      ["fragged", [1, 0, 1]],
      ["turn_began", [2]],
      ["fell", [2]],
    ]);
    expect(frags).toEqual([
      { place: 1, victim: 1, scorer: 0, arm: 3 },
      { place: 3, victim: 2, scorer: -1, arm: -1 },
    ]);
  });
});

describe("the arena", () => {
  it("shows everybody who stands on it", () => {
    const found = moment("walking");
    show(found);
    const standing = viewOf(found.position).seats.filter((row) => row.field);
    expect(all(".fighter")).toHaveLength(standing.length);
  });

  it("reads a field to whoever moves the cursor there, with its name and who is there", () => {
    const found = moment("walking");
    show(found);
    arena().focus();
    key("Home");
    const own = viewOf(found.position).seats[found.viewer];
    expect(heard()).toContain(own?.field);
    expect(heard()).toContain(found.names[found.viewer]);
  });

  it("previews a far way by one Enter and sends all its steps by the second", () => {
    const found = moment("walking");
    show(found);
    const view = viewOf(found.position);
    const from = ground.node(view.seats[actor(found.position.decision, 0).seat]?.field ?? "");
    const far = [...meaningsOf(found.position.decision, view, ground)].find(
      ([node, meaning]) =>
        meaning.kind === "walk" && meaning.cost > 2 && !ground.places[node]?.side,
    );
    if (!far || far[1].kind !== "walk") throw new Error("nowhere to walk");
    arena().focus();
    goTo(far[0], from);
    key("Enter");
    expect(onact).not.toHaveBeenCalled();
    expect(board.choice.then).toHaveLength(far[1].cost - 1);
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
    const from = ground.node(view.seats[found.viewer]?.field ?? "");
    const taken = view.seats.map((row) => ground.node(row.field));
    const none = ground.places.findIndex(
      (place, node) => !place.side && !meanings.has(node) && !taken.includes(node),
    );
    arena().focus();
    goTo(none, from);
    key("Enter");
    expect(onwhy).toHaveBeenCalledWith(["step", none]);
  });

  it("lists the weapons with their exact chances when a target is touched", async () => {
    const found = moment("aiming");
    show(found);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }));
    flushSync();
    key("Enter");
    await vi.waitFor(() =>
      expect(document.querySelector(".aim .hit")?.textContent).toContain("58"),
    );
    const attacks = found.position.decision?.options.filter(([verb]) => verb === "attack") ?? [];
    const listed = all(".aim ul button");
    expect(listed.length).toBeLessThanOrEqual(attacks.length);
    expect(all("line.sight").length).toBeGreaterThan(0);
    if (!board.choice.preview) listed[0]?.click();
    flushSync();
    listed[0]?.click();
    expect(onact.mock.calls[0]?.[0]).toEqual(board.choice.preview);
  });

  it("shows the shot that a window is about", () => {
    show(moment("window"));
    expect(all("line.sight").length).toBeGreaterThan(0);
  });

  it("is built for by three sliders that can only make what is offered", () => {
    const found = moment("building");
    show(found);
    const sliders = all("input[type=range]") as HTMLInputElement[];
    expect(sliders).toHaveLength(3);
    const [health] = sliders;
    if (!health) throw new Error("no slider");
    health.value = "1";
    health.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(board.choice.preview?.[1]).toBe(1);
    expect(found.position.decision?.options).toContainEqual(board.choice.preview);
  });
});

describe("cards", () => {
  it("in hand are shown to their owner, each with what can be done with it", () => {
    const found = moment("aiming");
    show(found);
    const words = wordsFor(found);
    const row = viewOf(found.position).seats[found.viewer];
    if (!row) throw new Error("no seat");
    const hand = handOf(row, words);
    expect(hand.map((item) => item.card).sort()).toEqual([...row.cards].sort());
    expect(all(".belongings .item")).toHaveLength(hand.length + inPlay(row).length);
    const played = found.position.decision?.options.find(([verb]) => verb === "play") as Action;
    const word = vocabulary.kinds["card"]?.[Number(played[1])];
    const item = hand.find((one) => one.card === word);
    if (!item) throw new Error("the card is not in the hand");
    expect(optionsAbout(item, found.position.decision, words)).toContainEqual(played);
  });

  it("of others are never in the page but by number", () => {
    const found = moment("aiming");
    show(found);
    const words = wordsFor(found);
    const known = new Set(
      viewOf(found.position).seats.flatMap((row) => [
        ...row.cards,
        ...row.gear,
        row.armour,
        ...row.weapons.flatMap((weapon) => [weapon.kind, ...weapon.attached]),
      ]),
    );
    const hidden = (vocabulary.kinds["card"] ?? []).filter((card) => !known.has(card));
    const text = document.querySelector(".board")?.textContent ?? "";
    for (const card of hidden) expect(text).not.toContain(words.kind("card", card));
  });
});

it("folds away what is touched in the arena, but never what only the list offers", () => {
  expect(table.folds?.("act", "step")).toBe(true);
  expect(table.folds?.("act", "done")).toBe(false);
  for (const verb of ["play", "pass"]) expect(table.folds?.("attack_answers", verb)).toBe(false);
});
