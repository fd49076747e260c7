import { indexOf, MOVE_STEPS } from '../model/points.js';
/** @import { Point } from '../model/points.js' */
/** @import { Step } from './controls.js' */
/** @import { PuzzleGame } from './puzzlegame.js' */
/** @import { Game } from './game.js' */
/** @import { Sheet } from './sheet.js' */

const KEYS = /** @type {Record<string, Step>} */ ({
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ',': 'back',
  '.': 'forward',
});
/**
 * @typedef {object} Actions what the input does
 * @property {(point: Point) => void} play
 * @property {(step: Step) => void} step
 * @property {(point: Point) => void} tell says the name of a point
 * @property {() => {isInteractive: boolean, hasHints: boolean}} options
 */

/**
 * The pointer and the keys on a board: they play dots on interactive boards, and step through the game on
 * others.
 */
export class Input {
  /** The keyboard's point. @type {Point | null} */
  #cursor = null;
  /** @type {Game | PuzzleGame | null} */
  #game = null;

  /** @param {HTMLElement} element of the board @param {Sheet} sheet @param {Actions} actions */
  constructor(element, sheet, actions) {
    this.sheet = sheet;
    this.actions = actions;
    element.addEventListener('pointermove', (event) => this.#hover(event));
    element.addEventListener('pointerleave', () => sheet.point({ ghost: null }));
    element.addEventListener('click', (event) => this.#play(sheet.pointAt(event)));
    element.addEventListener('keydown', (event) => this.#onKey(event));
    element.addEventListener('blur', () => sheet.point({ cursor: null }));
  }

  /** Start with another game. @param {Game | PuzzleGame} game */
  begin(game) {
    this.#game = game;
    this.#cursor = null;
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const game = this.#game;
    const { isInteractive, hasHints } = this.actions.options();
    const point = game && isInteractive && hasHints ? this.sheet.pointAt(event) : null;
    if (!game || !point) return this.sheet.point({ ghost: null });
    const i = indexOf(game.view, point);
    const isFree = game.view.dots[i] === '.' && game.view.owners[i] === '.';
    this.sheet.point({ ghost: isFree ? { ...point, player: game.turn } : null });
  }

  /** @param {Point | null} point */
  #play(point) {
    if (point && this.actions.options().isInteractive) this.actions.play(point);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key } = event;
    if (!this.#game || event.ctrlKey || event.metaKey || event.altKey) return;
    const { isInteractive } = this.actions.options();
    if (isInteractive && MOVE_STEPS[key]) this.#moveCursor(this.#game, MOVE_STEPS[key]);
    else if (isInteractive && (key === 'Enter' || key === ' ')) this.#play(this.#cursor);
    else if (KEYS[key]) this.actions.step(KEYS[key]);
    else return;
    event.preventDefault();
  }

  /** @param {Game | PuzzleGame} game @param {[number, number]} step */
  #moveCursor({ width, height }, [dx, dy]) {
    const { x, y } = this.#cursor ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) };
    this.#cursor = this.sheet.geometry?.clamp({ x: x + dx, y: y + dy }) ?? null;
    this.sheet.point({ cursor: this.#cursor });
    if (this.#cursor) this.actions.tell(this.#cursor);
  }
}
