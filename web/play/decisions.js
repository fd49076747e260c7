/** @file How the computer decides about time and offers. */

/** @import { Position } from '../model/position.js' */
/** @import { ThinkingProgress } from '../protocol.js' */

/** A move may take this part of the time that is left. */
const SHARE = 1 / 25;
/** A settlement is accepted only if no larger part of the board is still open to both. */
const MAX_NEUTRAL = 0.25;
const MIN_SECONDS = 0.05;
/** No level thinks longer than this. */
const LONGEST = 5;

/**
 * Return how many seconds the computer may think on its clock, or 0 for as long as its level takes.
 * @param {Position} position
 */
export function secondsFor({ clock, time_left, turn }) {
  if (!clock) return 0;
  const seconds = (time_left[turn] / 1000) * SHARE + clock.increment / 2 + clock.per_move / 2;
  return seconds > LONGEST ? 0 : Math.max(MIN_SECONDS, seconds);
}

/**
 * Return whether the computer accepts the offer in a position.
 * @param {Position} position
 * @param {ThinkingProgress} thought
 */
export function accepts({ offer, width, height }, { accepts: acceptsDraw, expected, player }) {
  const settlement = offer?.settlement;
  if (!settlement) return acceptsDraw;
  if (settlement.neutral > MAX_NEUTRAL * width * height) return false;
  return settlement.captures[player] - settlement.captures[1 - player] >= Math.floor(expected ?? 0);
}
