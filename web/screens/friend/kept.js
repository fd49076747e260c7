/**
 * @file A match as this tab keeps it, so that a reload loses nothing; and the name of the person here.
 *
 * @typedef {object} Kept a match as it is saved
 * @property {'host' | 'guest'} role
 * @property {string} name of the person here
 * @property {string} game
 * @property {number} round
 * @property {number | null} seat of the person here
 * @property {Settings} settings
 * @property {Entry[]} log
 * @property {Step | null} pending what was asked for and not yet answered
 * @property {Wish | null} [wishing] what was asked for here
 * @property {Wish | null} [agreed] what the person here has agreed to
 * @property {number} sum of the position at the end of the log
 */

import { openStorage } from '../../base/browser.js';
import { readValue } from '../../store/copies.js';
import { isEntries, isSettings, isStep, MAX_NAME } from './wire.js';
/** @import { Settings } from '../../model/position.js' */
/** @import { Entry, Step, Wish } from './wire.js' */

const KEY = 'kropki.friend';
const NAME = 'kropki.friend.name';
/** The tab's own match comes first; a new tab goes on with the last one. */
const storages = () => [openStorage('sessionStorage'), openStorage('localStorage')];

/** Return the match that this tab has kept, or null. @returns {Kept | null} */
export function readKept() {
  for (const storage of storages()) {
    const value = readValue(storage, KEY);
    if (isKept(value)) return value;
  }
  return null;
}

/** @param {Kept | null} kept */
export function writeKept(kept) {
  for (const storage of storages()) {
    try {
      if (kept) storage?.setItem(KEY, JSON.stringify(kept));
      else storage?.removeItem(KEY);
    } catch {
      /* it is kept only in the page */
    }
  }
}

/** Return the name that was last used, or ''. */
export const readName = () => String(readValue(openStorage('localStorage'), NAME) ?? '').slice(0, MAX_NAME);

/** @param {string} name */
export function writeName(name) {
  try {
    openStorage('localStorage')?.setItem(NAME, JSON.stringify(name));
  } catch {
    /* the person types it again */
  }
}

/** @param {unknown} value @returns {value is Kept} */
function isKept(value) {
  const { role, name, game, round, seat, settings, log, pending, wishing, agreed, sum } = Object(value);
  const wishes = [undefined, null, 'undo', 'again', 'pause'];
  return (
    ['host', 'guest'].includes(role) &&
    [name, game].every((text) => typeof text === 'string') &&
    [round, sum].every(Number.isInteger) &&
    [0, 1, null].includes(seat) &&
    isSettings(settings) &&
    isEntries(log) &&
    (pending === null || isStep(pending)) &&
    [wishing, agreed].every((wish) => wishes.includes(wish))
  );
}
