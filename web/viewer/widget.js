/**
 * @file The board in a notebook: a module for anywidget, which kropki/notebook.py puts after the script of the board.
 * Python has the game and its rules, and says what there is to draw.
 */
import { sizeObserver, watchMedia } from '../base/browser.js';
import { isDark } from './scheme.js';
/** @import { Point } from '../model/points.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { Position } from '../protocol.js' */
/** @import { Game } from './game.js' */
/** @import { KropkiBoard } from './kropki-board.js' */

/**
 * @typedef {object} Shown what Python shows
 * @property {Position} position
 * @property {boolean} comments whether a move of the game has a comment
 * @property {boolean} open whether the next dot is the reader's
 */

/**
 * @typedef {object} Model what anywidget gives
 * @property {((name: '_shown') => Shown) & ((name: 'sgf') => string)} get
 * @property {(message: object) => void} send
 * @property {(event: string, listener: (message: any) => void) => void} on
 * @property {(event: string, listener: (message: any) => void) => void} off
 */

const CELL = 28; // CSS pixels
const MIN_WIDTH = 320;
const MAX_WIDTH = 760;
const SYSTEM = watchMedia('(prefers-color-scheme: dark)');

/** A game that Python in a notebook has, in place of a game of the page (game.js). */
export class NotebookGame {
  isForeign = false;
  isLine = false;
  /** Whether steps go to Python, which they do once the position is there. */
  isPlayed = false;
  /** @type {Game['faults']} */
  faults = [];
  /** Those who wait for an answer. @type {Map<string, (refusal: Refusal | null) => void>} */
  #waiting = new Map();

  /** @param {Model} model */
  constructor(model) {
    this.model = model;
  }

  get shown() {
    return this.model.get('_shown');
  }

  get text() {
    return this.model.get('sgf');
  }

  get view() {
    return this.shown.position;
  }

  get width() {
    return this.view.width;
  }

  get height() {
    return this.view.height;
  }

  get names() {
    return this.view.names;
  }

  get move() {
    return this.view.ply;
  }

  get length() {
    return this.view.plies;
  }

  get start() {
    return this.move;
  }

  get turn() {
    return this.view.turn;
  }

  get isOver() {
    return this.view.outcome !== null;
  }

  get hasComments() {
    return this.shown.comments;
  }

  leaveLine() {}

  close() {}

  complete() {
    return Promise.resolve(false);
  }

  go() {
    return false;
  }

  /** @param {() => number | 'end'} move */
  async goLater(move) {
    const to = move();
    await this.#ask({ kind: 'go', ply: to === 'end' ? this.length : to });
  }

  /**
   * Play a dot. The position after it comes by itself.
   * @param {Point} point
   * @returns {Promise<{refusal: Refusal} | null>}
   */
  async play({ x, y }) {
    const refusal = await this.#ask({ kind: 'play', x, y });
    return refusal && { refusal };
  }

  /** Take an answer of Python. @param {{id: string, refusal: Refusal | null}} answer */
  take({ id, refusal }) {
    this.#waiting.get(id)?.(refusal);
    this.#waiting.delete(id);
  }

  /** @param {object} request @returns {Promise<Refusal | null>} */
  #ask(request) {
    const id = String(Math.random()); // other views of the same game hear the answer too
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.model.send({ ...request, id });
    });
  }
}

/** @param {{model: Model, el: HTMLElement}} place */
function render({ model, el }) {
  const board = /** @type {KropkiBoard} */ (document.createElement('kropki-board'));
  const game = new NotebookGame(model);
  let before = game.shown;
  const dress = () => {
    const { width } = game;
    board.style.maxWidth = `${Math.min(Math.max(CELL * (width + 1), MIN_WIDTH), MAX_WIDTH)}px`;
    board.toggleAttribute('interactive', game.shown.open);
  };
  const show = () => {
    const { position } = game.shown;
    const isNext = position.ply === before.position.ply + 1 && position.change.dot !== null;
    before = game.shown;
    dress();
    board.present(game, isNext);
  };
  const take = (/** @type {any} */ answer) => game.take(answer);
  board.setAttribute('head', 'players');
  board.dataset.lmSuppressShortcuts = 'true'; // or else Jupyter takes the arrow keys
  dress();
  board.present(game, false);
  game.isPlayed = true;
  model.on('change:_shown', show);
  model.on('msg:custom', take);
  const unwatch = followScheme(board);
  el.append(board);
  return () => {
    unwatch();
    model.off('change:_shown', show);
    model.off('msg:custom', take);
  };
}

/** Let a board be as dark as the notebook around it, however that says so. @param {KropkiBoard} board */
function followScheme(board) {
  const follow = () => {
    if (board.isConnected) board.setAttribute('theme', (isDark(board) ?? SYSTEM.matches) ? 'dark' : 'light');
  };
  const themes = new MutationObserver(follow);
  for (const element of [document.documentElement, document.body]) {
    themes.observe(element, { attributes: true });
  }
  const place = sizeObserver(follow);
  place.observe(board);
  return () => {
    themes.disconnect();
    place.disconnect();
  };
}

export default { render };
