/**
 * @file Text as people write it: its lines, and the signs that mean the same as those of the keyboard. kropki/text.py
 * has the same for the engine.
 */

const LINE_END = /\r\n|\r|\n/;
const SOFT_ENDS = '\\v\\f\\x1c-\\x1e\\x85\\u2028\\u2029';
const ANY_END = new RegExp(`\\r\\n|[\\r\\n${SOFT_ENDS}]`);
/** Soft hyphens, joiners, marks of direction and the like. */
export const INVISIBLE = '\\xad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff';
/** Spaces other than the usual one. */
export const SPACES = '\\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
export const DASHES = '‐‑‒–—―−﹣－';
const UNSEEN = new RegExp(`[${INVISIBLE}]`, 'g');
const SPACE = new RegExp(`[${SPACES}]`, 'g');
const DASH = new RegExp(`[${DASHES}]`, 'g');

/** Return a text with the spaces and dashes of the keyboard, and without what is invisible. @param {string} text */
export const plain = (text) => text.replace(UNSEEN, '').replace(SPACE, ' ').replace(DASH, '-');

/** Return the lines of a text, which end at any separator if it has no line feeds. @param {string} text */
export function writtenLines(text) {
  const bare = text.replace(/^\ufeff/, '');
  return bare.split(LINE_END.test(bare) ? LINE_END : ANY_END);
}

/** Return the rows of a list, which end at any separator. @param {string} text */
export const rowsOf = (text) => text.split(ANY_END);

/**
 * Return the beginning of a file as text. Only the letters of ASCII are sure: the engine knows the other charsets.
 * @param {Blob} file
 * @param {number} most bytes
 */
export async function beginningOf(file, most) {
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  const [first, second] = bytes;
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second > 0);
  const isLittle = (first === 0xff && second === 0xfe) || (first > 0 && second === 0);
  return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8').decode(bytes);
}
