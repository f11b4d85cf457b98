/** Moments of real matches, written by tools/*_moments.py, and the words for them; here of BANG!. */
import { existsSync, readFileSync } from "node:fs";
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

/** What tests of a game's table are given. */
export interface Moments {
  moment: (name: string) => Moment;
  /** The fullest vocabulary there is: that of all modules. */
  vocabulary: Grammar;
  wordsFor: (moment: Moment, lang?: string) => Words;
}

/** The moments of a game, with its words and what it is played on. */
export function momentsOf(game: string): Moments {
  const { settings } = JSON.parse(read(fixtures, "words", `${game}.json`)) as {
    settings: { vocabulary: Grammar }[];
  };
  const ground = join(fixtures, game, "ground.json");
  const vocabulary = {
    ...(settings.at(-1)?.vocabulary as Grammar),
    ...(existsSync(ground) && { ground: JSON.parse(read(ground)) as Record<string, unknown> }),
  };
  return {
    moment: (name) => JSON.parse(read(fixtures, game, `${name}.json`)) as Moment,
    vocabulary,
    wordsFor: ({ names, viewer }, lang = "en") => {
      const sources = [
        read(python, "games", game, "texts", `${lang}.ftl`),
        read(python, "words", "texts", `${lang}.ftl`),
      ];
      return new Words(lang, sources, vocabulary, names, viewer);
    },
  };
}

export const { moment, vocabulary, wordsFor } = momentsOf("bang");

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
