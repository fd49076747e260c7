/** @file What the computer decides without thinking: about time, offers and the end of a game. */

import { isSameBoard } from '../model/position.js';
/** @import { Position } from '../model/position.js' */
/** @import { ThinkingProgress } from '../protocol.js' */

/**
 * @typedef {object} Task what there is for the computer to do
 * @property {Position} position
 * @property {number} player
 * @property {number} level
 * @property {'move' | 'draw' | 'finish'} purpose to move, to answer an offer, or to end a decided game
 * @property {boolean} untilTold whether it thinks until it is asked to move
 * @property {boolean} [isHurried]
 */

/** A move may take this part of the time that is left. */
const SHARE = 1 / 25;
/** A settlement is accepted only if no larger part of the board is still open to both. */
const MAX_NEUTRAL = 0.25;
const MIN_SECONDS = 0.05;
/** No level thinks longer than this. */
const LONGEST = 5;
/** How many milliseconds after the last move the computer shows an answer that is obvious, and how many a capture takes. */
const QUICK = 300;
const SEEN = 450;
/** How many more milliseconds each step away from the last dot takes, and after how many steps no more. */
const STEP = 150;
const MAX_STEPS = 5;
/** By how many dots a move is the only good one. */
const CLEAR = 0.5;

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
 * Return how many milliseconds after the last move the computer shows its own: the harder the move, the later. The only
 * good move is the easiest one, and one far from the last dot the hardest. A clock makes all moves quick.
 * @param {Position} position
 * @param {ThinkingProgress} thought
 */
export function pauseFor({ clock, change }, { candidates: [best, next], decision }) {
  const seen = change.taken.length || clock ? SEEN : QUICK;
  const dot = decision?.kind === 'play' ? decision : null;
  if (!dot || !change.dot || clock || !next || next.value <= best.value - CLEAR) return seen;
  const away = Math.max(Math.abs(dot.x - change.dot.x), Math.abs(dot.y - change.dot.y));
  return SEEN + STEP * Math.min(away - 1, MAX_STEPS);
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

/** Return whether computers that play against each other end the game here. @param {Position} position */
export const finishes = ({ decided, ply }) => decided != null && ply > 0;

/** Return whether two tasks are the same but for notes on the position. @param {Task} a @param {Task} b */
export function isSameTask(a, b) {
  return (
    a.player === b.player &&
    a.level === b.level &&
    a.purpose === b.purpose &&
    a.untilTold === b.untilTold &&
    isSameBoard(a.position, b.position) &&
    a.position.turn === b.position.turn
  );
}
