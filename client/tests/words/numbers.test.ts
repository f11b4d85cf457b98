import { describe, expect, test } from "vitest";
import { numbersOf } from "$/words/numbers";
import { LANGUAGES } from "$/words/ui.svelte";

const WHOLE = Array.from({ length: 1200 }, (_, number) => number);
const ODD = [-1, -0, 0.5, 1.5, 21.7, 1e6, 1234567.8, Number.NaN, Infinity];

describe.each(LANGUAGES)("numbers in %s", (lang) => {
  const numbers = numbersOf(lang)!;

  test("are written as the browser writes them", () => {
    const format = new Intl.NumberFormat(lang);
    for (const value of [...WHOLE, ...ODD]) {
      expect(numbers.written.format(value)).toBe(format.format(value));
    }
  });

  test("take the plural the browser takes", () => {
    const rules = new Intl.PluralRules(lang);
    for (const value of [...WHOLE, ...ODD]) {
      expect([value, numbers.plural.select(value)]).toEqual([value, rules.select(value)]);
    }
  });
});

test("a language whose rules are not known here is left to the browser", () => {
  expect(numbersOf("cy")).toBeNull();
});
