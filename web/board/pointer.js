import { isSamePoint } from '../model/points.js';
/** @import { Board } from './board.js' */
/** @import { Point } from '../model/position.js' */

const MOUSE_REACH = 0.45; // in cells; what lies between two points is neither's
const SMALL_CELL = 28; // CSS pixels; under a smaller one a finger hits its neighbour
const DRAG = 9; // CSS pixels that a finger may slip in a tap
const NEAR = 24; // CSS pixels from the aimed point, or one that a ring may go on to, that still mean it
const PASSING = 0.35; // in cells: a drag that comes so near goes over a point, and not over those beside it

/**
 * @typedef {object} Pen what takes the pointer over while a ring is drawn
 * @property {() => Point[]} targets points that a finger near them means
 * @property {(point: Point) => void} tap
 * @property {(point: Point) => void} pass a point is dragged over
 */

/**
 * Mouse, pen and finger on the board. A click counts where it goes down and comes up at the isSamePoint point; where the
 * cells are small a finger first aims, by tap or drag, and then confirms.
 */
export class Pointer {
  /**
   * @type
   *   {{id: number, x: number, y: number, point: Point | null, aim: Point | null, dragged: boolean} | null}
   */
  #press = null;

  /** Told when a finger has aimed, or no longer aims. */
  onAim = () => {};
  /** @type {Pen | null} */
  #pen = null;

  /** @param {Board} board @param {(point: Point, since: number) => void} onPoint */
  constructor(board, onPoint) {
    this.board = board;
    this.onPoint = onPoint;
    const { element } = board;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', () => this.#leave());
    element.addEventListener('pointerleave', () => this.#leave());
    element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  /** @param {Pen | null} pen */
  set pen(pen) {
    this.#pen = pen;
    if (this.board.aim) this.#aimAt(null);
  }

  /** Whether fingers have to aim on this board. */
  get aims() {
    return (this.board.geometry?.cellSize ?? SMALL_CELL) < SMALL_CELL;
  }

  /** Plays the aimed point. @param {number} since */
  confirm(since) {
    const { aim } = this.board;
    if (!aim) return;
    this.#aimAt(null);
    this.onPoint(aim, since);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!event.isPrimary || event.button !== 0) {
      this.#leave();
      return;
    }
    const { board } = this;
    const point =
      this.#pen && event.pointerType === 'touch'
        ? this.#near(this.#pen.targets(), event)
        : board.pointAt(event, this.#reach(event));
    this.#press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      point,
      aim: board.aim,
      dragged: false,
    };
    board.element.setPointerCapture(event.pointerId);
    if (!this.#isAiming(event)) board.ghost = point;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { board } = this;
    if (!this.#isAiming(event)) {
      const point = board.pointAt(event, this.#reach(event));
      if (event.pointerType === 'mouse' || this.#press) board.ghost = point;
      if (this.#pen && this.#press?.id === event.pointerId) this.#draw(this.#pen, this.#press, event);
      return;
    }
    const press = this.#press;
    if (press?.id !== event.pointerId || !board.geometry) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    press.dragged ||= Math.hypot(dx, dy) > DRAG;
    if (!press.dragged) return;
    const { cellSize } = board.geometry;
    this.#aimAt(
      press.aim
        ? board.geometry.clamp({
            x: press.aim.x + Math.round(dx / cellSize),
            y: press.aim.y + Math.round(dy / cellSize),
          })
        : board.pointAt(event),
    );
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    this.#press = null;
    if (press?.id !== event.pointerId) return;
    const { board } = this;
    if (this.#pen) {
      if (press.point && !press.dragged) this.#pen.tap(press.point);
    } else if (!this.#isAiming(event)) {
      const point = board.pointAt(event, this.#reach(event));
      if (event.pointerType !== 'mouse') board.ghost = null;
      if (point && press.point && point.x === press.point.x && point.y === press.point.y) {
        this.onPoint(point, event.timeStamp);
      }
    } else if (!press.dragged) {
      if (this.#isNearAim(event)) this.confirm(event.timeStamp);
      else this.#aimAt(board.pointAt(event, 1));
    }
  }

  #leave() {
    this.#press = null;
    this.board.ghost = null;
  }

  /** @param {PointerEvent} event */
  #isAiming(event) {
    return event.pointerType === 'touch' && this.aims && !this.#pen;
  }

  /** @param {PointerEvent} event */
  #reach(event) {
    return event.pointerType === 'touch' ? 0.5 : MOUSE_REACH;
  }

  /** @param {PointerEvent} event */
  #isNearAim(event) {
    const { aim } = this.board;
    return aim !== null && this.#distance(aim, event) <= NEAR;
  }

  /** From a point to the pointer, in CSS pixels. @param {Point} point @param {PointerEvent} event */
  #distance(point, event) {
    const { geometry, element } = this.board;
    if (!geometry) return Infinity;
    const { left, top } = element.getBoundingClientRect();
    const { x, y } = geometry.place(point);
    return Math.hypot(event.clientX - left - x, event.clientY - top - y);
  }

  /**
   * The nearest of the points if any is near, else the one at the pointer.
   * @param {Point[]} points
   * @param {PointerEvent} event
   */
  #near(points, event) {
    const [nearest] = points
      .map((point) => ({ point, distance: this.#distance(point, event) }))
      .sort((a, b) => a.distance - b.distance);
    return nearest?.distance <= NEAR ? nearest.point : this.board.pointAt(event);
  }

  /**
   * Takes a ring on over the points that the pointer has come by since.
   * @param {Pen} pen @param {{x: number, y: number, point: Point | null, dragged: boolean}} press @param {PointerEvent} event
   */
  #draw(pen, press, event) {
    const { element, geometry } = this.board;
    if (!geometry) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    const steps = Math.ceil((4 * Math.hypot(dx, dy)) / geometry.cellSize);
    const { left, top } = element.getBoundingClientRect();
    for (let i = 1; i <= steps && this.#pen === pen; i++) {
      const point = geometry.pointAt(
        press.x + (dx * i) / steps - left,
        press.y + (dy * i) / steps - top,
        PASSING,
      );
      if (!point || isSamePoint(point, press.point)) continue;
      if (!press.dragged && press.point) pen.pass(press.point);
      press.dragged = true;
      press.point = point;
      pen.pass(point);
    }
    [press.x, press.y] = [event.clientX, event.clientY];
  }

  /** @param {Point | null} point */
  #aimAt(point) {
    this.board.aim = point;
    this.onAim();
  }
}
