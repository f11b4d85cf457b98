import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words, members, type Action, type Grammar } from "$/words/words";

type Case = [what: string, viewer: number, value: unknown[], ...sentences: string[]];
interface Fixture {
  languages: string[];
  names: string[];
  settings: { players: number; modules: string[]; vocabulary: Grammar; cases: Case[] }[];
}

const folder = join(import.meta.dirname, "fixtures", "words");
const python = join(import.meta.dirname, "..", "..", "src", "tafelrunde");
const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");
const sources = (game: string, lang: string): string[] => [
  read(python, "games", game, "texts", `${lang}.ftl`),
  read(python, "words", "texts", `${lang}.ftl`),
];

function say(words: Words, what: string, viewer: number, value: unknown[]): string {
  if (what === "event") return words.event(value as [string, unknown[]]);
  if (what === "option") return words.option(value);
  if (what === "chance") {
    const [key, values] = value as [string, unknown[]];
    return words.chance({ key, values });
  }
  if (what === "reason") {
    const [key, values] = value as [string, unknown[]];
    return words.reason({ key, values });
  }
  const [prompt, values] = value as [string, unknown[]];
  return words.prompt({ id: [0, viewer], prompt, values });
}

describe("words say what Python says", () => {
  for (const file of readdirSync(folder)) {
    const game = file.replace(".json", "");
    const fixture = JSON.parse(read(folder, file)) as Fixture;
    for (const [place, lang] of fixture.languages.entries()) {
      it(`of ${game} in ${lang}`, () => {
        for (const { players, vocabulary, cases } of fixture.settings) {
          const names = fixture.names.slice(0, players);
          const everybody = new Words(lang, sources(game, lang), vocabulary, names);
          const said = cases.map(([what, viewer, value]) =>
            say(everybody.seenBy(viewer), what, viewer, value),
          );
          expect(cases.length).toBeGreaterThan(20);
          expect(said).toEqual(cases.map((one) => one[3 + place]));
        }
      });
    }
  }
});

describe("words", () => {
  const vocabulary: Grammar = {
    verbs: { show: [["card", "card"]] },
    events: {},
    prompts: {},
    kinds: { card: ["cat", "golden_ring"] },
  };
  const words = new Words("en", sources("magpie", "en"), vocabulary, ["Anna", "Boris"], 0);

  it("name a thing by any kind that has the word", () => {
    expect(words.thing("cat")).toBe("Cat");
    expect(words.thing("golden_ring")).toBe("golden ring");
  });

  it("let words without a text of their own share one", () => {
    const texts = ["any-card = <{ $word }>\ncard-old-owl = owl"];
    const sharing = new Words("en", texts, vocabulary, []);
    expect(sharing.kind("card", 1)).toBe("<golden_ring>");
    expect(sharing.kind("card", "Old Owl")).toBe("owl");
    expect(sharing.thing("cat")).toBe("<cat>");
    expect(sharing.thing("dog")).toBe("dog");
  });

  it("head a value, and a value nobody thought of by its key", () => {
    expect(words.heading("nest")).toBe("Nest");
    expect(words.heading("odd_thing")).toBe("odd thing");
  });

  it("show the key of a missing text instead of failing", () => {
    expect(words.option(["dance"] as Action)).toBe("[option-dance]");
    expect(words.event(["toString", []])).toBe("[event-toString]");
  });

  it("refuse in the game's words, else in the interface's, else in the server's", () => {
    expect(words.refusal({ key: "error-not-asked" })).toBe("It is not your decision now.");
    expect(words.refusal({ key: "refused-no-table" })).toBe("There is no such table.");
    expect(words.refusal({ key: "refused-new", text: "not today" })).toBe("not today");
  });

  it("number the dice of a mask", () => {
    expect(members(0b10101)).toEqual([0, 2, 4]);
    expect(words.kind("dice", 0b10101)).toBe("1, 3 and 5");
  });
});
