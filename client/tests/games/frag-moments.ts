/** Moments of real matches of FRAG, written by tools/frag_moments.py, and the words for them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ground } from "$/games/frag/ground";
import { Words, type Grammar } from "$/words/words";
import type { Moment } from "./moments";

const fixtures = join(import.meta.dirname, "..", "fixtures");
const python = join(import.meta.dirname, "..", "..", "..", "src", "tafelrunde");
const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");

export function moment(name: string): Moment {
  return JSON.parse(read(fixtures, "frag", `${name}.json`)) as Moment;
}

const { settings } = JSON.parse(read(fixtures, "words", "frag.json")) as {
  settings: { vocabulary: Grammar }[];
};

export const vocabulary: Grammar = {
  ...(settings.at(-1)?.vocabulary as Grammar),
  ground: JSON.parse(read(fixtures, "frag", "ground.json")) as Record<string, unknown>,
};
export const ground = Ground.of(vocabulary);

export function wordsFor({ names, viewer }: Moment, lang = "en"): Words {
  const sources = [
    read(python, "games", "frag", "texts", `${lang}.ftl`),
    read(python, "words", "texts", `${lang}.ftl`),
  ];
  return new Words(lang, sources, vocabulary, names, viewer);
}
