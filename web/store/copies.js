/**
 * @file Copies of a game in localStorage and sessionStorage, which can be read at once. If a game is too large
 * for a storage, the copy there has no record.
 *
 * @typedef {object} Texts of a game that is to be saved
 * @property {number} id
 * @property {number} stamp
 * @property {string} text the game without its record
 * @property {number} recordStamp the game and a record belong together if their stamps agree
 * @property {() => string} record
 */

import { isId, isTime } from '../model/saved.js';
import { GAME, gameOf } from './gamestate.js';
/** @import { Saved } from './gamestate.js' */

const GAME_KEY = 'kropki.game';
const RECORD_KEY = 'kropki.game.record';
const MAX_COPY = 300_000;
/** Until version 0.1 each field of the state was saved by itself. */
const OLD_KEYS = [...GAME, 'tab'].map((name) => `kropki.${name}`);

/** Return the value of a key, or null. @param {Storage | null} storage @param {string} key */
export function readValue(storage, key) {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Return the game in a storage, or null. @param {Storage | null} storage @returns {Saved | null} */
export function readCopy(storage) {
  const { id, stamp, recordStamp, state } = Object(readValue(storage, GAME_KEY));
  if (!isId(id) || !isTime(stamp)) return readOld(storage);
  const record = Object(readValue(storage, RECORD_KEY));
  const isWhole = record.id === id && record.stamp === recordStamp;
  return { id, stamp, state: gameOf(state, isWhole ? record.record : null), isWhole };
}

/**
 * Write a game into a storage, as far as there is room.
 * @param {Storage | null} storage
 * @param {Texts} texts
 * @param {number} [most] how many characters a record may have: the page waits until it is written
 * @returns {boolean} whether all of it is there
 */
export function writeCopy(storage, { id, stamp, text, recordStamp, record }, most = MAX_COPY) {
  if (!storage) return false;
  const head = `{"id":${id},"recordStamp":${recordStamp},`;
  let isWhole = true;
  try {
    if (!storage.getItem(GAME_KEY)?.startsWith(head)) {
      storage.removeItem(GAME_KEY); // it would not belong to the new record
      storage.removeItem(RECORD_KEY);
      isWhole = record().length <= most;
      if (isWhole) storage.setItem(RECORD_KEY, `{"id":${id},"stamp":${recordStamp},"record":${record()}}`);
    }
  } catch {
    isWhole = false;
  }
  try {
    storage.setItem(GAME_KEY, `${isWhole ? head : `{"id":${id},`}"stamp":${stamp},"state":${text}}`);
    return isWhole;
  } catch {
    // An older copy would be shown in place of the game.
    remove(storage, [GAME_KEY, RECORD_KEY]);
    return false;
  }
}

/** Remove what older versions saved, to make room. @param {Storage | null} storage */
export const removeOld = (storage) => remove(storage, OLD_KEYS);

/** Remove the game from a storage. @param {Storage | null} storage */
export const removeCopy = (storage) => remove(storage, [GAME_KEY, RECORD_KEY, ...OLD_KEYS]);

/** @param {Storage | null} storage @param {string[]} keys */
function remove(storage, keys) {
  try {
    for (const key of keys) storage?.removeItem(key);
  } catch {
    /* the storage is closed */
  }
}

/** @param {Storage | null} storage @returns {Saved | null} */
function readOld(storage) {
  const value = Object.fromEntries(GAME.map((name) => [name, readValue(storage, `kropki.${name}`)]));
  const state = gameOf(value, value.record);
  return state.position || state.queue.length || state.draft
    ? { id: 0, stamp: 0, state, isWhole: state.record !== null }
    : null;
}
