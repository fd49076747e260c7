/** @file The puzzles that come with the page, and what their texts say about them. */

import { once } from '../../base/once.js';
import { get } from '../../host.js';

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} theme
 * @property {number} grade 0 if it is unknown
 * @property {string} text
 * @property {boolean} [first] whether it is for beginners
 * @property {boolean} [crowded] whether dots fill most of its board
 */

/** Themes that anybody can choose, easier ones first, as in kropki/puzzle/puzzle.py; an empty text stands for all. */
const THEMES = [
  '',
  'first',
  'captures',
  'doubles',
  'ladders',
  'broken',
  'saves',
  'connect',
  'houses',
  'races',
  'last',
  'middle',
];

/** Return the puzzles, those for beginners and easier ones first. @type {() => Promise<Entry[]>} */
export const loadCollection = once(async () => (await get('runtime/puzzles.json')).json());

/** Return the puzzles of a theme: all for an empty text, those for beginners for `first`. @param {Entry[]} entries @param {string} theme */
export const ofTheme = (entries, theme) =>
  theme ? entries.filter((entry) => (theme === 'first' ? entry.first : entry.theme === theme)) : entries;

/** Return the themes of some puzzles. @param {Entry[]} entries */
export const themesOf = (entries) => THEMES.filter((theme) => ofTheme(entries, theme).length);

/** Return the entry of a puzzle that is not ours. @param {string} text @returns {Entry} */
export function ownEntry(text) {
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return { id: hash.toString(16).padStart(8, '0'), theme: 'own', grade: 0, text };
}
