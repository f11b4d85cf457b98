import type { Clock } from "$/protocol/types";

/** What a seat's clock shows at the server's time `now`, in milliseconds; null without a clock. */
export function timeLeft(clock: Clock, seat: number, now: number): number | null {
  const left = clock.left[seat];
  if (left === null || left === undefined) return null;
  const spent = clock.running.includes(seat) ? now - clock.now : 0;
  return Math.max(0, left - Math.max(0, spent));
}

/** Where an open window stands. */
export interface WindowTime {
  /** Share of the whole time that is left, 0 to 1. */
  share: number;
  /** Milliseconds until whoever is silent passes. */
  left: number;
  /** Before this it doesn't close, whatever is answered. */
  held: boolean;
}

/** The common clock of a window, open for at least `least` milliseconds, at the server's `now`. */
export function windowTime(clock: Clock, now: number, least: number): WindowTime | null {
  if (!clock.window) return null;
  const [earliest, latest] = clock.window;
  const left = Math.max(0, latest - now);
  const whole = Math.max(1, latest - (earliest - least));
  return { share: Math.min(1, left / whole), left, held: now < earliest };
}

/** Whether something on the clock moves, so that it has to be drawn again and again. */
export function ticks(clock: Clock | undefined): boolean {
  return (
    !!clock && (clock.window !== null || clock.running.some((seat) => clock.left[seat] != null))
  );
}

/** The parts of a span of time that are worth telling. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** A span of time in parts; a clock that still runs never shows zero. */
export function span(milliseconds: number): Span {
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3_600),
    minutes: Math.floor((seconds % 3_600) / 60),
    seconds: seconds % 60,
  };
}

/** A span as clocks show it: 0:09, 12:30, 3:07:00. */
export function digits(milliseconds: number): string {
  const { days, hours, minutes, seconds } = span(milliseconds);
  const two = (number: number): string => String(number).padStart(2, "0");
  const allHours = days * 24 + hours;
  return allHours > 0
    ? `${allHours}:${two(minutes)}:${two(seconds)}`
    : `${minutes}:${two(seconds)}`;
}
