/** @file The HTML that shows a game or a puzzle in another page (docs/embedding.md). */
import { IS_FILE, SITE } from '../host.js';
import { make } from '../ui/element.js';

/**
 * @typedef {object} Wishes how it looks in another page
 * @property {'frame' | 'element'} kind
 * @property {number} width in CSS pixels
 * @property {number} height
 * @property {Record<string, string>} attributes of the board
 * @property {string} title for the frame
 */

/** The address of this site. A page from a disk has none, so it gives a relative one. */
const BASE = IS_FILE ? 'kropki/' : SITE.href;

/**
 * Return the address of the page for a frame.
 * @param {string} text the game as SGF, or a puzzle; empty if an attribute names the puzzle
 * @param {Wishes} wishes
 */
export function frameAddress(text, { attributes }) {
  const parameters = new URLSearchParams({ ...attributes, ...(text && { sgf: text }) });
  return `${BASE}embed.html#${parameters.toString().replaceAll('+', '%20')}`;
}

/**
 * Return the HTML. The browser's own serializer escapes text and attributes.
 * @param {string} text as in `frameAddress`
 * @param {Wishes} wishes
 */
export function snippet(text, wishes) {
  return wishes.kind === 'frame' ? frame(text, wishes).outerHTML : element(text, wishes);
}

/** Create a frame. @param {string} text @param {Wishes} wishes */
export function frame(text, wishes) {
  const { width, height, title } = wishes;
  const made = make('iframe', {
    src: frameAddress(text, wishes),
    width: String(width),
    height: String(height),
    title,
  });
  made.style.border = '0';
  made.style.maxWidth = '100%';
  return made;
}

/** Return the HTML of a `<kropki-board>`. @param {string} text @param {Wishes} wishes */
function element(text, { width, height, attributes }) {
  const script = make('script', { type: 'module' });
  script.setAttribute('src', `${BASE}web/viewer/kropki-board.js`);
  const board = document.createElement('kropki-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  Object.assign(board.style, { width: `${width}px`, maxWidth: '100%', height: `${height}px` });
  board.textContent = text;
  return `${script.outerHTML}\n${board.outerHTML}`;
}
