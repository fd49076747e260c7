import { isSamePoint } from '../model/points.js';
import { DoubleTap } from './doubletap.js';
import { distance, onSheet, placeOf } from './places.js';
import { drawRing, nearestPoint } from './ringdrawing.js';
/** @import { Point } from '../model/points.js' */
/** @import { Board } from './board.js' */
/** @import { Gestures } from './gestures.js' */

const MOUSE_REACH = 0.45; // in cells; a click between two points means neither
const TOUCH_REACH = 0.5;
const SMALL_CELL = 28; // in CSS pixels; in a smaller cell, fingers hit the wrong point
const MIN_TAP_CELL = 20; // in CSS pixels; in a smaller cell, taps on points only aim, whatever is chosen
const MAX_SLIP = 9; // in CSS pixels; a tap may move this far
const GRAB = 44; // CSS pixels; on a zoomed board, a drag that begins this near to the aim moves it

/**
 * @typedef {object} Taps what taps on the board do: see play/table.js
 * @property {(point: Point, since: number) => void} tap
 * @property {(point: Point) => 'put' | 'take' | 'nothing'} meaning whether a tap puts a dot, does something
 *   else, or does nothing
 * @property {Pen | null} pen what takes over the pointer while a ring is drawn
 *
 * @typedef {object} Pen
 * @property {Point[]} targets points that a finger near them means
 * @property {(point: Point) => void} tap
 * @property {(point: Point) => void} drag
 *
 * @typedef {object} Confirming how fingers put dots: see store/settings.js
 * @property {'auto' | 'aim' | 'once'} confirm
 * @property {'button' | 'loupe'} confirmBy
 *
 * @typedef {object} Press
 * @property {number} id
 * @property {number} x
 * @property {number} y
 * @property {Point | null} point
 * @property {Point | null} aim
 * @property {boolean} isDrag
 */

/**
 * Return whether fingers have to aim on a board.
 * @param {number} cellSize in CSS pixels
 * @param {Confirming['confirm']} confirm
 */
export const needsAim = (cellSize, confirm) =>
  confirm === 'aim' || cellSize < (confirm === 'once' ? MIN_TAP_CELL : SMALL_CELL);

/**
 * The mouse, the pen and the finger on the board. A click must go down and come up at the same point. Where
 * cells are small, a finger first aims, by a tap or by dragging, and then confirms, by the button or by another
 * tap on the aimed point. Two fingers, and two quick taps that put no dot, zoom the board; a zoomed board is
 * moved by dragging.
 */
export class Pointer {
  /** @type {Press | null} */
  #press = null;
  #doubleTap = new DoubleTap();

  /** @param {Board} board @param {Taps} taps @param {Gestures} gestures @param {() => Confirming} choices */
  constructor(board, taps, gestures, choices) {
    this.board = board;
    this.taps = taps;
    this.gestures = gestures;
    this.choices = choices;
    const { element } = board;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', (event) => {
      this.gestures.up(event);
      this.#leave();
    });
    element.addEventListener('pointerleave', () => this.#leave());
    element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  /** Whether fingers have to aim on this board. */
  get needsAim() {
    return needsAim(this.board.geometry?.cellSize ?? SMALL_CELL, this.choices().confirm);
  }

  /** Tap the aimed point. @param {number} since */
  confirm(since) {
    const { board, taps } = this;
    const { aim } = board;
    if (!aim) return;
    board.aim = null;
    taps.tap(aim, since);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.gestures.down(event)) {
      if (this.#press) this.board.aim = this.#press.aim;
      this.#leave();
      this.#doubleTap.forget();
      this.board.element.setPointerCapture(event.pointerId);
      return;
    }
    if (!event.isPrimary || event.button !== 0) {
      this.#leave();
      return;
    }
    const { board, taps } = this;
    const point =
      taps.pen && event.pointerType === 'touch'
        ? nearestPoint(board, taps.pen.targets, event)
        : board.pointAt(event, reachOf(event));
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#press = { id, x, y, point, aim: board.aim, isDrag: false };
    board.element.setPointerCapture(id);
    if (!this.#isAiming(event)) board.ghost = point;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { board, taps } = this;
    if (this.gestures.move(event)) return;
    const press = this.#press;
    if (press?.id === event.pointerId && this.#isPan(press, event)) {
      this.#leave();
      this.#doubleTap.forget();
      this.gestures.drag(event, onSheet(board, press));
    } else if (!this.#isAiming(event)) {
      const point = board.pointAt(event, reachOf(event));
      if (event.pointerType === 'mouse' || press) board.ghost = point;
      if (taps.pen && press?.id === event.pointerId) {
        drawRing(board, taps.pen, press, event, () => taps.pen !== null);
      }
    } else if (press?.id === event.pointerId) this.#moveAim(press, event);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (this.gestures.up(event)) return;
    const press = this.#press;
    this.#press = null;
    if (press?.id !== event.pointerId) return;
    const { board, taps } = this;
    const isTap = !press.isDrag && event.pointerType === 'touch' && !taps.pen;
    const first = isTap ? this.#doubleTap.end(event) : null;
    if (first) {
      board.aim = first.aim;
      if (!first.isOver) this.gestures.doubleTap(event);
      return;
    }
    if (taps.pen) {
      if (press.point && !press.isDrag) taps.pen.tap(press.point);
    } else if (!this.#isAiming(event)) {
      const point = board.pointAt(event, reachOf(event));
      if (event.pointerType !== 'mouse') board.ghost = null;
      if (isTap && (!point || taps.meaning(point) === 'nothing')) this.#doubleTap.begin(event, null);
      if (point && isSamePoint(point, press.point)) taps.tap(point, event.timeStamp);
    } else if (!press.isDrag) {
      const point = board.pointAt(event, 1);
      if (this.#confirms(point)) this.confirm(event.timeStamp);
      else {
        board.aim = point;
        this.#doubleTap.begin(event, press.aim);
      }
    }
  }

  #leave() {
    this.#press = null;
    this.board.ghost = null;
  }

  /** @param {PointerEvent} event */
  #isAiming(event) {
    return event.pointerType === 'touch' && (this.needsAim || this.board.aim !== null) && !this.taps.pen;
  }

  /** Return whether a drag moves the board instead of the aim. @param {Press} press @param {PointerEvent} event */
  #isPan(press, event) {
    const { board, taps } = this;
    if (!board.geometry?.isZoomed || taps.pen || press.isDrag) return false;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= MAX_SLIP) return false;
    return !(this.#isAiming(event) && press.aim && distance(board, press.aim, press) <= GRAB);
  }

  /** Move the aimed point as far as the finger moves. @param {Press} press @param {PointerEvent} event */
  #moveAim(press, event) {
    const { board } = this;
    if (!board.geometry) return;
    const cell = board.geometry.cellSize;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    press.isDrag ||= Math.hypot(dx, dy) > MAX_SLIP;
    if (!press.isDrag) return;
    const [from, to] = [press, placeOf(event)].map((place) => onSheet(board, place));
    const steps = [to.x - from.x, to.y - from.y].map((way) => Math.round(way / cell));
    const { aim } = press;
    board.aim = aim ? board.geometry.step(aim, steps[0], steps[1]) : board.pointAt(event);
  }

  /**
   * Return whether a tap on this point confirms the aim. In the smallest cells a tap often means a neighbour,
   * so that it only aims: the button confirms, or a tap on the loupe.
   * @param {Point | null} point
   */
  #confirms(point) {
    const { aim, geometry } = this.board;
    return aim !== null && isSamePoint(point, aim) && (geometry?.cellSize ?? 0) >= MIN_TAP_CELL;
  }
}

/** Return how far from a point a click may be, in cells. @param {PointerEvent} event */
const reachOf = (event) => (event.pointerType === 'touch' ? TOUCH_REACH : MOUSE_REACH);
