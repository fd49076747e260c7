/**
 * @file Properties of our own in the file of a library (docs/sgf.md): the folder and the tags of a game, and a game of
 * three or four players, which SGF does not know, as the text of a link. A record has them as notes of its first node.
 */

import { filingOf } from '../../store/gamestate.js';
/** @import { Filing } from './filing.js' */

const FOLDER = 'KFOLDER';
const TAGS = 'KTAGS';
const LINK = 'KLINK';

/** @typedef {[number, string[][]]} Noted the number of a node, and its notes, each a name and its values */

/**
 * Return a record that says how its game is filed.
 * @param {any} record
 * @param {Partial<Filing>} filing
 */
export function withFiling(record, filing) {
  const { folder, tags } = filingOf(filing);
  const notes = [[FOLDER, escaped(folder)]];
  if (tags.length) notes.push([TAGS, ...tags.map(escaped)]);
  const { record: bare } = takeFiling(record);
  return withNotes(bare, [...notesOf(bare), ...notes]);
}

/**
 * Return how a game is filed, null if its record does not say, and the record without that.
 * @param {any} record
 * @returns {{record: any, filing: Filing | null}}
 */
export function takeFiling(record) {
  const folder = valuesOf(record, FOLDER);
  const tags = valuesOf(record, TAGS).map(unescaped);
  const others = notesOf(record).filter(([name]) => name !== FOLDER && name !== TAGS);
  return {
    record: withNotes(record, others),
    filing: folder.length ? filingOf({ folder: unescaped(folder[0]), tags }) : null,
  };
}

/** Return a game in SGF that only has its link. @param {string} link */
export const linkRecord = (link) => `(;FF[4]GM[40]CA[UTF-8]${LINK}[${link}])\n`;

/** Return the link that such a game has, or null. @param {any} record @returns {string | null} */
export const linkOfRecord = (record) => valuesOf(record, LINK)[0] ?? null;

/** @param {{notes: Noted[]}} record @param {string} name @returns {string[]} */
const valuesOf = (record, name) =>
  notesOf(record)
    .find(([other]) => other === name)
    ?.slice(1) ?? [];

/** Return the notes of the first node. @param {{notes: Noted[]}} record */
const notesOf = ({ notes }) => notes.find(([node]) => node === 0)?.[1] ?? [];

/** @param {{notes: Noted[]}} record @param {string[][]} first the notes of the first node */
const withNotes = (record, first) => ({
  ...record,
  notes: [...(first.length ? [[0, first]] : []), ...record.notes.filter(([node]) => node !== 0)],
});

/** @param {string} text */
const escaped = (text) => text.replace(/[\]\\]/g, '\\$&');
/** @param {string} text */
const unescaped = (text) => text.replace(/\\(.)/g, '$1');
