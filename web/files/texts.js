/** @file The text of a file in whatever charset it is. */

import { base64 } from './reading.js';
/** @import { Thinker } from '../engine/thinker.js' */
/** @import { LearningAnswer } from '../protocol.js' */

const MAX_TEXT = 1_000_000; // bytes, as in kropki/protocol/texts.py

/**
 * @typedef {object} Text of a file
 * @property {string} text
 * @property {string} charset in which it was read, if the reader may choose another one; otherwise empty
 */

/**
 * Return the text of a file, which is empty if it cannot be read.
 * @param {Thinker} thinker
 * @param {Blob} file
 * @param {string} [charset] that the reader has chosen; empty to find it out
 * @returns {Promise<Text>}
 */
export const textOf = (thinker, file, charset = '') =>
  readText(thinker, file, charset).catch(() => ({ text: '', charset }));

/**
 * Read the text of a file. Most are UTF-8; the engine knows the others.
 * @param {Thinker} thinker
 * @param {Blob} file
 * @param {string} [charset] that the reader has chosen; empty to find it out
 * @returns {Promise<Text>}
 * @throws {import('../engine/nothought.js').NoThought} if the engine is needed and does not start
 */
export async function readText(thinker, file, charset = '') {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (!charset && !text.includes('\0')) return { text, charset };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  if (file.size > MAX_TEXT) return { text: await file.text(), charset: '' };
  /** @type {Extract<LearningAnswer, {kind: 'text'}> | null} */
  const answer = await thinker.learn({ kind: 'text', data: await base64(file), charset });
  if (!answer) throw new Error('another request has taken the place of this one');
  return { text: answer.text, charset: charset || answer.guessed ? answer.charset : '' };
}
