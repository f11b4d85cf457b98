import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Timeline from "$/kit/Timeline.svelte";

let shown: Record<string, unknown> | undefined;
const seek = vi.fn();

function show(changes: object = {}): HTMLInputElement {
  const marks = [{ at: 50, icon: "M0 0", label: "Outbreak" }];
  const tell = (at: number): string => `Moment ${at}`;
  const props = { last: 100, at: 10, label: "Time", tell, marks, onseek: seek, ...changes };
  shown = mount(Timeline, { target: document.body, props });
  flushSync();
  const slider = document.querySelector("input")!;
  Object.defineProperty(slider, "clientWidth", { value: 222 }); // 2 pixels for each moment
  return slider;
}

function drag(slider: HTMLInputElement, to: number): void {
  slider.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  type(slider, to);
}

function type(slider: HTMLInputElement, to: number): void {
  slider.value = String(to);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

afterEach(async () => {
  if (shown) await unmount(shown);
  seek.mockReset();
});

describe("a time line", () => {
  it("is a slider that says its moment in words", () => {
    const slider = show();
    expect(slider.type).toBe("range");
    expect(slider.getAttribute("aria-label")).toBe("Time");
    expect(slider.getAttribute("aria-valuetext")).toBe("Moment 10");
  });

  it("snaps to a special moment under a finger, and only there", () => {
    const slider = show();
    drag(slider, 47);
    expect(seek).toHaveBeenLastCalledWith(50);
    expect(document.querySelector(".bubble")!.textContent.trim()).toBe("Outbreak");
    drag(slider, 40);
    expect(seek).toHaveBeenLastCalledWith(40);
  });

  it("goes exactly where a key sends it", () => {
    type(show(), 49);
    expect(seek).toHaveBeenLastCalledWith(49);
  });

  it("shows which special moments lie behind", () => {
    show({ at: 60 });
    expect(document.querySelector(".marks svg")!.classList.contains("past")).toBe(true);
  });

  it("draws a tick for each part, and fewer where there would be too many", () => {
    show({ ticks: [0, 20, 40] });
    expect(document.querySelector(".ticks path")!.getAttribute("d")).toBe("M0 0V1M20 0V1M40 0V1");
    document.body.innerHTML = "";
    show({ last: 1000, ticks: Array.from({ length: 1000 }, (_, at) => at) });
    const drawn = document.querySelector(".ticks path")!.getAttribute("d")!;
    expect(drawn.split("M").length - 1).toBeLessThanOrEqual(90);
  });

  it("of a single moment can't be moved", () => {
    expect(show({ last: 0, at: 0 }).disabled).toBe(true);
  });
});
