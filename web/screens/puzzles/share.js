/** @file A puzzle as a picture with its task, and its link, to be sent to others. */

import { addressOfPage, canShareFiles, canShare, pngOf, share } from '../../base/browser.js';
import { readInks } from '../../board/inks.js';
import { labelsOf, Picture } from '../../files/picture.js';
import { copyText, savedText, saveFile } from '../../files/saving.js';
import { IS_FILE } from '../../host.js';
import { make } from '../../ui/element.js';
import { Screen } from '../../ui/screen.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Position } from '../../protocol.js' */

const FILE = 'kropki-puzzle.png';
const SIDE = 1080; // pixels, as square pictures in chats have
const [TITLE, TASK, NAME] = [60, 46, 34]; // pixels of letters
const MARGIN = 70; // pixels
const BOARD = [170, 760]; // where the board begins, and how tall it may be, in pixels
const CELL = 36; // pixels of a cell that lines are meant for

/**
 * @typedef {object} Shared what is said of a puzzle
 * @property {string} title
 * @property {string} task
 * @property {string} fragment its link; empty if it has none
 */

/** The dialog that shows a puzzle as a picture, and hands it on. */
export class PuzzleShare {
  #screen;
  #body = make('div', { id: 'puzzle-share-body' });
  #told = make('p', { id: 'puzzle-share-told', role: 'status' });

  /** @param {WholePage} page */
  constructor({ messages, settings }) {
    this.messages = messages;
    this.settings = settings;
    const about = { name: 'puzzle-share', title: messages.text('puzzles-share-title'), className: '' };
    this.#screen = new Screen(messages, about, this.#body);
  }

  /** @param {Position} position @param {Shared} shared @param {() => void} embed offers to embed the puzzle in a page */
  open(position, shared, embed) {
    const { messages } = this;
    const canvas = drawPuzzle(position, shared, labelsOf(this.settings));
    const hasLink = shared.fragment !== '' && !IS_FILE;
    const address = addressOfPage() + shared.fragment;
    canvas.role = 'img';
    canvas.ariaLabel = `${shared.title}. ${shared.task}`;
    const button = (/** @type {string} */ id, /** @type {() => Promise<string>} */ act) =>
      make(
        'button',
        { type: 'button', id, onclick: async () => (this.#told.textContent = await act()) },
        messages.text(id),
      );
    const copy = button('puzzles-copy-link', async () =>
      messages.text((await copyText(address)) ? 'told-copied-link' : 'told-not-copied'),
    );
    const save = button('puzzles-save-picture', async () => {
      const file = await pngOf(canvas);
      return file ? savedText(messages, await saveFile(FILE, file)) : messages.text('puzzles-no-picture');
    });
    const send = button('puzzles-send', async () => {
      const file = await pngOf(canvas);
      const files = file ? [new File([file], FILE, { type: file.type })] : [];
      const data = { title: shared.title, text: shared.task, ...(hasLink ? { url: address } : {}) };
      await share(canShareFiles({ files }) ? { ...data, files } : data);
      return '';
    });
    const link = make('input', {
      type: 'text',
      readOnly: true,
      value: address,
      onfocus: () => link.select(),
    });
    messages.label(link, 'puzzles-share-link');
    link.hidden = !hasLink;
    const within = make('button', { type: 'button', id: 'puzzles-embed' }, messages.text('puzzles-embed'));
    within.onclick = () => {
      this.#screen.close();
      embed();
    };
    const buttons = [...(canShare() ? [send] : []), ...(hasLink ? [copy] : []), save, within];
    buttons[0].className = 'main';
    this.#told.textContent = '';
    this.#body.replaceChildren(canvas, link, this.#told, make('p', { className: 'actions' }, ...buttons));
    this.#screen.open();
    buttons[0].focus();
  }
}

/**
 * Draw a puzzle with words on a square.
 * @param {Position} position
 * @param {Shared} words
 * @param {boolean | 'around'} coordinates
 */
function drawPuzzle(position, { title, task }, coordinates) {
  const canvas = make('canvas', { width: SIDE, height: SIDE });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const inks = readInks();
  const [top, tall] = BOARD;
  const cell = Math.floor(Math.min((SIDE - MARGIN) / (position.width + 1), tall / (position.height + 1)));
  const look = { cell, ratio: cell / CELL, coordinates, inks };
  const picture = new Picture(position, look);
  picture.draw(/** @type {any} */ (position));
  const { width, height } = picture.canvas;
  const scale = Math.min(1, tall / height, (SIDE - MARGIN) / width);
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(
    picture.canvas,
    (SIDE - width * scale) / 2,
    top + (tall - height * scale) / 2,
    width * scale,
    height * scale,
  );
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ size,
    /** @type {number} */ y,
    weight = 400,
  ) => {
    context.font = `${weight} ${size}px ${inks.font || 'serif'}`;
    context.fillText(text, SIDE / 2, y, SIDE - MARGIN);
  };
  context.textAlign = 'center';
  context.fillStyle = inks.text;
  write(title, TITLE, 110, 600);
  write(task, TASK, SIDE - 95);
  context.globalAlpha = 0.75;
  write(['Kropki', location.host].filter(Boolean).join(' · '), NAME, SIDE - 35);
  context.globalAlpha = 1;
  return canvas;
}
