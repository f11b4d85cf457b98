import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Card from "$/kit/Card.svelte";
import Die from "$/kit/Die.svelte";
import Hand from "$/kit/Hand.svelte";

let shown: Record<string, unknown> | undefined;

function show<P extends Record<string, unknown>>(part: Component<P>, props: P): HTMLElement {
  shown = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

describe("a die", () => {
  it("is a picture with a name, or none where words beside it say it", async () => {
    const die = show(Die, { text: "6", label: "a six" }).querySelector(".die")!;
    expect(die.getAttribute("role")).toBe("img");
    expect(die.getAttribute("aria-label")).toBe("a six");
    await unmount(shown!);
    const silent = show(Die, { text: "6" }).querySelector(".die")!;
    expect(silent.getAttribute("aria-hidden")).toBe("true");
  });

  it("has all six sides only while it rolls, and lands on the one it shows", async () => {
    expect(show(Die, { text: "6" }).querySelectorAll(".side")).toHaveLength(1);
    await unmount(shown!);
    const rolling = show(Die, { icon: "M0 0h9v9Z", sides: ["M1 1h2v2Z"], rolling: true });
    expect(rolling.querySelectorAll(".side")).toHaveLength(6);
    expect(rolling.querySelector(".front path")!.getAttribute("d")).toBe("M0 0h9v9Z");
    expect(rolling.querySelector(".back path")!.getAttribute("d")).toBe("M1 1h2v2Z");
  });

  it("that is marked or locked has a sign, not only a colour", async () => {
    expect(show(Die, { text: "1", marked: true }).querySelector(".mark svg")).toBeTruthy();
    await unmount(shown!);
    expect(show(Die, { text: "1", fixed: true }).querySelector(".lock svg")).toBeTruthy();
  });
});

describe("a card", () => {
  it("has its words and numbers", () => {
    const numbers = [{ label: "Life", value: 3 }];
    const page = show(Card, {
      title: "Rage",
      kind: "Card",
      text: "Adds a sign.",
      corner: 2,
      numbers,
    });
    expect(page.textContent.replace(/\s+/g, " ").trim()).toBe("2 Card Rage Adds a sign. Life 3");
  });

  it("face down has nothing of its face in the page", () => {
    const page = show(Card, { title: "Rage", text: "Adds a sign.", corner: 2, down: true });
    expect(page.innerHTML).not.toMatch(/Rage|sign|2/);
  });
});

describe("a hand", () => {
  const Shown = Hand as unknown as Component<Record<string, unknown>>;
  const items = ["cat", "key", "ring"].map((key) => ({ key, label: `the ${key}` }));
  const card = createRawSnippet((item: () => { key: string }) => ({
    render: () => `<b>${item().key}</b>`,
  }));
  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];
  const press = (key: string): boolean =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  it("is a list of buttons that say what they are and which is chosen", () => {
    const onpress = vi.fn();
    const page = show(Shown, {
      label: "Your cards",
      items,
      card,
      chosen: "key",
      onpress,
    });
    expect(page.querySelector("ul")!.getAttribute("aria-label")).toBe("Your cards");
    const said = buttons().map((one) => one.querySelector(".visually-hidden")?.textContent);
    expect(said).toEqual(["the cat", "the key", "the ring"]);
    expect(buttons().map((one) => one.getAttribute("aria-pressed"))).toEqual([
      "false",
      "true",
      "false",
    ]);
    buttons()[2]!.click();
    expect(onpress).toHaveBeenCalledExactlyOnceWith(items[2]);
  });

  it("is walked through by arrow keys, round its ends", () => {
    const props = { label: "Your cards", items, card, onpress: vi.fn() };
    show(Shown, props);
    buttons()[0]!.focus();
    press("ArrowLeft");
    expect(document.activeElement).toBe(buttons()[2]);
    press("ArrowRight");
    expect(document.activeElement).toBe(buttons()[0]);
    press("End");
    expect(document.activeElement).toBe(buttons()[2]);
    press("Home");
    expect(document.activeElement).toBe(buttons()[0]);
  });

  it("that one may only look at has no buttons", () => {
    const page = show(Shown, { label: "Cards", items, card });
    expect(buttons()).toHaveLength(0);
    expect(page.querySelectorAll("li")).toHaveLength(3);
  });
});
