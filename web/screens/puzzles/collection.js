/** @file The puzzles that come with the page, and what their texts say about them. */

import { once } from '../../base/once.js';
import { get } from '../../host.js';

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} theme
 * @property {number} grade 0 if it is unknown
 * @property {string} text
 */

/** Return the puzzles, easier ones first. @type {() => Promise<Entry[]>} */
export const loadCollection = once(async () => (await get('runtime/puzzles.json')).json());

/** Return the entry of a puzzle that is not ours. @param {string} text @returns {Entry} */
export function ownEntry(text) {
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return { id: hash.toString(16).padStart(8, '0'), theme: 'own', grade: 0, text };
}
