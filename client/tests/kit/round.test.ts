import { describe, expect, it } from "vitest";
import { between } from "$/kit/lines";
import { percent } from "$/kit/odds";
import { clockwise, middleOf, placeOf } from "$/kit/round";

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 10];
const span = (text: string): [number, number] => {
  const [from = 0, to = from + 1] = text.split(" / ").map(Number);
  return [from, to];
};

describe("people round a table", () => {
  it("sit clockwise, the own seat first", () => {
    expect(clockwise(5, 3)).toEqual([3, 4, 0, 1, 2]);
    expect(clockwise(3, -1)).toEqual([0, 1, 2]);
  });

  for (const count of COUNTS) {
    for (const room of ["wide", "narrow"] as const) {
      it(`never sit on each other's knees: ${count} people, ${room}`, () => {
        const taken = new Set<string>();
        for (let step = 0; step < count; step++) {
          const place = placeOf(step, count);
          const [[top, bottom], [left, right]] = [span(place.row), span(place[room])];
          expect(left).toBeGreaterThanOrEqual(1);
          expect(right).toBeLessThanOrEqual(13);
          for (let row = top; row < bottom; row++) {
            for (let column = left; column < right; column++) {
              expect(taken).not.toContain(`${row} ${column}`);
              taken.add(`${row} ${column}`);
            }
          }
        }
      });
    }

    it(`have neighbours at both hands: ${count} people`, () => {
      const sides = Array.from({ length: count }, (_, step) => placeOf(step, count).side);
      const order = ["own", "left", "top", "right"];
      const places = sides.map((side) => order.indexOf(side));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(sides.filter((side) => side === "left")).toHaveLength(
        sides.filter((side) => side === "right").length,
      );
    });
  }

  it("leave the middle to dice and piles", () => {
    expect(middleOf(8)).toEqual({
      centre: "2 / 4",
      tray: "4 / 6",
      whole: "2 / 6",
      low: "6",
      own: "7",
      rows: 4,
    });
  });
});

describe("a line", () => {
  const box = (left: number, top: number): DOMRect =>
    ({ left, top, width: 100, height: 50 }) as DOMRect;

  it("runs from edge to edge, seen from the corner of the board", () => {
    const line = between(box(10, 10), box(410, 10), box(10, 10));
    expect([line.y1, line.y2]).toEqual([25, 25]);
    expect(line.x1).toBe(106);
    expect(line.x2).toBe(394);
  });

  it("between neighbours never turns round", () => {
    const line = between(box(0, 0), box(104, 0), box(0, 0));
    expect(line.x1).toBeLessThanOrEqual(line.x2);
  });
});

describe("odds", () => {
  it("are whole, and have a digit where they are very small or nearly certain", () => {
    expect(percent(11, 36, "en")).toBe("31%");
    expect(percent(1, 216, "en")).toBe("0.5%");
    expect(percent(215, 216, "en")).toBe("99.5%");
    expect(percent(1, 36, "de")).toMatch(/^2,8.%$/u);
    expect(percent(1, 1, "en")).toBe("100%");
    expect(percent(0, 6, "en")).toBe("0%");
  });
});
