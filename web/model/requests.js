/** @file Kinds of requests to the engine (docs/protocol.md), and the queue of requests not yet answered. */

/** @import { Point, Request } from './position.js' */

/** Requests that make a move. */
export const MOVES = ['play', 'declare', 'pass', 'stop', 'resign', 'time_up'];
/** Requests that may end the game. */
export const ENDS = [...MOVES, 'accept'];
/** Requests that go to another place in the record. */
export const STEPS = ['walk', 'go', 'go_to'];
/** Requests that leave the board as it is: they change notes, variations or offers. */
export const REMARKS = [
  'annotate',
  'set_info',
  'promote',
  'cut',
  'graft',
  'revert',
  'repeat',
  'offer_draw',
  'offer_settlement',
  'decline',
];
/** Requests that depend on data that no saved game holds, such as the clipboard of variations. */
export const UNREPEATABLE = ['revert', 'repeat', 'paste'];
/** Requests that never make an occupied or barred point playable. */
export const HARMLESS = ['play', 'record'];

/**
 * Return the waiting requests that may change the game, or go to another place in it.
 * @param {Request[]} queue
 */
export const changesOf = (queue) => queue.filter(({ kind }) => kind !== 'record');

/** Return the dots that wait for an answer. @param {Request[]} queue @returns {Point[]} */
export const pendingDots = (queue) =>
  queue.flatMap(({ kind, x, y }) => (kind === 'play' ? [{ x: Number(x), y: Number(y) }] : []));
