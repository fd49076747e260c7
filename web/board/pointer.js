import { isSamePoint } from '../model/points.js';
/** @import { Point } from '../model/points.js' */
/** @import { Board } from './board.js' */

const MOUSE_REACH = 0.45; // in cells; a click between two points means neither
const TOUCH_REACH = 0.5;
const SMALL_CELL = 28; // in CSS pixels; in a smaller cell, fingers hit the wrong point
const MIN_TAP_CELL = 20; // in CSS pixels; in a smaller cell, a second tap aims again and never plays
const MAX_SLIP = 9; // in CSS pixels; a tap may move this far
const NEAR = 24; // in CSS pixels; a tap this near to a point with a meaning of its own means that point
const DRAG_REACH = 0.35; // in cells; a drag passes over a point only if it comes this near

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
 * @typedef {object} Press
 * @property {number} id
 * @property {number} x
 * @property {number} y
 * @property {Point | null} point
 * @property {Point | null} aim
 * @property {boolean} isDrag
 */

/**
 * The mouse, the pen and the finger on the board. A click must go down and come up at the same point. Where
 * cells are small, a finger first aims, by a tap or by dragging, and then confirms, by the button or by another
 * tap on the aimed point.
 */
export class Pointer {
  /** @type {Press | null} */
  #press = null;

  /** @param {Board} board @param {Taps} taps */
  constructor(board, taps) {
    this.board = board;
    this.taps = taps;
    const { element } = board;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', () => this.#leave());
    element.addEventListener('pointerleave', () => this.#leave());
    element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  /** Whether fingers have to aim on this board. */
  get needsAim() {
    return (this.board.geometry?.cellSize ?? SMALL_CELL) < SMALL_CELL;
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
    if (!event.isPrimary || event.button !== 0) {
      this.#leave();
      return;
    }
    const { board, taps } = this;
    const point =
      taps.pen && event.pointerType === 'touch'
        ? this.#nearest(taps.pen.targets, event)
        : board.pointAt(event, reachOf(event));
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#press = { id, x, y, point, aim: board.aim, isDrag: false };
    board.element.setPointerCapture(id);
    if (!this.#isAiming(event)) board.ghost = point;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { board, taps } = this;
    const press = this.#press;
    if (!this.#isAiming(event)) {
      const point = board.pointAt(event, reachOf(event));
      if (event.pointerType === 'mouse' || press) board.ghost = point;
      if (taps.pen && press?.id === event.pointerId) this.#draw(taps.pen, press, event);
    } else if (press?.id === event.pointerId) this.#moveAim(press, event);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    this.#press = null;
    if (press?.id !== event.pointerId) return;
    const { board, taps } = this;
    if (taps.pen) {
      if (press.point && !press.isDrag) taps.pen.tap(press.point);
    } else if (!this.#isAiming(event)) {
      const point = board.pointAt(event, reachOf(event));
      if (event.pointerType !== 'mouse') board.ghost = null;
      if (point && isSamePoint(point, press.point)) taps.tap(point, event.timeStamp);
    } else if (!press.isDrag) {
      const point = board.pointAt(event, 1);
      if (this.#confirms(point)) this.confirm(event.timeStamp);
      else board.aim = point;
    }
  }

  #leave() {
    this.#press = null;
    this.board.ghost = null;
  }

  /** @param {PointerEvent} event */
  #isAiming(event) {
    return event.pointerType === 'touch' && this.needsAim && !this.taps.pen;
  }

  /** Move the aimed point as far as the finger moves. @param {Press} press @param {PointerEvent} event */
  #moveAim(press, event) {
    const { board } = this;
    if (!board.geometry) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    press.isDrag ||= Math.hypot(dx, dy) > MAX_SLIP;
    if (!press.isDrag) return;
    const { cellSize } = board.geometry;
    const { aim } = press;
    board.aim = aim
      ? board.geometry.clamp({ x: aim.x + Math.round(dx / cellSize), y: aim.y + Math.round(dy / cellSize) })
      : board.pointAt(event);
  }

  /**
   * Return whether a tap on this point confirms the aim. In the smallest cells a tap often means a neighbour,
   * so that it only aims: the button confirms.
   * @param {Point | null} point
   */
  #confirms(point) {
    const { aim, geometry } = this.board;
    return aim !== null && isSamePoint(point, aim) && (geometry?.cellSize ?? 0) >= MIN_TAP_CELL;
  }

  /**
   * Return the distance from a point to the pointer, in CSS pixels.
   * @param {Point} point
   * @param {PointerEvent} event
   */
  #distance(point, event) {
    const { geometry, element } = this.board;
    if (!geometry) return Infinity;
    const { left, top } = element.getBoundingClientRect();
    const { x, y } = geometry.place(point);
    return Math.hypot(event.clientX - left - x, event.clientY - top - y);
  }

  /**
   * Return the nearest of these points if one is near, else the point at the pointer.
   * @param {Point[]} points
   * @param {PointerEvent} event
   */
  #nearest(points, event) {
    const [nearest] = points
      .map((point) => ({ point, distance: this.#distance(point, event) }))
      .sort((a, b) => a.distance - b.distance);
    return nearest?.distance <= NEAR ? nearest.point : this.board.pointAt(event);
  }

  /**
   * Draw a ring on over the points that the pointer has passed since the last event.
   * @param {Pen} pen
   * @param {Press} press
   * @param {PointerEvent} event
   */
  #draw(pen, press, event) {
    const { element, geometry } = this.board;
    if (!geometry) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    const steps = Math.ceil((4 * Math.hypot(dx, dy)) / geometry.cellSize);
    const { left, top } = element.getBoundingClientRect();
    for (let i = 1; i <= steps && this.taps.pen === pen; i++) {
      const [x, y] = [press.x + (dx * i) / steps - left, press.y + (dy * i) / steps - top];
      const point = geometry.pointAt(x, y, DRAG_REACH);
      if (!point || isSamePoint(point, press.point)) continue;
      if (!press.isDrag && press.point) pen.drag(press.point);
      press.isDrag = true;
      press.point = point;
      pen.drag(point);
    }
    [press.x, press.y] = [event.clientX, event.clientY];
  }
}

/** Return how far from a point a click may be, in cells. @param {PointerEvent} event */
const reachOf = (event) => (event.pointerType === 'touch' ? TOUCH_REACH : MOUSE_REACH);
