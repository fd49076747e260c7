/**
 * @file The source of the game on a board: the address in its attribute `src`, the text in its attribute `sgf`, or
 * the text inside it.
 */

import { allowed, ownOrigin } from '../base/browser.js';
import { fetchPuzzle } from './puzzlegame.js';

/** The address is on another host. */
export class ForeignSource extends Error {}

/**
 * @typedef {'viewer/markup' | 'charset/undecodable'} SourceFault elements have taken the place of characters in a text,
 * or nothing tells the charset of a file that is not UTF-8
 */

const REFERENCE = /&#(\d{1,5});/g;
const BLOCKS = ['P', 'DIV'];
const HARMLESS = [...BLOCKS, 'BR', 'SPAN'];

/** Return the address or, after `(`, the text. @param {HTMLElement} board */
export const sourceOf = (board) =>
  [board.getAttribute('puzzle'), board.getAttribute('src')?.trim() || `(${statedText(board)}`].join(' ');

/** Return the text of a board as its page has it. @param {HTMLElement} board */
const statedText = (board) => textOfAttribute(board) || (board.textContent?.trim() ?? '');

const SIZE = /\bSZ\s*\[\s*(\d+)\s*(?::\s*(\d+)\s*)?\]/;
const COMMENT = /[^A-Z]C\s*\[/;

/** @typedef {{width: number, height: number, hasComments: boolean}} Sketch what needs room on a board */

/** Return what the text in an element needs room for, before it is read. @param {HTMLElement} board @returns {Sketch} */
export function sketchOf(board) {
  const text = statedText(board);
  const [, width = 1, height = width] = SIZE.exec(text) ?? [];
  const hasComments = COMMENT.test(text) || board.hasAttribute('puzzle');
  return { width: Number(width), height: Number(height), hasComments };
}

/**
 * Return the text of the game, and what is wrong with its source.
 * @param {HTMLElement} board
 * @returns {Promise<{text: string, faults: SourceFault[]}>}
 * @throws {ForeignSource}
 * @throws {Error} if the file cannot be read
 */
export async function readSource(board) {
  const puzzle = board.getAttribute('puzzle')?.trim();
  if (puzzle) return { text: await fetchPuzzle(puzzle), faults: [] };
  const src = board.getAttribute('src')?.trim();
  if (!src) return readText(board);
  const address = new URL(src, document.baseURI);
  if (address.origin !== ownOrigin()) throw new ForeignSource(address.href);
  const response = await fetch(address, { redirect: 'error' }); // a redirect might lead to another host
  if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
  const stated = /charset=["']?([^"';\s]+)/i.exec(response.headers.get('Content-Type') ?? '')?.[1];
  return decoded(await response.arrayBuffer(), stated);
}

const CHARSET = /\bCA\s*\[\s*([^\]\s]+)/;

/** @type {Record<string, string>} */
const MARKS = { ÿþ: 'utf-16le', þÿ: 'utf-16be' };

/**
 * Return the text of a file, in UTF-8 or else in the charset that it or its server names. It may be cut off.
 * @param {ArrayBuffer} bytes
 * @param {string} [stated] by the server
 * @returns {{text: string, faults: SourceFault[]}}
 */
function decoded(bytes, stated) {
  const letters = new TextDecoder('latin1').decode(bytes);
  for (const label of [MARKS[letters.slice(0, 2)], 'utf-8', CHARSET.exec(letters)?.[1], stated]) {
    const text = label
      ? allowed(() => new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true }))
      : null;
    if (text !== null) return { text, faults: [] };
  }
  return { text: new TextDecoder().decode(bytes), faults: ['charset/undecodable'] };
}

/** @param {HTMLElement} board @returns {{text: string, faults: SourceFault[]}} */
function readText(board) {
  const text = textOfAttribute(board);
  if (text) return { text, faults: [] };
  const isChanged = [...board.querySelectorAll('*')].some(hasLostCharacters);
  return { text: textIn(board).trim(), faults: isChanged ? ['viewer/markup'] : [] };
}

/**
 * Return the text in the attribute `sgf`. If it has no brackets but references to them, a program that makes pages
 * has escaped it once more.
 * @param {HTMLElement} board
 */
function textOfAttribute(board) {
  const text = board.getAttribute('sgf')?.trim() ?? '';
  return text.includes('[') ? text : text.replace(REFERENCE, (_, code) => String.fromCodePoint(code));
}

/**
 * Return the text in a node, with the line breaks that paragraphs and `<br>` have replaced. One is still between
 * two paragraphs.
 * @param {Node} node
 * @returns {string}
 */
function textIn(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''; // it may be of a frame that is gone
  if (node.nodeName === 'BR') return node.nextSibling?.nodeValue?.startsWith('\n') ? '' : '\n';
  const text = [...node.childNodes].map(textIn).join('');
  return BLOCKS.includes(node.nodeName) ? `\n${text.trim()}` : text;
}

/**
 * Return whether an element has been made of characters that its text lacks, such as `<em>` of asterisks. A link
 * may be an address that became one.
 * @param {Element} element
 */
function hasLostCharacters({ tagName, textContent, attributes }) {
  const isAddress = tagName === 'A' && attributes.getNamedItem('href')?.value.includes(textContent);
  return !isAddress && !HARMLESS.includes(tagName);
}

/** Wait until the page is parsed: before that, the text in an element may be incomplete. */
export function pageIsParsed() {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
