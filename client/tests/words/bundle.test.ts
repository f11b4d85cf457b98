import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Texts } from "$/words/bundle";
import de from "$/words/texts.de";
import en from "$/words/texts.en";
import ru from "$/words/texts.ru";

test("an entry is found with all it refers to, wherever that is written", () => {
  const texts = new Texts("en", [
    "greeting = { hello }, { $name } of { -house }.",
    "-house = the { -colour } house\n-colour = red\nhello =\n    { $name ->\n        [Anna] { warm }\n       *[other] Hello\n    }\nwarm = Dear",
  ]);
  expect(texts.find("greeting", { name: "Anna" })).toBe("Dear, Anna of the red house.");
  expect(texts.find("greeting", { name: "Boris" })).toBe("Hello, Boris of the red house.");
});

test("what is added first wins, and comments belong to nobody", () => {
  const texts = new Texts("en", [
    "one = first\n\n# two = no\ntwo = 2\n",
    "one = second\nthree = 3",
  ]);
  expect(["one", "two", "three"].map((key) => texts.find(key))).toEqual(["first", "2", "3"]);
  expect(texts.find("four")).toBeNull();
});

test("entries that mention each other are no endless story", () => {
  const texts = new Texts("en", ["one = { two }\ntwo = { one }"]);
  expect(texts.find("one")).toBe("{???}");
});

test("attributes are found, and terms by nobody from outside", () => {
  const texts = new Texts("en", ["level = Easy\n    .explained = It plays at random.\n-term = x"]);
  expect(texts.find("level.explained")).toBe("It plays at random.");
  expect(texts.find("level.nothing")).toBeNull();
  expect(texts.find("-term")).toBeNull();
});

test.each([
  ["en", en],
  ["de", de],
  ["ru", ru],
])("every text of ours reads the same as Fluent reads it: %s", (lang, sources) => {
  const values = { seats: 3, fewest: 3, most: 21, name: "Anna", number: 2, unread: 5 };
  const whole = new FluentBundle(lang, { useIsolating: false });
  const resources = sources.map((source) => new FluentResource(source));
  for (const resource of resources) whole.addResource(resource);
  const texts = new Texts(lang, sources);
  const ids = resources.flatMap(({ body }) => body.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(300);
  for (const id of ids.filter((one) => !one.startsWith("-"))) {
    const value = whole.getMessage(id)?.value;
    const expected = value ? whole.formatPattern(value, values, []).trim() : null;
    expect(texts.find(id, values)).toBe(expected);
  }
});
