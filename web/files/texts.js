/** @file The text of a file in whatever charset it is. */

import { base64 } from './reading.js';
/** @import { Thinker } from '../engine/thinker.js' */
/** @import { LearningAnswer } from '../protocol.js' */

const MAX_TEXT = 1_000_000; // bytes, as in kropki/protocol/texts.py

/**
 * Return the text of a file. Most are UTF-8; the engine knows the others.
 * @param {Thinker} thinker
 * @param {Blob} file
 * @returns {Promise<string>}
 * @throws {import('../engine/nothought.js').NoThought} if the engine is needed and does not start
 */
export async function textOf(thinker, file) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  if (file.size > MAX_TEXT) return file.text();
  /** @type {Extract<LearningAnswer, {kind: 'text'}> | null} */
  const answer = await thinker.learn({ kind: 'text', data: await base64(file) });
  if (!answer) throw new Error('another request has taken the place of this one');
  return answer.text;
}
