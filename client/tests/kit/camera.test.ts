import { describe, expect, it } from "vitest";
import {
  between,
  centred,
  fitted,
  kept,
  moved,
  NEAREST,
  pointAt,
  sees,
  zoomed,
} from "$/kit/camera";

const map = { width: 1000, height: 600 };
const box = { width: 500, height: 500 };

describe("a camera", () => {
  it("fits the whole map into the middle of its box", () => {
    const all = fitted(map, box);
    expect(all.scale).toBe(0.5);
    expect(all.x).toBe(0);
    expect(all.y).toBe(-200); // 1000 units high is seen, of which 600 are map
  });

  it("keeps the point under the pointer where it is while it zooms", () => {
    const at = { x: 120, y: 340 };
    const before = { x: 50, y: 40, scale: 1 };
    const after = zoomed(before, 1.7, at);
    expect(pointAt(after, at).x).toBeCloseTo(pointAt(before, at).x);
    expect(pointAt(after, at).y).toBeCloseTo(pointAt(before, at).y);
  });

  it("never shows less than it may nor more than there is", () => {
    expect(kept({ x: 0, y: 0, scale: 0.01 }, map, box).scale).toBe(0.5);
    expect(kept({ x: 0, y: 0, scale: 99 }, map, box).scale).toBe(NEAREST);
  });

  it("doesn't leave the map", () => {
    expect(kept({ x: -300, y: 5000, scale: 1 }, map, box)).toEqual({ x: 0, y: 100, scale: 1 });
    expect(kept(moved({ x: 0, y: 0, scale: 1 }, -80, 0), map, box).x).toBe(80);
  });

  it("brings a point to the middle, and knows what it sees", () => {
    const there = centred({ x: 0, y: 0, scale: 1 }, { x: 600, y: 300 }, box);
    expect(there).toEqual({ x: 350, y: 50, scale: 1 });
    expect(sees(there, { x: 600, y: 300 }, box, 100)).toBe(true);
    expect(sees(there, { x: 345, y: 300 }, box, 0)).toBe(false);
    expect(sees(there, { x: 380, y: 300 }, box, 100)).toBe(false);
  });

  it("glides from one view to another", () => {
    const [from, to] = [
      { x: 0, y: 0, scale: 1 },
      { x: 100, y: 50, scale: 2 },
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5)).toEqual({ x: 50, y: 25, scale: 1.5 });
  });
});
