import { KropkiBoard } from './kropki-board.js';

const LONGEST = 1_000_000; // characters of a fragment

/**
 * A frame's board, from the address's fragment: `embed.html#sgf=…&at=12&theme=dark`. docs/embedding.md has what it
 * may say. The page round the frame is told the height that the board would like.
 */
const parameters = new URLSearchParams(location.hash.slice(1, LONGEST));
const board = new KropkiBoard();
for (const name of KropkiBoard.observedAttributes) {
  const value = parameters.get(name);
  if (value !== null) board.setAttribute(name, value);
}
board.textContent = parameters.get('sgf');
const tell = () => parent.postMessage({ type: 'kropki-height', height: board.wantedHeight }, '*');
for (const event of ['kropki-ready', 'kropki-move']) board.addEventListener(event, tell);
addEventListener('resize', tell);
document.body.append(board);
