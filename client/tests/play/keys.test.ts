import { beforeEach, describe, expect, it, vi } from "vitest";
import { choose, keyAt, meantElsewhere, moveFocus, placeOf } from "$/generic/keys";

let panel: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="panel">
      <button data-choice>Stop</button><p><button>Help</button></p>
      <button data-choice aria-pressed="false">Die 1</button><button data-choice>Reroll</button>
    </div><input id="chat" />`;
  panel = document.querySelector("#panel") as HTMLElement;
});

const focused = (): string | null | undefined => document.activeElement?.textContent;
const press = (init: KeyboardEventInit, target: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

describe("keys", () => {
  it("are digits and then letters, but none that mean something else", () => {
    const keys = Array.from({ length: 60 }, (_, place) => keyAt(place)).filter(Boolean);
    expect(keys.slice(0, 10).join("")).toBe("123456789a");
    expect(new Set(keys).size).toBe(keys.length);
    for (const reserved of ["c", "h", "l", "r", "t", "u", "v", "?"])
      expect(placeOf(reserved)).toBe(-1);
    keys.forEach((key, place) => expect(placeOf(key)).toBe(place));
  });

  it("go to a choice, which waits for Enter", () => {
    const clicked = vi.fn();
    panel.addEventListener("click", clicked);
    expect(choose(panel, "1")).toBe(true);
    expect(focused()).toBe("Stop");
    expect(clicked).not.toHaveBeenCalled();
  });

  it("switch a toggle at once", () => {
    const clicked = vi.fn();
    panel.addEventListener("click", clicked);
    choose(panel, "2");
    expect(focused()).toBe("Die 1");
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("beyond the list do nothing", () => {
    expect(choose(panel, "9")).toBe(false);
    expect(choose(panel, "Shift")).toBe(false);
  });
});

describe("arrows", () => {
  it("go round the choices and leave out what is none", () => {
    choose(panel, "1");
    moveFocus(panel, "ArrowDown");
    expect(focused()).toBe("Die 1");
    moveFocus(panel, "ArrowUp");
    moveFocus(panel, "ArrowUp");
    expect(focused()).toBe("Reroll");
    moveFocus(panel, "Home");
    expect(focused()).toBe("Stop");
  });

  it("scroll the page as usual while no choice has the focus", () => {
    expect(moveFocus(panel, "ArrowDown")).toBe(false);
  });
});

describe("a key press", () => {
  it("is left to whoever types, and to the browser", () => {
    const chat = document.querySelector("#chat") as HTMLElement;
    expect(meantElsewhere(press({ key: "1" }, chat))).toBe(true);
    expect(meantElsewhere(press({ key: "1", ctrlKey: true }))).toBe(true);
    expect(meantElsewhere(press({ key: "1" }))).toBe(false);
  });

  it("is left to an open dialog", () => {
    document.body.append(document.createElement("dialog"));
    document.querySelector("dialog")?.setAttribute("open", "");
    expect(meantElsewhere(press({ key: "1" }))).toBe(true);
  });
});
