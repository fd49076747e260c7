/** @file Who makes a step, and when two steps or positions are the same. */

import { stable, sumOf } from './wire.js';
/** @import { GamePosition } from '../../model/position.js' */
/** @import { Step } from './wire.js' */

/**
 * Return a step with the seat of who makes it, or null if it is not theirs to make now.
 * @param {Step} step
 * @param {number} seat
 * @param {GamePosition | null} position
 * @returns {Step | null}
 */
export function ownStep(step, seat, position) {
  if (!position) return null;
  if (step.kind === 'play' || step.kind === 'declare') {
    if ((step.player ?? seat) !== seat) return null;
    if (position.turn !== seat && !(step.kind === 'declare' && position.declarer === seat)) return null;
    return { ...step, player: seat };
  }
  if (step.kind === 'pass') return position.turn === seat ? step : null;
  if (step.kind === 'finish') return position.decided ? step : null;
  if (step.kind === 'take_back' || step.kind === 'time_up') return null; // only the host makes these
  return 'player' in step && step.player === seat ? step : null;
}

/**
 * Return the checksum of a position, by which devices find out whether they have the same one.
 * @param {GamePosition} position
 */
export const sumOfPosition = ({ dots, owners, captures, turn, ply, offer, outcome }) =>
  sumOf(stable({ dots, owners, captures, turn, ply, offer: offer?.kind ?? null, outcome: outcome ?? null }));

/** Return a step without the time it has taken, which only the host knows. @param {Step} step */
export function untimed(step) {
  const { spent: _, ...rest } = /** @type {Record<string, unknown>} */ ({ ...step });
  return stable(rest);
}

/**
 * Return how many moves are removed when a player takes a move back: that move, and what was played after it.
 * @param {GamePosition} position
 * @param {number} asker
 */
export function pliesBack({ turn, ply, outcome, stopped }, asker) {
  return turn === asker && !outcome && !stopped.length && ply > 1 ? 2 : 1;
}
