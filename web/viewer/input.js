import { keyOf } from '../base/keys.js';
import { WALK_KEYS } from '../model/lines.js';
import { indexOf, isSamePoint, MOVE_STEPS } from '../model/points.js';
/** @import { Point } from '../model/points.js' */
/** @import { Step } from './controls.js' */
/** @import { AnyGame } from './game.js' */
/** @import { Sheet } from './sheet.js' */

/**
 * @typedef {object} Actions what the input does
 * @property {(point: Point) => void} play
 * @property {(step: Step) => void} step
 * @property {(point: Point) => void} tell says what lies at a point
 * @property {() => {isInteractive: boolean, hasHints: boolean, aims?: boolean}} options aims: whether fingers aim first
 * @property {(point: Point | null) => void} [aimed] called when the aim has changed
 */

/**
 * The pointer and the keys on a board: they play dots on interactive boards, and step through the game on
 * others, where Up and Down, or any arrow with Shift, go from cell to cell.
 */
export class Input {
  /** The keyboard's point. @type {Point | null} */
  #cursor = null;
  /** @type {Point | null} */
  #aim = null;
  /** What has touched the board last: not every browser says so with a click. */
  #pointer = '';
  /** @type {AnyGame | null} */
  #game = null;

  /** @param {HTMLElement} element of the board @param {Sheet} sheet @param {Actions} actions */
  constructor(element, sheet, actions) {
    this.sheet = sheet;
    this.actions = actions;
    element.addEventListener('pointerdown', ({ pointerType }) => (this.#pointer = pointerType));
    element.addEventListener('pointermove', (event) => this.#hover(event));
    element.addEventListener('pointerleave', () => sheet.point({ ghost: null }));
    element.addEventListener('click', (event) => this.#tap(event));
    element.addEventListener('keydown', (event) => this.#onKey(event));
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) sheet.point({ cursor: null });
    });
  }

  /** Start with another game. @param {AnyGame} game */
  begin(game) {
    this.#game = game;
    this.#cursor = null;
    if (this.#aim) this.aim = null;
  }

  /** The point where a finger aims. Another tap on it plays. */
  get aim() {
    return this.#aim;
  }

  set aim(point) {
    this.#aim = point;
    this.sheet.point({ aim: point && this.#game ? { ...point, player: this.#game.turn } : null });
    this.actions.aimed?.(point);
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const game = this.#game;
    const { isInteractive, hasHints } = this.actions.options();
    const point = game && isInteractive && hasHints ? this.sheet.pointAt(event) : null;
    if (!game || !point) return this.sheet.point({ ghost: null });
    this.sheet.point({ ghost: this.#isFree(point) ? { ...point, player: game.turn } : null });
  }

  /** @param {MouseEvent} event */
  #tap(event) {
    const point = this.sheet.pointAt(event);
    const { isInteractive, aims } = this.actions.options();
    const mustAim = this.#pointer === 'touch' && aims && isInteractive && !isSamePoint(point, this.#aim);
    if (mustAim) this.aim = point && this.#isFree(point) ? point : null;
    else this.#play(point);
  }

  /** @param {Point} point */
  #isFree(point) {
    const { view } = /** @type {AnyGame} */ (this.#game);
    const i = indexOf(view, point);
    return view.dots[i] === '.' && view.owners[i] === '.';
  }

  /** Play where a finger aims. */
  confirm() {
    this.#play(this.#aim);
  }

  /** @param {Point | null} point */
  #play(point) {
    if (this.#aim) this.aim = null;
    if (point && this.actions.options().isInteractive) this.actions.play(point);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const key = keyOf(event);
    if (!this.#game || event.ctrlKey || event.metaKey || event.altKey) return;
    const { isInteractive } = this.actions.options();
    const step = MOVE_STEPS[key];
    if (step && (isInteractive || event.shiftKey || step[1])) this.#moveCursor(this.#game, step);
    else if (isInteractive && (key === 'Enter' || key === ' ')) this.#play(this.#cursor);
    else if (WALK_KEYS[key]) this.actions.step(WALK_KEYS[key]);
    else return;
    event.preventDefault();
    event.stopPropagation(); // the page around the board may have keys of its own, as slides do
  }

  /** @param {AnyGame} game @param {[number, number]} step */
  #moveCursor({ width, height }, [dx, dy]) {
    const { x, y } = this.#cursor ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) };
    const point = this.sheet.geometry?.clamp({ x: x + dx, y: y + dy });
    if (point) this.moveTo(point);
  }

  /** Move the keyboard's point. @param {Point} point */
  moveTo(point) {
    this.#cursor = point;
    this.sheet.point({ cursor: point });
    this.actions.tell(point);
  }
}
