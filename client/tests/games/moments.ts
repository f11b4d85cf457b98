/** Moments of real matches of BANG!, written by tools/bang_moments.py, and the words for them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SeatFace } from "$/play/seats";
import type { Event, Position } from "$/protocol/types";
import { Words, type Grammar } from "$/words/words";

export interface Moment {
  players: number;
  modules: string[];
  names: string[];
  viewer: number;
  before: Position;
  events: Event[];
  position: Position;
  history: Event[];
}

const fixtures = join(import.meta.dirname, "..", "fixtures");
const python = join(import.meta.dirname, "..", "..", "..", "src", "tafelrunde");
const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");

export function moment(name: string): Moment {
  return JSON.parse(read(fixtures, "bang", `${name}.json`)) as Moment;
}

/** The fullest vocabulary there is: that of all modules. */
const { settings } = JSON.parse(read(fixtures, "words", "bang.json")) as {
  settings: { vocabulary: Grammar }[];
};
export const vocabulary = settings.at(-1)?.vocabulary as Grammar;

export function wordsFor({ names, viewer }: Moment, lang = "en"): Words {
  const sources = [
    read(python, "games", "bang", "texts", `${lang}.ftl`),
    read(python, "words", "texts", `${lang}.ftl`),
  ];
  return new Words(lang, sources, vocabulary, names, viewer);
}

export function facesOf({ names, viewer, position }: Moment): SeatFace[] {
  const winners = position.view["winners"] as number[];
  return names.map((name, seat) => ({
    seat,
    name,
    you: seat === viewer,
    bot: seat !== viewer,
    here: true,
    turn: false,
    waiting: position.waiting.includes(seat),
    winner: winners.includes(seat),
    standIn: "",
    wins: 0,
    left: null,
    running: false,
  }));
}
