import './kropki-board.js';
/** @import { KropkiBoard } from './kropki-board.js' */

const ATTRIBUTES = ['src', 'at', 'theme', 'lang', 'controls', 'interactive', 'coordinates'];
const LONGEST = 1_000_000; // characters of a fragment

/**
 * A frame's board, from the address's fragment: `embed.html#sgf=…&at=12&theme=dark`. docs/embedding.md has what it
 * may say. The page round the frame is told the height that the board would like.
 */
const parameters = new URLSearchParams(location.hash.slice(1, LONGEST));
const board = /** @type {KropkiBoard} */ (document.createElement('kropki-board'));
for (const name of ATTRIBUTES) {
  const value = parameters.get(name);
  if (value !== null) board.setAttribute(name, value);
}
board.textContent = parameters.get('sgf');
const tell = () => parent.postMessage({ type: 'kropki-height', height: board.wantedHeight }, '*');
for (const event of ['kropki-ready', 'kropki-move']) board.addEventListener(event, tell);
addEventListener('resize', tell);
document.body.append(board);
