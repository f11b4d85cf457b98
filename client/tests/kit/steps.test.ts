import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Drawn from "./Drawn.svelte";

let shown: Record<string, unknown> | undefined;
const lines = (): string[] =>
  [...document.querySelectorAll("p")].map((line) => line.textContent.trim());

function show(): void {
  shown = mount(Drawn, { target: document.body });
  flushSync();
}

/** Let the next thing happen that waits. */
function next(): void {
  vi.advanceTimersToNextTimer();
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
});

describe("a page that is drawn in steps", () => {
  it("gets one part after the other once it was painted", () => {
    show();
    next(); // the paint
    expect(lines()).toEqual(["first"]);
    next();
    expect(lines()).toEqual(["first", "second"]);
    next();
    expect(lines()).toEqual(["first", "second", "third"]);
    next();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is there at once where nobody looks, for nothing is painted then", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    show();
    expect(lines()).toEqual(["first", "second", "third"]);
  });

  it("is drawn no further when it is gone", async () => {
    show();
    await unmount(shown!);
    shown = undefined;
    expect(vi.getTimerCount()).toBe(0);
  });
});
