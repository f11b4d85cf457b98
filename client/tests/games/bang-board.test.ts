import { readFileSync } from "node:fs";
import { flushSync, tick } from "svelte";
import { describe, expect, it } from "vitest";
import Board from "$/games/bang/Board.svelte";
import { clauseOf } from "$/games/bang/telling";
import type { Action } from "$/protocol/types";
import { all, boardOf, press } from "./board";
import { moment, vocabulary, wordsFor } from "./moments";

const board = boardOf(Board, wordsFor, {
  clause: "bang 2.3",
  chances: [{ key: "beer", values: [], ways: 11, of: 36 }],
});
const { show, onact, onwhy } = board;

const label = (element: Element): string =>
  element.getAttribute("aria-label") ?? element.textContent.trim();
const dice = (): HTMLElement[] => all("ol.dice button");
const target = (text: string): HTMLElement => {
  const found = all("[data-target]").find((one) => label(one).includes(text));
  if (!found) throw new Error(`no target ${text}`);
  return found;
};

describe("seats", () => {
  it("are a list that begins with oneself and goes clockwise", () => {
    const found = moment("aiming");
    show(found);
    const names = all("ol[role=list] h2").map((title) => title.firstChild?.textContent?.trim());
    const own = found.viewer;
    expect(names).toEqual([...found.names.slice(own), ...found.names.slice(0, own)]);
  });

  it("tell life, arrows and role in words", () => {
    const found = moment("rolling");
    show(found);
    const own = all("li[data-seat]")[0]?.textContent ?? "";
    const row = (found.position.view["table"] as { seats: { life: number; limit: number }[] })
      .seats[found.viewer];
    expect(own).toContain(`${row?.life} of ${row?.limit}`);
    expect(own).toContain("Role");
  });

  it("say nothing of roles that are secret", () => {
    const found = moment("rolling");
    show(found);
    const seats = (found.position.view["table"] as { seats: { role: string }[] }).seats;
    const hidden = seats.flatMap(({ role }, seat) => (role ? [] : [seat]));
    expect(hidden.length).toBeGreaterThan(1);
    for (const seat of hidden) {
      const item = document.querySelector(`li[data-seat="${seat}"]`);
      expect(item?.outerHTML).not.toMatch(/sheriff|outlaw|deputy|renegade/i);
    }
  });
});

describe("targets", () => {
  it("are previewed by the first touch and sent by the second", async () => {
    const found = moment("aiming");
    show(found);
    const [option] = found.position.decision?.options ?? [];
    const name = found.names[Number(option?.[1])] ?? "";
    press(target(`Shoot ${name}`));
    expect(onact).not.toHaveBeenCalled();
    expect(board.choice.preview).toEqual(option);
    press(target(`Shoot ${name}`));
    await tick();
    expect(onact).toHaveBeenCalledExactlyOnceWith(option, []);
  });

  it("are exactly the options of the decision, and say how far they sit", () => {
    const found = moment("aiming");
    show(found);
    const possible = all("[data-target].possible").map(label);
    expect(possible).toHaveLength(found.position.decision?.options.length ?? 0);
    for (const text of possible) expect(text).toMatch(/^Shoot \w+ \(\d places? away\)$/);
  });

  it("that are out of reach say why not", async () => {
    show(moment("aiming"));
    const far = all("[data-target]:not(.possible)").find((one) =>
      label(one).includes("not possible"),
    );
    press(far);
    await tick();
    expect(onact).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledOnce();
    expect(board.choice.reason).toBe("2.3");
  });

  it("are gone round by arrow keys", () => {
    show(moment("challenge"));
    const [first, second] = all("[data-target]");
    first?.focus();
    first?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }),
    );
    expect(document.activeElement).toBe(second);
  });
});

describe("dice", () => {
  const possible = (): HTMLElement[] => dice().filter((one) => !one.classList.contains("fixed"));

  it("are marked on the board and thrown again by Enter", async () => {
    show(moment("rolling"));
    press(possible()[0]);
    press(possible()[1]);
    expect(board.choice.preview?.[0]).toBe("reroll");
    const wanted = board.choice.preview as Action;
    possible()[1]?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
    );
    await tick();
    expect(onact).toHaveBeenCalledExactlyOnceWith(wanted, []);
  });

  it("show the odds of what they may become", async () => {
    show(moment("rolling"));
    press(possible()[0]);
    await tick();
    flushSync();
    expect(document.querySelector("button.odds")?.textContent).toMatch(/At least one beer\s+31%/);
  });

  it("that are dynamite stay, and say why", async () => {
    show(moment("rolling"));
    const fixed = dice().find((one) => one.classList.contains("fixed"));
    expect(label(fixed as Element)).toContain("dynamite, can't be chosen");
    press(fixed);
    await tick();
    expect(onwhy).toHaveBeenCalledOnce();
    expect(fixed?.getAttribute("aria-pressed")).toBe("false");
  });

  it("are all marked at once, but for those that must stay", () => {
    show(moment("rolling"));
    press(all("button").find((one) => one.textContent.trim() === "Mark all"));
    expect(possible().every((one) => one.getAttribute("aria-pressed") === "true")).toBe(true);
    press(all("button").find((one) => one.textContent.trim() === "Mark none"));
    expect(board.choice.dice).toBe(0);
  });
});

describe("special moments", () => {
  for (const lang of ["en", "de", "ru"]) {
    it(`the end tells the winners and what everybody did, in ${lang}`, () => {
      const found = moment("end");
      show(found, lang);
      const end = document.querySelector("section.end");
      expect(end?.querySelectorAll("tbody tr")).toHaveLength(found.players);
      expect(end?.textContent).not.toContain("[board-");
      expect(document.body.textContent).not.toMatch(/\[[a-z]+-[a-z-]+\]/);
    });
  }

  it("characters to pick from are previewed with what they can do", () => {
    const found = moment("sequel");
    show(found);
    const candidates = all(".picking button");
    expect(candidates).toHaveLength(found.position.decision?.options.length ?? 0);
    press(candidates[0]);
    expect(document.querySelector(".ability")?.textContent.trim()).not.toBe("");
    expect(onact).not.toHaveBeenCalled();
  });

  it("what there is to see is told in sentences by a key", async () => {
    const found = moment("undead");
    show(found);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "v", cancelable: true }));
    await tick();
    await tick();
    const told = document.activeElement?.textContent ?? "";
    for (const name of found.names) expect(told).toContain(name);
  });
});

it("the clause of every character is the one the rules name", () => {
  const file = `${import.meta.dirname}/../../../src/tafelrunde/games/bang/data/characters.toml`;
  const rows = [...readFileSync(file, "utf-8").matchAll(/id = "(.+)"[\s\S]*?clause = "(.+)"/g)];
  expect(rows).toHaveLength(vocabulary.kinds["character"]?.length ?? 0);
  const words = wordsFor(moment("rolling"));
  for (const [, id = "", clause] of rows) expect(clauseOf(id, words)).toBe(clause);
});
