/** Whose turn it is to look at a device that is passed around. */
import type { Position, Seat } from "$/protocol/types";

/** A match as far as the device's seats are concerned; `looking` is -1 while it is covered. */
export interface Moment {
  running: boolean;
  position: Position | null;
  seats: readonly Seat[];
  looking: number;
}

/** What the people at this device have said, beyond what the server knows. */
export interface Said {
  /** The window for which somebody said that they answer, by its serial. */
  answering: number;
  /** The window in which the seats below are done with. */
  window: number;
  done: readonly number[];
  /** Whoever looks was let in out of turn, and stays until they cover the device again. */
  visiting: boolean;
}

export const NOTHING_SAID: Said = { answering: -1, window: -1, done: [], visiting: false };

/** The device's seats that have yet to decide; in a window those nobody here has spoken for. */
export function askedHere({ running, position, seats }: Moment, said: Said): number[] {
  if (!running || !position) return [];
  const open = inWindow(position);
  return position.waiting.filter((seat) => {
    const one = seats[seat];
    if (!one?.own || one.stand_in) return false;
    return !(open && said.window === position.serial && said.done.includes(seat));
  });
}

export function inWindow(position: Position): boolean {
  return position.clock.window !== null;
}

/** Whether the device has to be covered now, since somebody else is asked. */
export function mustPass(moment: Moment, said: Said): boolean {
  const { position, looking } = moment;
  if (looking < 0 || !position) return false;
  const others = askedHere(moment, said).filter((seat) => seat !== looking);
  if (others.length === 0 || !moment.running) return false;
  const decision = position.decision;
  if (decision && !decision.answered) {
    // In a window all are asked at once: first find out whether anybody answers.
    return inWindow(position) && said.answering !== position.serial;
  }
  return !said.visiting;
}

/** What is shown instead of the table, if anything. */
export type Screen =
  | { kind: "table" }
  | { kind: "moment" } // the new view is on its way
  | { kind: "cover"; seat: number }
  | { kind: "window"; seats: number[]; serial: number } // does anyone answer?
  | { kind: "who"; seats: number[]; why: "answer" | "look" };

/** What a covered device shows; `choosing` says that somebody wants to be let in out of turn. */
export function coveredScreen(moment: Moment, said: Said, choosing: boolean): Screen {
  const { position, running, seats } = moment;
  const own = seats.flatMap((seat, number) => (seat.own ? [number] : []));
  if (!running) return { kind: "table" };
  if (!position) return { kind: "moment" };
  if (choosing) return { kind: "who", seats: own, why: "look" };
  const asked = askedHere(moment, said);
  const [first] = asked;
  if (first === undefined) return { kind: "table" };
  if (!inWindow(position)) return { kind: "cover", seat: first };
  if (said.answering === position.serial) return { kind: "who", seats: asked, why: "answer" };
  return { kind: "window", seats: asked, serial: position.serial };
}
