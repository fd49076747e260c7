/** @file Requests to the engine (docs/protocol.md): their kinds, and the queue of those not yet answered. */

import { EDIT_KINDS, MOVE_KINDS, OFFER_KINDS } from '../protocol.js';
/** @import { Answer, Request } from '../protocol.js' */
/** @import { Point } from './points.js' */

/**
 * @typedef {object} Refusal why the engine or the page refuses a request
 * @property {'error'} kind
 * @property {number} state
 * @property {string} code
 * @property {string} message
 * @property {number} [x] the point that it is about
 * @property {number} [y]
 * @property {number | null} [owner] of the territory that is in the way
 *
 * @typedef {Exclude<Answer, {kind: 'error'}> | Refusal} Reply
 */

/** Requests that may end the game. */
export const ENDS = [...MOVE_KINDS, 'accept'];
/** Requests that go to another place in the record without playing or taking back. */
export const JUMPS = ['walk', 'go', 'go_to'];
/** Requests that leave the board as it is: they change notes, variations or offers. */
export const REMARKS = [...EDIT_KINDS, ...OFFER_KINDS].filter(
  (kind) => !['paste', 'set_up', 'accept'].includes(kind),
);
/** Requests that depend on data that no saved game holds, such as the clipboard of variations. */
export const UNREPEATABLE = ['revert', 'repeat', 'paste'];
/** Requests that put another game in the place of this one. */
export const OPENINGS = ['new', 'open', 'read_on', 'open_game', 'open_link', 'restore'];
/** Requests that never make a point playable. */
export const HARMLESS = ['play', 'record'];

/**
 * Return a refusal by the page itself.
 * @param {string} code
 * @param {Partial<Refusal>} [details]
 * @returns {Refusal}
 */
export const refusalOf = (code, details) => ({ kind: 'error', state: 0, code, message: code, ...details });

/**
 * Return the waiting requests that may change the game, or go to another place in it.
 * @param {Request[]} queue
 */
export const changesOf = (queue) => queue.filter(({ kind }) => kind !== 'record');

/** Return whether a request is about what somebody plays or writes, not only looks at. @param {Request} request */
export const isWork = ({ kind }) => ![...OPENINGS, ...JUMPS, 'undo', 'redo', 'record'].includes(kind);

/** Return the dots that wait for an answer. @param {Request[]} queue @returns {Point[]} */
export const pendingDots = (queue) =>
  queue.flatMap((request) => (request.kind === 'play' ? [{ x: request.x, y: request.y }] : []));
