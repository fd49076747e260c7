/**
 * @file All that this browser keeps besides games: what of it is saved with everything, and how that of another browser
 * is added. Nothing is lost by adding.
 */

import { openStorage } from '../base/browser.js';
import { Classed } from './classed.js';
import { readValue } from './copies.js';
import { Drafted } from './drafted.js';
import { Progress } from './learned.js';
import { NAMES as PREFERENCES, newer } from './preferences.js';
import { Puzzling } from './puzzled.js';
import { NAMES as SETTINGS } from './settings.js';
import { mergeBots, readBots } from './shelvedbots.js';
/** @import { Leave } from './checked.js' */
/** @import { Settings } from './settings.js' */
/** @import { Store } from './store.js' */

const NAME_KEY = 'kropki.friend.name';
const MAX_NAME = 100; // characters
const MAX_CLASS = 200_000; // characters, as in kropki/classroom/text.py

/**
 * @typedef {{store: Store, settings: Settings}} Page
 *
 * @typedef {object} Kept
 * @property {string[]} keys under which it is in the storage of the site, or tables of the database
 * @property {(page: Page) => unknown} read
 * @property {(value: unknown, page: Page, leave: Leave) => unknown} merge adds what another browser has kept
 */

/** By the name in a file of everything. @type {Record<string, Kept>} */
export const STORES = {
  learned: {
    keys: ['kropki.learned'],
    read: () => new Progress().learned,
    merge: (value, _, leave) => new Progress().merge(value, leave),
  },
  puzzles: {
    keys: ['kropki.puzzles'],
    read: () => new Puzzling().puzzled,
    merge: (value, _, leave) => new Puzzling().merge(value, leave),
  },
  classes: {
    keys: ['kropki.classes'],
    read: () => new Classed().all,
    merge: (value, _, leave) => new Classed().merge(value, leave),
  },
  class: {
    keys: ['kropki.class'],
    read: () => new Classed().open,
    merge(value, _, leave) {
      const classed = new Classed();
      if (typeof value === 'string' && value.length <= MAX_CLASS) classed.open ??= value;
      else if (value !== null) leave(value);
    },
  },
  lessons: {
    keys: ['kropki.lessons'],
    read: () => new Drafted().texts,
    merge: (value, _, leave) => new Drafted().merge(value, leave),
  },
  bots: {
    keys: ['bots'],
    read: ({ store }) => readBots(store.database, () => {}).catch(() => []),
    merge: (value, { store }, leave) => mergeBots(store.database, value, leave),
  },
  friendName: {
    keys: [NAME_KEY],
    read: () => readValue(openStorage('localStorage'), NAME_KEY),
    merge(value) {
      const storage = openStorage('localStorage');
      const isName = typeof value === 'string' && value !== '' && value.length <= MAX_NAME;
      if (isName && !readValue(storage, NAME_KEY)) storage?.setItem(NAME_KEY, JSON.stringify(value));
    },
  },
  preferences: {
    keys: PREFERENCES.map((name) => `kropki.${name}`),
    read: ({ store }) => Object.fromEntries(PREFERENCES.map((name) => [name, store.state[name]])),
    merge: (value, { store }) => store.update(newer(value, store.state)),
  },
  settings: {
    keys: SETTINGS.map((name) => `kropki.${name}`),
    read: ({ settings }) => settings.values,
    merge: (value, { settings }) => settings.adopt(value),
  },
};

/** What is kept elsewhere, or has no use in another browser. */
export const LEFT_OUT = {
  'kropki.game': 'the game of the tab is saved as the first of the games',
  'kropki.game.record': 'likewise',
  'kropki.shelf': 'the games, until they are in the database',
  'kropki.starts': 'says that the page has stopped while it started',
  'kropki.friend': 'a match between two devices, which goes on only there',
  'kropki.network': 'changes to the network, which are kept for a tab only',
};
