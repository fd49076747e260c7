/** @file What the page remembers for all games besides its settings. Each is kept under `kropki.` and its name. */

import { isWelcome } from '../model/saved.js';
import { AUTOMATIC, isChoice, isLevel, LEVELS } from '../model/seats.js';
import { readValue } from './copies.js';
/** @import { State } from './state.js' */

const MAX_NAME = 100; // as in kropki/record/info.py
const VIEWS = ['', 'moves', 'tree', 'remarks', 'marks'];

/**
 * A default, and a check of what was saved.
 * @template T
 * @typedef {readonly [T, (value: unknown) => boolean]} Preference
 */

/** @param {boolean} usual @returns {Preference<boolean>} */
const flag = (usual) => [usual, (value) => typeof value === 'boolean'];

const isTexts = (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/**
 * @typedef {'introduced' | 'offersShown' | 'explained' | 'recordShown' | 'editing' | 'recordView'
 *   | 'branchesShown' | 'pace' | 'welcome' | 'level' | 'fitted' | 'playerName' | 'againstComputer' | 'resigns' | 'untilTold'
 *   | 'thoughtsShown'} Name
 * @type {{[N in Name]: Preference<State[N]>}}
 */
const PREFERENCES = {
  introduced: flag(false),
  offersShown: flag(true),
  explained: [[], isTexts],
  recordShown: flag(false),
  editing: flag(false),
  recordView: ['moves', (value) => VIEWS.some((view) => view === value)],
  branchesShown: flag(true),
  pace: [1, (value) => typeof value === 'number' && value > 0],
  welcome: [null, isWelcome],
  level: [AUTOMATIC, isChoice],
  fitted: [LEVELS[0], isLevel],
  playerName: ['', (value) => typeof value === 'string' && value.length <= MAX_NAME],
  againstComputer: flag(true),
  resigns: flag(true),
  untilTold: flag(false),
  thoughtsShown: flag(false),
};

export const NAMES = /** @type {Name[]} */ (Object.keys(PREFERENCES));

/**
 * Return what was saved. A value that is damaged, or from another version, counts as the default.
 * @param {Storage | null} storage
 * @returns {Pick<State, Name>}
 */
export function readPreferences(storage) {
  const read = (/** @type {Name} */ name) => {
    const value = readValue(storage, `kropki.${name}`);
    const [usual, isValid] = PREFERENCES[name];
    return isValid(value) ? value : usual;
  };
  return /** @type {Pick<State, Name>} */ (Object.fromEntries(NAMES.map((name) => [name, read(name)])));
}

/**
 * Return what is valid of the preferences of another browser, where this one still has the default.
 * @param {unknown} values
 * @param {Pick<State, Name>} mine
 * @returns {Partial<Pick<State, Name>>}
 */
export function newer(values, mine) {
  const theirs = Object(values);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const [usual, isValid] = PREFERENCES[name];
      const isUsual = JSON.stringify(mine[name]) === JSON.stringify(usual);
      return isUsual && Object.hasOwn(theirs, name) && isValid(theirs[name]) ? [[name, theirs[name]]] : [];
    }),
  );
}
