/** @file The source of the game on a board: the address in its attribute `src`, or the text in it. */

import { fetchPuzzle } from './puzzlegame.js';

/** The address is on another host. */
export class ForeignSource extends Error {}

/** Return the address or, after `(`, the text. @param {HTMLElement} board */
export const sourceOf = (board) =>
  [board.getAttribute('puzzle'), board.getAttribute('src')?.trim() || `(${board.textContent?.trim()}`].join(
    ' ',
  );

const SIZE = /\bSZ\s*\[\s*(\d+)\s*(?::\s*(\d+)\s*)?\]/;
const COMMENT = /[^A-Z]C\s*\[/;

/** @typedef {{width: number, height: number, hasComments: boolean}} Sketch what needs room on a board */

/** Return what the text in an element needs room for, before it is read. @param {HTMLElement} board @returns {Sketch} */
export function sketchOf(board) {
  const text = board.textContent ?? '';
  const [, width = 1, height = width] = SIZE.exec(text) ?? [];
  const hasComments = COMMENT.test(text) || board.hasAttribute('puzzle');
  return { width: Number(width), height: Number(height), hasComments };
}

/**
 * Return the text of the game.
 * @param {HTMLElement} board
 * @throws {ForeignSource}
 * @throws {Error} if the file cannot be read
 */
export async function readSource(board) {
  const puzzle = board.getAttribute('puzzle')?.trim();
  if (puzzle) return fetchPuzzle(puzzle);
  const src = board.getAttribute('src')?.trim();
  if (!src) return board.textContent?.trim() ?? '';
  const address = new URL(src, document.baseURI);
  if (address.origin !== location.origin) throw new ForeignSource(address.href);
  const response = await fetch(address, { redirect: 'error' }); // a redirect might lead to another host
  if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
  return response.text();
}

/** Wait until the page is parsed: before that, the text in an element may be incomplete. */
export function pageIsParsed() {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
