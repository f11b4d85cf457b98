import { beforeEach, expect, it } from "vitest";
import { digitsFor, fateOf, freshDigits } from "$/play/contribution";
import { match } from "./server";

beforeEach(() => localStorage.clear());

it("makes 32 hexadecimal digits, never the same twice", () => {
  expect(freshDigits()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshDigits()).not.toBe(freshDigits());
});

it("gives the same digits in every tab, and others for the next match", () => {
  const digits = digitsFor("t1", "c0ffee", localStorage);
  expect(digitsFor("t1", "c0ffee", localStorage)).toBe(digits);
  expect(digitsFor("t1", "decade", localStorage)).not.toBe(digits);
});

it("finds them in the match they were meant for", () => {
  const digits = digitsFor("t1", "c0ffee", localStorage);
  const fate = (contributions: string[], commitment = "c0ffee") =>
    fateOf("t1", match({ contributions, commitment }), 1, localStorage);
  expect(fate(["", digits])).toBe("included");
  expect(fate(["", ""])).toBe("late");
  expect(fate([digits, "abcd"])).toBe("changed");
  expect(fate(["", digits], "another")).toBe("none");
});

it("expects nothing of somebody who watches", () => {
  digitsFor("t1", "c0ffee", localStorage);
  expect(fateOf("t1", match(), -1, localStorage)).toBe("none");
});
