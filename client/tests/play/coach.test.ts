import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Choice } from "$/play/choice.svelte";
import { Coach } from "$/play/coach.svelte";
import { RequestRefused, type Answer } from "$/play/requests";
import type { Decision, Hinted } from "$/protocol/types";
import CoachPanel from "$/table/CoachPanel.svelte";
import HintButton from "$/table/HintButton.svelte";
import { Words, type Grammar } from "$/words/words";

const decision: Decision = {
  id: [12, 0],
  prompt: "act",
  values: [],
  options: [["step", 3], ["step", 4], ["reroll", 6], ["stop"]],
  window: false,
  answered: false,
};
const hinted = (change: Partial<Hinted> = {}): Hinted => ({
  t: "hinted",
  ref: 1,
  decision: [12, 0],
  action: ["stop"],
  then: [],
  chance: 0.41,
  sure: 0.93,
  tried: 400,
  against: ["step", 3],
  reasons: [{ key: "life_more", values: [2] }],
  costs: [],
  chances: [{ key: "beer", values: [], ways: 1, of: 4 }],
  others: [{ action: ["step", 3], then: [], chance: 0.37, behind: 0.04, error: 0.01, tried: 99 }],
  ...change,
});
const grammar: Grammar = {
  verbs: { stop: [], step: [["field", "number"]], reroll: [["dice", "dice"]] },
  events: {},
  prompts: {},
  kinds: {},
  chances: { beer: [] },
  reasons: { life_more: [["lives", "number"]], arrows: [["arrows", "number"]] },
};
const texts = `
option-stop = Stop here
option-step = Go to { $field }
option-reroll = Reroll { $dice }
coach-against = Beside { $action }:
coach-costs = Its price:
reason-arrows = Brings { $arrows } arrows.
reason-life-more = Keeps { $lives } more lives.
chance-beer = A beer
`;
const words = new Words("en", [texts], grammar, ["Anna", "Boris"], 0);

let answer: (hint: Answer) => void;
let refuse: (error: Error) => void;
const send = vi.fn();
const fail = vi.fn();
let coach: Coach;
let choice: Choice;
let shown: Record<string, unknown>[] = [];

beforeEach(() => {
  send.mockReset().mockImplementation(
    () =>
      new Promise<Answer>((resolve, reject) => {
        [answer, refuse] = [resolve, reject];
      }),
  );
  fail.mockReset();
  coach = new Coach(send, fail);
  choice = new Choice();
  choice.ask(decision);
});
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
});

function show(): void {
  for (const Part of [HintButton, CoachPanel])
    shown.push(mount(Part, { target: document.body, props: { coach, choice, words } }));
  flushSync();
}

async function press(selector: string): Promise<void> {
  document.querySelector<HTMLElement>(selector)?.click();
  await settled();
}

async function settled(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}

const said = (): string => document.querySelector("section.coach")?.textContent ?? "";
const heard = (): string => document.querySelector("[role=status]")?.textContent ?? "";

describe("the coach", () => {
  it("is asked about the decision that is open, once at a time", async () => {
    const first = coach.ask(decision);
    expect(send).toHaveBeenCalledExactlyOnceWith({ t: "hint", decision: [12, 0] });
    expect(await coach.ask(decision)).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
    answer(hinted());
    expect((await first)?.action).toEqual(["stop"]);
    expect(coach.thinking).toBe(false);
  });

  it("is not heard any more when another decision is open", async () => {
    const asked = coach.ask(decision);
    coach.follow({ ...decision, id: [13, 0] });
    answer(hinted());
    expect(await asked).toBeNull();
    expect(coach.hint).toBeNull();
  });

  it("says why it says nothing", async () => {
    const asked = coach.ask(decision);
    const refusal = { t: "refused", ref: 1, code: "no-coach", key: "refused-no-coach" } as const;
    refuse(new RequestRefused({ ...refusal, values: {}, clause: "", text: "" }));
    expect(await asked).toBeNull();
    expect(fail).toHaveBeenCalledTimes(1);
    expect(coach.thinking).toBe(false);
  });

  it("keeps quiet about a refusal nobody waits for", async () => {
    const asked = coach.ask(decision);
    coach.close();
    refuse(new Error("stale"));
    expect(await asked).toBeNull();
    expect(fail).not.toHaveBeenCalled();
  });
});

describe("a suggestion", () => {
  it("is previewed with as many further steps as are one gesture", () => {
    choice.suggest(["step", 3], [["step", 4], ["stop"], ["step", 3]], false);
    expect(choice.preview).toEqual(["step", 3]);
    expect(choice.then).toEqual([["step", 4]]);
  });

  it("marks dice", () => {
    choice.suggest(["reroll", 6], [], words.marksDice("reroll"));
    expect(choice.dice).toBe(6);
    expect(choice.preview).toEqual(["reroll", 6]);
  });

  it("that is no option is not taken", () => {
    choice.suggest(["dance"], [], false);
    expect(choice.preview).toBeNull();
  });
});

describe("a hint on the table", () => {
  it("is thought about visibly, then told with reasons, odds and what else there was", async () => {
    show();
    await press("button");
    expect(said()).toContain("thinking");
    expect(heard()).toContain("thinking");
    answer(hinted());
    await settled();
    expect(choice.preview).toEqual(["stop"]);
    for (const part of ["Stop here", "41%", "Keeps 2 more lives.", "A beer: 25%", "Go to 3", "37%"])
      expect(said()).toContain(part);
    expect(heard()).toBe("Hint: Stop here. Keeps 2 more lives.");
  });

  it("tells what it is compared with, and its price", async () => {
    show();
    await press("button");
    answer(hinted({ costs: [{ key: "arrows", values: [1] }] }));
    await settled();
    const told = said().replaceAll(/\s+/g, " ");
    expect(told).toContain("Beside Go to 3:");
    expect(told).toMatch(/Keeps 2 more lives\..*Its price:\s*Brings 1 arrows\./);
  });

  it("without a price mentions none", async () => {
    show();
    await press("button");
    answer(hinted());
    await settled();
    expect(said()).not.toContain("Its price");
  });

  it("is closed by Esc, and nothing is previewed any more", async () => {
    show();
    await press("button");
    answer(hinted());
    await settled();
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    flushSync();
    expect(said().trim()).toBe("");
    expect(choice.preview).toBeNull();
  });

  it("is asked for by its key", async () => {
    show();
    dispatchEvent(new KeyboardEvent("keydown", { key: "h", cancelable: true }));
    await settled();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
