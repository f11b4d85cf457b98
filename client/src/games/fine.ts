import type { Component } from "svelte";
import type { Choice } from "$/play/choice.svelte";
import type { SeatFace } from "$/play/seats";
import type { SoundTrack, Stage, Timing } from "$/play/stage.svelte";
import type { Action, Event, Position } from "$/protocol/types";
import { openTexts } from "$/words/ui.svelte";
import type { Words } from "$/words/words";

/** All that a viewer sees of a match. */
export type View = Position["view"];

/** What a board is given, wherever it stands: at a table, in a replay or in a puzzle. */
export interface BoardProps {
  /** What is to be drawn; `stage.cue` is on top of it. */
  position: Position;
  words: Words;
  seats: SeatFace[];
  /** The seat of whoever looks, or -1. */
  viewer: number;
  modules: readonly string[];
  /** Select, preview, commit; shared with the list of actions. */
  choice: Choice;
  stage: Stage;
  /** What was told so far, for whoever sums it up. */
  history: readonly Event[];
  /** Seats in the line of the log that is pointed at: they light up. */
  pointed: readonly number[];
}

/** A game's own table, in place of the generic one. */
export interface FineTable {
  Board: Component<BoardProps>;
  /** Class that carries the game's theme (colours and fonts), set around the whole table. */
  theme: string;
  /** Classes added to it in special moments of the game, e.g. after the outbreak. */
  mood?: (position: Position) => string;
  /** How long its events are acted out. */
  timing: Timing;
  /** What is heard with an event: the name of a sound in kit/sounds. */
  sounds?: SoundTrack;
  /** Events that stand out in a match, by key, with an outline (a game-icon) for the time line. */
  highlights?: Readonly<Record<string, string>>;
  /** Whether a seat is out, as a view of the match has it: nobody wants to play on there. */
  out?: (view: View, seat: number) => boolean;
  /** Verbs whose dice are marked on the board, so that the list need not show them again. */
  onBoard?: readonly string[];
  /** Verbs that the board itself offers when this is asked: the list names only what is touched. */
  folds?: (prompt: string, verb: string) => boolean;
  /** What a gesture does, where its last action doesn't say it; else empty. */
  names?: (gesture: readonly Action[]) => string;
  /** Questions to all come often: the dock is always as high as they need it, and rests still. */
  steady?: boolean;
}

const tables = import.meta.glob<{ default: FineTable }>("./*/index.ts");

/** A game's own table; null where the generic one has to do. */
export async function fineTable(game: string): Promise<FineTable | null> {
  const load = tables[`./${game}/index.ts`];
  if (!load) return null;
  const [table] = await Promise.all([load(), openTexts(game)]);
  return table.default;
}
