import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import table from "$/games/kf";
import Board from "$/games/kf/Board.svelte";
import { aboutOf } from "$/games/kf/touching";
import { viewOf } from "$/games/kf/view";
import type { Action, Decision } from "$/protocol/types";
import { all, boardOf, press } from "./board";
import { moment, vocabulary, wordsFor } from "./kf-moments";
import { type Moment } from "./moments";

const board = boardOf(Board, wordsFor, {
  clause: "kf 3.1",
});
const { show, onact, onwhy } = board;

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const inHand = (card: string): HTMLElement =>
  one(`.own-hand li:has([data-card="${card}"]) > button`);
const inPlay = (card: string): HTMLElement => one(`.tile[data-card="${card}"]`);

function asked(found: Moment): Decision {
  if (!found.position.decision) throw new Error("nothing is asked in this moment");
  return found.position.decision;
}

/** The first option with this verb, and what it is about. */
function first(found: Moment, verb: string): { action: Action; hand: string; card: string } {
  const action = asked(found).options.find((option) => option[0] === verb);
  if (!action) throw new Error(`no ${verb} is offered`);
  return { action, ...aboutOf(action, vocabulary.kinds) };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the table", () => {
  it("shows every card in play once, and what lies beneath monsters", () => {
    const found = moment("looted");
    show(found);
    const view = viewOf(found.position);
    const lying = [...view.seats.flatMap((row) => row.realm), ...view.wilderness];
    const names = lying.flatMap((laid) => [laid.card, ...laid.loot]);
    const drawn = all(".tile").map((tile) => tile.dataset["card"] ?? "");
    expect(drawn.sort()).toEqual(names.sort());
    expect(all(".tile.beneath").length).toBeGreaterThan(0);
  });

  it("marks a number that is no longer the printed one", () => {
    const found = moment("looted");
    const view = viewOf(found.position);
    const laid = view.wilderness[0];
    if (!laid) throw new Error("nobody lives in the wilderness");
    laid.exit += 1;
    show(found);
    expect(inPlay(laid.card).querySelector(".exit.changed")?.textContent).toContain(
      String(laid.exit),
    );
  });

  it("tells treasures of every seat, and what wins by decree", () => {
    const found = moment("acting");
    viewOf(found.position).decree = true;
    show(found);
    expect(all(".treasures")).toHaveLength(found.players);
    expect(one(".goal.decree").textContent).toContain("decree");
  });

  it("never has cards of others' hands in the page", () => {
    const found = moment("acting");
    show(found);
    const words = wordsFor(found);
    const view = viewOf(found.position);
    const known = new Set([
      ...view.discards,
      ...view.seats.flatMap((row) => [...row.cards, ...row.realm.map((laid) => laid.card)]),
      ...view.wilderness.flatMap((laid) => [laid.card, ...laid.loot]),
    ]);
    const hidden = (vocabulary.kinds["card"] ?? []).filter((card) => !known.has(card));
    const page = one(".board").outerHTML;
    expect(hidden.length).toBeGreaterThan(20);
    for (const card of hidden) {
      expect(page).not.toContain(`"${card}"`);
      expect(page).not.toContain(`>${words.kind("card", card)}<`);
    }
  });
});

describe("a card of the hand", () => {
  it("lights its targets when it is taken, and is played by touching one of them twice", () => {
    const found = moment("acting");
    show(found);
    const { action, hand, card } = first(found, "play_on");
    expect(all("[data-target]")).toHaveLength(0);
    press(inHand(hand));
    const lit = all(".tile[data-target]").map((tile) => tile.dataset["card"]);
    const offered = asked(found).options.filter(
      (option) => option[0] === "play_on" && option[1] === action[1],
    );
    expect(lit).toHaveLength(offered.length);
    press(inPlay(card));
    expect(onact).not.toHaveBeenCalled();
    expect(board.choice.preview).toEqual(action);
    press(inPlay(card));
    expect(onact).toHaveBeenCalledWith(action, []);
  });

  it("without targets is previewed by the first touch and played by the second", () => {
    const found = moment("acting");
    show(found);
    const { action, hand } = first(found, "play");
    press(inHand(hand));
    expect(board.choice.preview).toEqual(action);
    press(inHand(hand));
    expect(onact).toHaveBeenCalledWith(action, []);
  });

  it("against a player lights the players", () => {
    const found = moment("acting");
    show(found);
    const { action, hand } = first(found, "play_at");
    press(inHand(hand));
    const seats = asked(found).options.filter(
      (option) => option[0] === "play_at" && option[1] === action[1],
    );
    expect(all(".press[data-target]")).toHaveLength(seats.length);
    press(one(`[data-seat="${String(action[2])}"] .press`));
    expect(board.choice.preview).toEqual(action);
  });

  it("is replaced by a button of its own, never by touching it", () => {
    const found = moment("acting");
    show(found);
    const { action, hand } = first(found, "replace");
    press(inHand(hand));
    expect(board.choice.preview?.[0]).not.toBe("replace");
    press(one(".caption button"));
    expect(board.choice.preview).toEqual(action);
  });

  it("says why not when it is used on something it can't be used on", () => {
    const found = moment("acting");
    show(found);
    const { hand } = first(found, "play_on");
    press(inHand(hand));
    const other = all(".tile:not([data-target]):not(.beneath)")[0];
    if (other) {
      press(other);
      expect(onwhy).toHaveBeenCalledTimes(1);
      expect(onwhy.mock.calls[0]?.[0]?.[0]).toBe("play_on");
    } else {
      press(inHand(hand)); // everything that lies there can be chosen: then it is let go
      expect(all("[data-target]")).toHaveLength(0);
    }
  });

  it("is let go by Escape", () => {
    const found = moment("acting");
    show(found);
    press(inHand(first(found, "play_on").hand));
    expect(all("[data-target]").length).toBeGreaterThan(0);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(all("[data-target]")).toHaveLength(0);
  });
});

describe("a card in play", () => {
  it("is attacked by touching it twice", () => {
    const found = moment("acting");
    show(found);
    const { action, card } = first(found, "attack");
    press(inPlay(card));
    expect(board.choice.preview).toEqual(action);
    expect(onact).not.toHaveBeenCalled();
    press(inPlay(card));
    expect(onact).toHaveBeenCalledWith(action, []);
  });

  it("is lit where a second item is asked for", () => {
    const found = moment("second");
    show(found);
    const more = asked(found).options.filter((option) => option[0] === "also");
    expect(all(".tile[data-target]")).toHaveLength(more.length);
  });

  it("is lit where a claim can be made", () => {
    const found = moment("claiming");
    show(found);
    const { card } = first(found, "claim");
    expect(inPlay(card).dataset["target"]).toBe("true");
    expect(one(".attempt.rolled .total").textContent).toMatch(/\d/);
  });
});

describe("an answer", () => {
  it("is a surprise of the hand, touched on what it answers", () => {
    const found = moment("window");
    show(found);
    expect(one(".attempt").textContent).toContain(
      wordsFor(found).kind("card", viewOf(found.position).stack.at(-1)?.card ?? ""),
    );
    const { action, hand, card } = first(found, "answer");
    press(inHand(hand));
    press(all(`[data-target]`).find((target) => target.dataset["card"] === card) ?? one(".x"));
    expect(board.choice.preview).toEqual(action);
  });
});

it("at the end shows the winning set", () => {
  const found = moment("end");
  show(found);
  expect(all(".set .card").length).toBe(3);
  expect(all(".own-hand")).toHaveLength(0);
});

it("is read aloud sentence by sentence, in every language", () => {
  for (const lang of ["en", "de", "ru"]) {
    const found = moment("looted");
    show(found, lang);
    const labels = all(".board [aria-label]").map((part) => part.getAttribute("aria-label"));
    expect(labels.join()).not.toMatch(/\[|undefined/);
  }
});

it("folds away what is touched on the table, but never what only the list offers", () => {
  for (const verb of ["play", "play_on", "play_at", "attack", "replace"])
    expect(table.folds?.("act", verb)).toBe(true);
  for (const [prompt, verb] of [
    ["act", "done"],
    ["answers", "pass"],
    ["claim", "claim"],
    ["second", "enough"],
    ["role", "be"],
  ] as const)
    expect(table.folds?.(prompt, verb)).toBe(false);
});
