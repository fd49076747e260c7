/**
 * @file Signs in a Python program that look like others or cannot be seen: they come from Word, slides and chats, or from
 * another keyboard, and Python takes them for something else.
 */

import { DASHES, INVISIBLE, LOOKALIKES, SPACES } from './plain.js';

/**
 * @typedef {object} Oddity
 * @property {number} from the place in the program
 * @property {string} sign
 * @property {'space' | 'unseen' | 'break' | 'quote' | 'dash' | 'sign' | 'letter'} kind
 * @property {string} instead what was probably meant
 * @property {string} word around a letter
 */

const SIGNS = new Map([
  ['…', '...'],
  ['×', '*'],
  ['·', '*'],
  ['÷', '/'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['→', '->'],
  ['（', '('],
  ['）', ')'],
  ['：', ':'],
  ['，', ','],
  ['＝', '='],
]);
const DOUBLE = '“”„‟«»＂';
const SINGLE = '‘’‚‛′＇';
const BREAKS = '\u000b\u0085\u2028\u2029';
const UNUSUAL = /\v|[^\p{ASCII}]/u;
const UNSEEN = new RegExp(`[${INVISIBLE}]`);
const SPACE = new RegExp(`[${SPACES}]`);
const DASH = new RegExp(`[${DASHES}]`);
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
/** The words that a program needs exactly. */
const KNOWN = new Set(
  `and as board break choose class continue def del elif else except for from if import in is lambda len max min
  None not open_points or pass point points print random range return self sum True False try while with yield x y`.split(
    /\s+/,
  ),
);

/** Return the signs of a program that were probably meant to be others, in order. @param {string} source @returns {Oddity[]} */
export function odditiesOf(source) {
  if (!UNUSUAL.test(source)) return [];
  /** @type {Oddity[]} */
  const found = [];
  const add = (
    /** @type {number} */ from,
    /** @type {Oddity['kind']} */ kind,
    /** @type {string} */ instead,
    word = '',
  ) => found.push({ from, sign: source[from], kind, instead, word });
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {{from: number, word: string}[]} */
  const foreign = [];
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (sign === '#') at = endOfLine(source, at) - 1;
    else if (sign === '"' || sign === "'") at = endOfString(source, at) - 1;
    else if (DOUBLE.includes(sign)) {
      const end = closing(source, at);
      add(at, 'quote', '"');
      if (end > at && source[end] !== '"') add(end, 'quote', '"');
      at = Math.max(at, end);
    } else if (SINGLE.includes(sign)) add(at, 'quote', "'");
    else if (SPACE.test(sign)) add(at, 'space', ' ');
    else if (UNSEEN.test(sign)) add(at, 'unseen', '');
    else if (BREAKS.includes(sign)) add(at, 'break', '\n');
    else if (DASH.test(sign)) add(at, 'dash', '-');
    else if (SIGNS.has(sign)) add(at, 'sign', SIGNS.get(sign) ?? '');
    else {
      WORD.lastIndex = at;
      const [word] = WORD.exec(source) ?? [''];
      if (!word) continue;
      if (/^\p{ASCII}*$/u.test(word)) names.add(word);
      else foreign.push({ from: at, word });
      at += word.length - 1;
    }
  }
  for (const { from, word } of foreign) {
    const meant = Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
    const isLatin = /^\p{ASCII}*$/u.test(meant);
    const isMixed = /[A-Za-z]/.test(word);
    if (!isLatin || !(isMixed || KNOWN.has(meant) || names.has(meant))) continue;
    [...word].forEach((letter, place) => {
      const instead = LOOKALIKES.get(letter);
      if (instead) add(from + place, 'letter', instead, word);
    });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Return the line of a place in a program, from 1. @param {string} source @param {number} at */
export const lineAt = (source, at) => source.slice(0, at).split('\n').length;

/** @param {string} source @param {number} at */
const endOfLine = (source, at) => (source.indexOf('\n', at) + 1 || source.length + 1) - 1;

/** Return the place after a string that begins here. @param {string} source @param {number} at */
function endOfString(source, at) {
  const quote = source[at];
  const isLong = source.startsWith(quote.repeat(3), at);
  const end = isLong ? quote.repeat(3) : quote;
  for (let place = at + end.length; place < source.length; place++) {
    if (source[place] === '\\') place++;
    else if (source.startsWith(end, place)) return place + end.length;
    else if (source[place] === '\n' && !isLong) return place;
  }
  return source.length;
}

/** Return the place of the quote that closes a typographic one, or -1. @param {string} source @param {number} at */
function closing(source, at) {
  const end = endOfLine(source, at);
  for (let place = at + 1; place < end; place++) {
    if (source[place] === '"' || DOUBLE.includes(source[place])) return place;
  }
  return -1;
}
