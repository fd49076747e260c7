/** @file When puzzles come back, and which one belongs to a day. Days are counted since 1970. */

/** After how many days a failed puzzle comes back: each time that it is solved, the next one. */
export const GAPS = [1, 3, 7, 21];
const DAY = 86_400_000; // milliseconds

/** @typedef {[step: number, day: number]} Return the step among `GAPS`, and the day on which a puzzle returns */

/** Return the number of a day in the reader's own time. @param {Date} date */
export function dayOf(date) {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/**
 * Return when a puzzle comes back after an answer, or null if it does not.
 * @param {Return | undefined} before
 * @param {boolean} isSolved
 * @param {number} today
 * @returns {Return | null}
 */
export function returnAfter(before, isSolved, today) {
  if (!isSolved) return [0, today + GAPS[0]];
  if (!before) return null;
  if (before[1] > today) return before;
  const step = before[0] + 1;
  return step < GAPS.length ? [step, today + GAPS[step]] : null;
}

/**
 * Return the one of some things that belongs to a day. All of them have had their day before one comes again.
 * @template T
 * @param {T[]} things
 * @param {number} day
 */
export function ofTheDay(things, day) {
  const size = things.length;
  let step = Math.max(1, Math.floor(size * 0.618));
  while (divisor(step, size) > 1) step++;
  return things[(((day * step) % size) + size) % size];
}

/** @param {number} a @param {number} b @returns {number} */
const divisor = (a, b) => (b ? divisor(b, a % b) : a);
