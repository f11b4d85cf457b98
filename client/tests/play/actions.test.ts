import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ActionList from "$/kit/ActionList.svelte";
import { afterPaint } from "$/kit/steps.svelte";
import { Choice } from "$/play/choice.svelte";
import type { Action, Decision } from "$/protocol/types";
import { Words, type Grammar } from "$/words/words";

const grammar: Grammar = {
  verbs: {
    stop: [],
    reroll: [["dice", "dice"]],
    shoot: [["target", "seat"]],
    turn: [
      ["die", "dice"],
      ["face", "face"],
    ],
  },
  events: {},
  prompts: {},
  kinds: { face: ["arrow", "one", "two", "beer", "gatling"] },
};
const texts = `
option-stop = Stop
option-reroll = Reroll dice { $dice }
option-shoot = Shoot { $target }
option-turn = Turn die { $die } to { $face }
list-and = { $start } and { $next }
list-more = { $start }, { $next }
nothing = nothing
face-arrow = arrow
face-one = 1
face-two = 2
face-beer = beer
face-gatling = Gatling
`;
const words = new Words("en", [texts], grammar, ["Anna", "Boris", "Clara"], 0);
const rerolls: Action[] = [1, 2, 3, 4, 5, 6, 7].map((mask) => ["reroll", mask]);

let shown: Record<string, unknown> | null = null;
const onact = vi.fn();
const onwhy = vi.fn();

function ask(options: Action[], more: Partial<Choice> & { faces?: string[] } = {}): void {
  const decision: Decision = {
    id: [1, 0],
    prompt: "x",
    values: [],
    options,
    answered: false,
    window: false,
  };
  const choice = new Choice({
    act: (action) => Promise.resolve(onact(action) !== false),
    why: (action) => (onwhy(action), Promise.resolve("")),
    odds: () => Promise.resolve([]),
  });
  choice.ask(decision);
  const { faces = [], ...choosing } = more;
  Object.assign(choice, choosing);
  const props = { choice, words, faces };
  shown = mount(ActionList, { target: document.body, props });
  flushSync();
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];
const names = (): string[] =>
  buttons().map(
    (one) => one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\s+/g, " "),
  );
function button(name: string): HTMLButtonElement {
  const found = buttons()[names().findIndex((one) => one.startsWith(name))];
  if (!found) throw new Error(`no button ${name} among ${names().join("; ")}`);
  return found;
}
function press(name: string): void {
  button(name).click();
  flushSync();
}
function key(
  name: string,
  target: EventTarget = window,
  more: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent("keydown", {
    key: name,
    bubbles: true,
    cancelable: true,
    ...more,
  });
  target.dispatchEvent(event);
  flushSync();
  return event;
}

beforeEach(() => {
  localStorage.clear();
  onact.mockReset();
  onwhy.mockReset();
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const painted = (): Promise<void> => new Promise((resolve) => afterPaint(resolve));

describe("the list of actions", () => {
  it("has a button for every option, which says what it does", () => {
    ask([["stop"], ["shoot", 1], ["shoot", 2]]);
    expect(names()).toEqual(["Stop", "Shoot Boris", "Shoot Clara"]);
    press("Shoot Clara");
    expect(onact).toHaveBeenCalledExactlyOnceWith(["shoot", 2]);
  });

  it("sends nothing while something is on its way", () => {
    ask([["stop"]], { busy: true });
    press("Stop");
    expect(onact).not.toHaveBeenCalled();
    expect(button("Stop").getAttribute("aria-disabled")).toBe("true");
  });

  it("shows the answer that was given", () => {
    ask(
      [
        ["shoot", 1],
        ["shoot", 2],
      ],
      { answer: ["shoot", 2] },
    );
    expect(names()).toEqual(["Shoot Boris", "Shoot Clara your answer"]);
  });

  it("goes to an option by its key, and writes the key on it", () => {
    ask([["stop"], ["shoot", 1]]);
    key("2");
    expect(document.activeElement).toBe(button("Shoot Boris"));
    expect(button("Shoot Boris").dataset["key"]).toBe("2");
    expect(onact).not.toHaveBeenCalled();
  });

  it("takes the focus when asked, but not from somebody who types", async () => {
    document.body.innerHTML = `<input id="chat" />`;
    document.querySelector<HTMLElement>("#chat")?.focus();
    ask([["stop"]]);
    await painted();
    expect(document.activeElement?.id).toBe("chat");
    (document.activeElement as HTMLElement).blur();
    if (shown) void unmount(shown);
    ask([["stop"]]);
    await painted();
    expect(document.activeElement).toBe(button("Stop"));
  });

  it("leaves the focus where a quick key has put it", async () => {
    ask([["stop"], ["shoot", 1]]);
    key("2");
    await painted();
    expect(document.activeElement).toBe(button("Shoot Boris"));
  });

  it("does not run on while Enter is held down", () => {
    ask([["stop"]]);
    expect(key("Enter", button("Stop"), { repeat: true }).defaultPrevented).toBe(true);
    expect(key("Enter", button("Stop")).defaultPrevented).toBe(false);
  });
});

describe("dice", () => {
  const faces = ["arrow", "1", "beer", "dynamite"];

  it("come first, with their faces, and are marked one by one", () => {
    ask([["stop"], ...rerolls], { faces });
    expect(names().slice(0, 3)).toEqual(["Die 1: arrow", "Die 2: 1", "Die 3: beer"]);
    press("Die 1");
    press("Die 3");
    press("Reroll dice 1 and 3");
    expect(onact).toHaveBeenCalledExactlyOnceWith(["reroll", 5]);
  });

  it("can't be sent before any is marked, and it says so", () => {
    ask(rerolls, { faces });
    press("Reroll");
    expect(onact).not.toHaveBeenCalled();
    expect(button("Reroll").textContent).toContain("Mark the dice first");
  });

  it("that can't be chosen tell why", () => {
    ask(rerolls, { faces });
    press("Die 4: dynamite, can't be chosen");
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(["reroll", 8]);
    expect(button("Die 4").getAttribute("aria-pressed")).toBe("false");
  });

  it("that can't go together tell why", () => {
    ask(
      [
        ["reroll", 1],
        ["reroll", 2],
        ["reroll", 6],
        ["reroll", 4],
      ],
      { faces },
    );
    press("Die 1");
    press("Die 2");
    press("Reroll dice 1 and 2");
    expect(onact).not.toHaveBeenCalled();
    press("Why not?");
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(["reroll", 3]);
  });

  it("are marked by number, sent by Enter and unmarked by Escape", () => {
    ask(rerolls, { faces });
    key("1");
    key("2");
    key("Escape", button("Die 1"));
    expect(button("Die 1").getAttribute("aria-pressed")).toBe("false");
    key("2");
    key("Enter", button("Die 2"));
    expect(onact).toHaveBeenCalledExactlyOnceWith(["reroll", 2]);
  });

  it("are also there as a plain list, and that is remembered", () => {
    ask([["stop"], ...rerolls], { faces });
    document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    flushSync();
    expect(names()).toHaveLength(8);
    press("Reroll dice 1, 2 and 3");
    expect(onact).toHaveBeenCalledExactlyOnceWith(["reroll", 7]);
    if (shown) void unmount(shown);
    ask(rerolls, { faces });
    expect(names()[0]).toBe("Reroll dice 1");
  });
});

describe("many combinations", () => {
  const options: Action[] = [1, 2, 4].flatMap((die) =>
    [0, 1, 2, 3, 4].map((face): Action => ["turn", die, face]),
  );

  it("are chosen in two steps, with a way back", () => {
    ask(options, { faces: ["arrow", "beer", "2"] });
    expect(names()).toEqual(["Die 1: arrow", "Die 2: beer", "Die 3: 2"]);
    press("Die 2");
    expect(names()).toContain("Turn die 2 to beer");
    press("One step back");
    press("Die 3");
    press("Turn die 3 to Gatling");
    expect(onact).toHaveBeenCalledExactlyOnceWith(["turn", 4, 4]);
  });
});
