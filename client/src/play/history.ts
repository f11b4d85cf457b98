import type { Event } from "$/protocol/types";

/** The history with news at place `at`; what was there and after it is void (it was taken back). */
export function withNews(history: Event[], at: number, events: Event[]): Event[] {
  return [...history.slice(0, at), ...events];
}

/** A turn or round of the log: the line that opens it, and what happened then. */
export interface Turn {
  /** Place of the first event in the history: stays the same while the log grows. */
  start: number;
  opening: Event | null;
  events: Event[];
}

const OPENINGS = /(^|_)(turn|round)_began$/;

/** Whether an event opens a new part of the log. */
export function opensTurn(event: Event): boolean {
  return OPENINGS.test(event[0]);
}

/**
 * A history in parts, each opened by a turn or round that began. As it grows, the parts that nothing
 * was added to stay the very same objects.
 */
export class Turns {
  private history: Event[] = [];
  private turns: Turn[] = [];

  of(history: Event[]): Turn[] {
    const known = this.history;
    const parting = history.findIndex((event, place) => event !== known[place]);
    const same = parting < 0 ? history.length : parting;
    // The turn in which something changed is made anew, and all behind it.
    let kept = this.turns.filter((turn) => turn.start < same);
    if (same < history.length || same < known.length) kept = kept.slice(0, -1);
    const begin = kept.length < this.turns.length ? (this.turns[kept.length]?.start ?? 0) : same;
    this.turns = [...kept, ...split(history, kept.length === 0 ? 0 : begin)];
    this.history = history;
    return this.turns;
  }
}

function split(history: Event[], begin: number): Turn[] {
  const turns: Turn[] = [];
  for (let place = begin; place < history.length; place++) {
    const event = history[place] as Event;
    if (opensTurn(event)) turns.push({ start: place, opening: event, events: [] });
    else if (turns.length === 0) turns.push({ start: place, opening: null, events: [event] });
    else turns.at(-1)?.events.push(event);
  }
  return turns;
}

/** What was told since somebody last looked, when the history was so long; never more than `most`. */
export function sinceThen(history: Event[], length: number, most = 8): Event[] {
  const missed = history.slice(Math.min(length, history.length));
  return missed.slice(-most);
}
