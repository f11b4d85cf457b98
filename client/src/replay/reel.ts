/** A match moment by moment, as a tape that can be wound: what was told when, and where turns begin. */
import { opensTurn } from "$/play/history";
import type { Event, Frame, Position, ReplayBody } from "$/protocol/types";
import type { Words } from "$/words/words";

/** Stands in the log where somebody took an action back; no game has an event of this name. */
const TAKEN_BACK = "(taken back)";

/** All lines of the log, also those that were taken back later, and how they belong to moments. */
export interface Reel {
  lines: Event[];
  /** For each moment: how many lines had been told by then. */
  ends: number[];
  /** Moments in which a turn or round began. */
  turns: number[];
}

/** Read all moments of a match. */
export function reelOf(frames: readonly Frame[]): Reel {
  const reel: Reel = { lines: [], ends: [], turns: [] };
  frames.forEach((frame, at) => {
    if (frame.undone >= 0) reel.lines.push([TAKEN_BACK, [frame.undone]]);
    reel.lines.push(...frame.events);
    reel.ends.push(reel.lines.length);
    if (frame.events.some(opensTurn)) reel.turns.push(at);
  });
  return reel;
}

/** The lines that were told in a moment. */
export function linesIn(reel: Reel, at: number): Event[] {
  return reel.lines.slice(reel.ends[at - 1] ?? 0, reel.ends[at] ?? 0);
}

/** The moment in which a line was told. */
export function momentOfLine(reel: Reel, place: number): number {
  const at = reel.ends.findIndex((end) => end > place);
  return at < 0 ? reel.ends.length - 1 : at;
}

/** The moment of the same match, seen by somebody else, with so many lines of the record behind. */
export function momentAfter(frames: readonly Frame[], entries: number): number {
  const later = frames.findIndex((frame) => frame.entries > entries);
  return Math.max(0, (later < 0 ? frames.length : later) - 1);
}

/** The moment where the turn before begins; within a turn, its own beginning. */
export function turnBefore(reel: Reel, at: number): number {
  return reel.turns.findLast((turn) => turn < at) ?? 0;
}

/** The moment where the next turn begins, or the last one. */
export function turnAfter(reel: Reel, at: number): number {
  return reel.turns.find((turn) => turn > at) ?? reel.ends.length - 1;
}

/** A moment as a board draws it: nothing can be done, and no clock runs. */
export function positionAt(body: ReplayBody, at: number): Position | null {
  const frame = body.frames[at];
  if (!frame?.view) return null;
  return {
    serial: at,
    view: frame.view,
    waiting: frame.waiting,
    decision: null,
    clock: { now: 0, left: body.names.map(() => null), running: [], window: null },
    undo: false,
    orders: [],
  };
}

/** Words a line of the reel. */
export function tellLine(words: Words, event: Event): string {
  if (event[0] !== TAKEN_BACK) return words.event(event);
  return words.text("took-back", { name: words.names[Number(event[1][0])] ?? "" });
}
