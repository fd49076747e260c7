/** @file The part of the page's state that belongs to one game, as it is saved. */

import { isByLink } from '../model/bylink.js';
import { isId, isPoint, isPosition, isQueue, isRecord, isTime, isTurn } from '../model/saved.js';
import { isSeats } from '../model/seats.js';
/** @import { State } from './state.js' */

/** The part that is saved after each change. The record is saved by itself: it is long, and changes less often. */
const FIELDS = /** @type {const} */ ([
  'position',
  'since',
  'queue',
  'played',
  'ended',
  'cursor',
  'turn',
  'paused',
  'draft',
  'seats',
  'fits',
  'halted',
  'byLink',
  'trial',
  'folder',
  'tags',
]);
export const GAME = /** @type {const} */ ([...FIELDS, 'record']);

/** Characters of a folder's name or a tag, and how many tags a game may have. */
export const MAX_WORD = 60;
const MAX_TAGS = 12;

/**
 * @typedef {Pick<State, typeof GAME[number]>} GameState
 *
 * @typedef {object} Saved a game as it was saved
 * @property {number} id
 * @property {number} stamp when it was saved, in milliseconds since 1970
 * @property {GameState} state
 * @property {boolean} isWhole whether its record has been found too
 */

/** A tab without a game. @type {GameState} */
export const NO_GAME = {
  position: null,
  record: null,
  since: [],
  queue: [],
  played: false,
  ended: false,
  cursor: null,
  turn: { ply: 0, used: 0, since: null },
  paused: false,
  draft: null,
  seats: [],
  fits: false,
  halted: false,
  byLink: null,
  trial: '',
  folder: '',
  tags: [],
};

/** Return the game of a state as text, without its record. @param {GameState} state */
export function textOf(state) {
  const game = Object.fromEntries(FIELDS.map((field) => [field, state[field]]));
  const { position } = state;
  return JSON.stringify({ ...game, position: position && { ...position, record: undefined } });
}

/**
 * Return a saved game, as far as it can be used. Games of older versions do not say whether they were played.
 * @param {any} value
 * @param {unknown} record
 * @returns {GameState}
 */
export function gameOf(value, record) {
  const { position, since, queue, cursor, turn, paused, draft, seats, halted, played } = Object(value);
  const { fits, ended, byLink, trial, folder, tags } = Object(value);
  return {
    position: isPosition(position) ? position : null,
    record: isRecord(record) ? record : null,
    since: isQueue(since) ? since : [],
    queue: isQueue(queue) ? queue : [],
    played: played !== false,
    ended: ended === true,
    cursor: isPoint(cursor) ? cursor : null,
    turn: isTurn(turn) ? turn : NO_GAME.turn,
    paused: paused === true,
    draft: isPosition(draft?.position) && Object(draft.settings) === draft.settings ? draft : null,
    seats: isSeats(seats) ? seats : [],
    fits: fits === true,
    halted: halted === true,
    byLink: isByLink(byLink) ? byLink : null,
    trial: typeof trial === 'string' ? trial : '',
    ...filingOf({ folder, tags }),
  };
}

/**
 * Return the game in a row of the database's table `games`, or null if the row is damaged.
 * @param {any} row
 * @param {unknown} [record]
 * @returns {Saved | null}
 */
export function savedGame(row, record = null) {
  const { id, stamp, text } = Object(row);
  if (!isId(id) || !isTime(stamp)) return null;
  try {
    return { id, stamp, state: gameOf(JSON.parse(text), record), isWhole: record !== null };
  } catch {
    return null; // it is no JSON
  }
}

/**
 * Return where a game is filed, as far as that is valid.
 * @param {any} value
 * @returns {Pick<GameState, 'folder' | 'tags'>}
 */
export function filingOf({ folder, tags }) {
  const isWord = (/** @type {unknown} */ word) => typeof word === 'string' && word.length <= MAX_WORD;
  return {
    folder: isWord(folder) ? folder : '',
    tags: Array.isArray(tags) ? tags.filter(isWord).slice(0, MAX_TAGS) : [],
  };
}
