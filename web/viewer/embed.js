/**
 * @file The board of a frame, from the fragment of its address: `embed.html#sgf=…&at=12&theme=dark`. The parameters are
 * the attributes of the board; `packed` is a text for `sgf` that is packed. The page around the frame gets a message with the height that the board wants.
 */
import { packedText } from '../model/packing.js';
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
const packed = parameters.get('packed');
if (packed === null) show();
else void packedText.unpack(packedText.prefix + packed).then(show);

/** Show the board, with the text that was packed; damaged, it is no game, which the board says. @param {string | null} [text] */
function show(text) {
  if (text !== undefined) board.setAttribute('sgf', text ?? '');
  document.querySelector('main')?.append(board);
}
