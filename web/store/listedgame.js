/**
 * @file A game on the shelf, without its record.
 *
 * @typedef {object} ListedGame
 * @property {number} id
 * @property {string[]} names
 * @property {number} width
 * @property {number} height
 * @property {number} moves
 * @property {number} changed when, in milliseconds since 1970
 * @property {number[]} [seats] who plays
 * @property {boolean} [fits] whether the computer's level follows the result
 * @property {boolean} [ended] whether its end has been seen
 * @property {boolean} [played] whether anybody has played in it, or only opened it
 * @property {ByLink | null} [byLink] what makes it a game by link
 * @property {string} [trial] the id of the game by link of which it is a copy to try moves in
 * @property {string} [folder] where it is filed
 * @property {string[]} [tags]
 * @property {Request[]} [since] the requests that have changed it since its record
 */

import { isByLink, waitsFor } from '../model/bylink.js';
import { isBlank } from '../model/position.js';
import { changesOf, pendingDots } from '../model/requests.js';
import { changesIn, isCount, isId, isSide, isTime } from '../model/saved.js';
import { isSeats } from '../model/seats.js';
import { filingOf } from './gamestate.js';
/** @import { ByLink } from '../model/bylink.js' */
/** @import { Request } from '../protocol.js' */
/** @import { GameState } from './gamestate.js' */

const MAX_PLAYERS = 4;
const MAX_NAME = 200; // characters

/** Return whether anybody has played in a game. @param {ListedGame} game */
export const isPlayed = ({ played }) => played !== false;

/** Order games: the newest first. @param {ListedGame} a @param {ListedGame} b */
export const byChange = (a, b) => b.changed - a.changed;

/**
 * Return a game of a tab for the list, or null if nothing has been done in it.
 * @param {number} id
 * @param {number} stamp when it was saved
 * @param {GameState} state
 * @returns {ListedGame | null}
 */
export function listedGame(id, stamp, state) {
  const { position, since, queue, seats, fits, played, ended, byLink, trial, folder, tags } = state;
  const isEmpty = !changesOf(queue).length && waitsFor(byLink) !== 'other';
  if (!position || (isBlank(position) && isEmpty)) return null;
  const { names, width, height, plies } = position;
  const waiting = changesOf(queue);
  const moves = plies + pendingDots(queue).length;
  return {
    id,
    names,
    width,
    height,
    moves,
    changed: stamp,
    ...(ended && { ended }),
    ...(seats.some(Boolean) && { seats }),
    ...(fits && { fits }),
    ...(byLink && { byLink }),
    ...(trial && { trial }),
    ...(folder && { folder }),
    ...(tags.length && { tags }),
    played: played || waiting.length > 0,
    since: [...since, ...waiting],
  };
}

/**
 * Return what is valid of a game of the list, which may be from another version, a file or a damaged database; null if
 * even its number is not.
 * @param {unknown} value
 * @returns {ListedGame | null}
 */
export function listedGameOf(value) {
  const { id, names, width, height, moves, changed, ended, seats, played, since, ...rest } = Object(value);
  if (!isId(id)) return null;
  const { folder, tags } = filingOf(rest);
  return {
    id,
    names: (Array.isArray(names) ? names : []).slice(0, MAX_PLAYERS).map(nameOf),
    width: isSide(width) ? width : 0,
    height: isSide(height) ? height : 0,
    moves: isCount(moves) ? moves : 0,
    changed: isTime(changed) ? changed : 0,
    played: played !== false,
    ...(ended === true && { ended }),
    ...(isSeats(seats) && { seats: seats.slice(0, MAX_PLAYERS) }),
    ...(rest.fits === true && { fits: true }),
    ...(isByLink(rest.byLink) && { byLink: rest.byLink }),
    ...(typeof rest.trial === 'string' && rest.trial.length <= MAX_NAME && { trial: rest.trial }),
    ...(folder && { folder }),
    ...(tags.length && { tags }),
    ...(Array.isArray(since) && { since: changesIn(since) }),
  };
}

/** @param {unknown} name */
const nameOf = (name) => (typeof name === 'string' ? name.slice(0, MAX_NAME) : '');
