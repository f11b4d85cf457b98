/** Delays between attempts to reach the server again, in milliseconds. */
export const FIRST_DELAY = 300;
export const LONGEST_DELAY = 10_000;

/**
 * How long to wait before the given attempt (0, 1, 2 ...): doubled each time, and up to a third
 * shorter by chance, so that a restarted server isn't stormed by all its clients at once.
 */
export function delayBefore(attempt: number, chance: number = Math.random()): number {
  const full = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(attempt, 16));
  return Math.round(full * (1 - chance / 3));
}
