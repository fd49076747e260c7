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
/** Letters of other alphabets that look like Latin ones. */
export const LOOKALIKES = new Map(
  Object.entries({
    ...pairs('асеорујіѕһхԁԛԝ', 'aceopyjishxdqw'),
    ...pairs('АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'),
    ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo'),
  }),
);
const SAMPLE = 2000; // bytes that tell whether a text is in UTF-16, as in kropki/sgf/charset.py
const WIDE = /[！-～]/g;
const FOREIGN = /[\u0370-\u03ff\u0400-\u052f]/g;
const UNSEEN = new RegExp(`[${INVISIBLE}]`, 'g');
const SPACE = new RegExp(`[${SPACES}]`, 'g');
const DASH = new RegExp(`[${DASHES}]`, 'g');

/**
 * Return a text with the spaces, dashes and letters of the keyboard, and without what is invisible: for what has a fixed
 * form, not for words.
 * @param {string} text
 */
export const plain = (text) =>
  text
    .replace(UNSEEN, '')
    .replace(SPACE, ' ')
    .replace(DASH, '-')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(FOREIGN, (letter) => LOOKALIKES.get(letter) ?? letter);

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
  const zeros = [0, 0]; // at even and at odd places
  bytes.subarray(0, SAMPLE).forEach((byte, place) => (zeros[place % 2] += Number(byte === 0)));
  const isWide = (/** @type {number} */ many, /** @type {number} */ few) =>
    40 * many >= Math.min(SAMPLE, bytes.length) && 10 * few <= many && many > 0;
  const isBig = (first === 0xfe && second === 0xff) || isWide(zeros[0], zeros[1]);
  const isLittle = (first === 0xff && second === 0xfe) || isWide(zeros[1], zeros[0]);
  return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** @param {string} from @param {string} to */
function pairs(from, to) {
  const letters = [...to];
  return Object.fromEntries(Array.from(from, (letter, place) => [letter, letters[place]]));
}
