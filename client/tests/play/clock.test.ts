import { expect, it } from "vitest";
import { digits, ticks, timeLeft, windowTime } from "$/play/clock";
import type { Clock } from "$/protocol/types";

const clock: Clock = { now: 10_000, left: [60_000, 30_000, null], running: [0], window: null };

it("runs only for those whose time is running", () => {
  expect(timeLeft(clock, 0, 15_000)).toBe(55_000);
  expect(timeLeft(clock, 1, 15_000)).toBe(30_000);
  expect(timeLeft(clock, 2, 15_000)).toBeNull();
  expect(timeLeft(clock, 7, 15_000)).toBeNull();
});

it("never shows less than nothing, nor more than there is", () => {
  expect(timeLeft(clock, 0, 100_000)).toBe(0);
  expect(timeLeft(clock, 0, 9_000)).toBe(60_000);
});

it("shows a window's common time, and that it is held at first", () => {
  const open: Clock = { ...clock, window: [12_000, 30_000] };
  expect(windowTime(open, 10_000, 2_000)).toEqual({ share: 1, left: 20_000, held: true });
  expect(windowTime(open, 20_000, 2_000)).toEqual({ share: 0.5, left: 10_000, held: false });
  expect(windowTime(open, 99_000, 2_000)).toEqual({ share: 0, left: 0, held: false });
  expect(windowTime(clock, 10_000, 2_000)).toBeNull();
});

it("is drawn again only while something moves", () => {
  expect(ticks(clock)).toBe(true);
  expect(ticks({ ...clock, running: [] })).toBe(false);
  expect(ticks({ ...clock, running: [2] })).toBe(false);
  expect(ticks({ ...clock, running: [], window: [1, 2] })).toBe(true);
  expect(ticks(undefined)).toBe(false);
});

it("is written as clocks write it", () => {
  expect(digits(0)).toBe("0:00");
  expect(digits(1)).toBe("0:01");
  expect(digits(59_001)).toBe("1:00");
  expect(digits(3_600_000)).toBe("1:00:00");
  expect(digits(30 * 3_600_000)).toBe("30:00:00");
});
