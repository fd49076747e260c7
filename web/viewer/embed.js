/**
 * @file The board of a frame, from the fragment of its address: `embed.html#sgf=…&at=12&theme=dark`. The
 * parameters are
 * the attributes of the board. The page around the frame gets a message with the height that the board wants.
 */
import { KropkiBoard } from './kropki-board.js';

const MAX_CHARACTERS = 1_000_000;

const parameters = new URLSearchParams(location.hash.slice(1, MAX_CHARACTERS));
const board = new KropkiBoard();
for (const name of KropkiBoard.observedAttributes) {
  const value = parameters.get(name);
  if (value !== null) board.setAttribute(name, value);
}
const postHeight = () => parent.postMessage({ type: 'kropki-height', height: board.wantedHeight }, '*');
for (const event of ['kropki-ready', 'kropki-move']) board.addEventListener(event, postHeight);
addEventListener('resize', postHeight);
document.querySelector('main')?.append(board);
