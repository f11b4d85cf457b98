/** Moments of real matches of KRALLEN & FALLEN, written by tools/kf_moments.py, and their words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Deck } from "$/games/kf/view";
import { Words, type Grammar } from "$/words/words";
import type { Moment } from "./moments";

const fixtures = join(import.meta.dirname, "..", "fixtures");
const python = join(import.meta.dirname, "..", "..", "..", "src", "tafelrunde");
const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");

export function moment(name: string): Moment {
  return JSON.parse(read(fixtures, "kf", `${name}.json`)) as Moment;
}

const { settings } = JSON.parse(read(fixtures, "words", "kf.json")) as {
  settings: { vocabulary: Grammar }[];
};

export const vocabulary: Grammar = {
  ...(settings.at(-1)?.vocabulary as Grammar),
  ground: JSON.parse(read(fixtures, "kf", "ground.json")) as Record<string, unknown>,
};
export const deck = new Deck({ vocabulary });

export function wordsFor({ names, viewer }: Moment, lang = "en"): Words {
  const sources = [
    read(python, "games", "kf", "texts", `${lang}.ftl`),
    read(python, "words", "texts", `${lang}.ftl`),
  ];
  return new Words(lang, sources, vocabulary, names, viewer);
}
