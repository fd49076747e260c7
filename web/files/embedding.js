/** @file What other people write into their pages to have a game there (docs/embedding.md). */
import { IS_FILE, SITE } from '../host.js';
import { make } from '../ui/element.js';

/**
 * @typedef {object} Wishes how a game is to look on another page
 * @property {'frame' | 'element'} kind
 * @property {number} width in CSS pixels
 * @property {number} height
 * @property {Record<string, string>} attributes of the board
 * @property {string} title for the frame
 */

/** Where this site lies; a page from disk lies nowhere, and says where it would be looked for. */
const BASE = IS_FILE ? 'kropki/' : SITE.href;

/** The frame's page with a game. @param {string} sgf @param {Wishes} wishes */
export const frameAddress = (sgf, { attributes }) =>
  `${BASE}embed.html#${new URLSearchParams({ ...attributes, sgf }).toString().replaceAll('+', '%20')}`;

/**
 * What to write. The browser's own serializer keeps text and attributes from being markup.
 * @param {string} sgf
 * @param {Wishes} wishes
 */
export function snippet(sgf, wishes) {
  return wishes.kind === 'frame' ? frame(sgf, wishes).outerHTML : element(sgf, wishes);
}

/** @param {string} sgf @param {Wishes} wishes */
export function frame(sgf, wishes) {
  const { width, height, title } = wishes;
  const made = make('iframe', {
    src: frameAddress(sgf, wishes),
    width: String(width),
    height: String(height),
    title,
  });
  made.style.border = '0';
  return made;
}

/** @param {string} sgf @param {Wishes} wishes */
function element(sgf, { width, height, attributes }) {
  const script = make('script', { type: 'module' });
  script.setAttribute('src', `${BASE}web/viewer/kropki-board.js`);
  const board = document.createElement('kropki-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  Object.assign(board.style, { width: `${width}px`, height: `${height}px` });
  board.textContent = sgf;
  return `${script.outerHTML}\n${board.outerHTML}`;
}
