import { onSheet, placeOf } from './places.js';
import { between, doubleTapped, isInView, reveal, settle, WHOLE, zoomTo } from './zoom.js';
/** @import { Point } from '../model/points.js' */
/** @import { Board } from './board.js' */
/** @import { Geometry } from './geometry.js' */
/** @import { View } from './zoom.js' */

const STEP = 1.5; // the zoom of one press of a key
const WHEEL = 0.01; // the zoom by each CSS pixel of a wheel, as an exponent
const LINE = 20; // CSS pixels, for wheels that count lines
const GLIDE_TIME = 250; // milliseconds

/**
 * @typedef {object} Grip where fingers began to move the board, or went on with other fingers
 * @property {Geometry} geometry
 * @property {Point} middle of the fingers
 * @property {number} spread between the fingers, or 1 for one finger
 */

/**
 * Zooms and moves the board: with two fingers, with one finger or the mouse where the board is zoomed already,
 * with a wheel or trackpad, and with keys. A zoomed board follows the dots that are put on it.
 */
export class Gestures {
  /** The fingers on the board, and the mouse while it drags. @type {Map<number, Point>} */
  #fingers = new Map();
  /** @type {Grip | null} */
  #grip = null;
  #frame = 0;
  /** Whether the board moves by itself. */
  #glides = false;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    const { element } = board;
    element.addEventListener('wheel', (event) => this.#onWheel(event), { passive: false });
    // Where the browser has zoomed the whole page, its own gestures must be able to zoom it back.
    visualViewport?.addEventListener('resize', () =>
      element.classList.toggle('magnified', (visualViewport?.scale ?? 1) > 1.01),
    );
    // Where the page is higher than the window, a finger on the board must be able to scroll it.
    element.addEventListener('layout', () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      element.classList.toggle('scrolls', scrollHeight > clientHeight + 1 && !board.geometry?.isZoomed);
    });
  }

  /** Whether fingers move the board at the moment. */
  get isActive() {
    return this.#grip !== null;
  }

  /** Note a finger. Return whether fingers move the board now. @param {PointerEvent} event */
  down(event) {
    if (event.pointerType !== 'touch') return false;
    this.#put(event);
    // A finger catches a board that moves by itself: the point under it is not what the player meant.
    if (this.#fingers.size > 1 || this.#grip || this.#glides) this.#hold();
    return this.isActive;
  }

  /** Let one finger, or the mouse, move the board. @param {PointerEvent} event @param {Point} from */
  drag(event, from) {
    this.#fingers.set(event.pointerId, from);
    this.#hold();
    this.move(event);
  }

  /** Return whether the pointer moves the board. @param {PointerEvent} event */
  move(event) {
    if (this.#fingers.has(event.pointerId)) this.#put(event);
    if (!this.#grip) return false;
    const { geometry, middle, spread } = this.#grip;
    const now = this.#spread();
    this.show(zoomTo(geometry, (geometry.zoom * now.spread) / spread, middle, now.middle));
    return true;
  }

  /** Let go of a pointer. Return whether it moved the board. @param {PointerEvent} event */
  up(event) {
    const isKnown = this.#fingers.delete(event.pointerId);
    const wasActive = this.isActive;
    if (!isKnown || !wasActive) return wasActive;
    if (this.#fingers.size) {
      this.#hold();
      return true;
    }
    this.#grip = null;
    this.show(settle(this.board.view));
    return true;
  }

  /** Zoom in around a double tap, or show the whole board again. @param {MouseEvent} event */
  doubleTap(event) {
    const geometry = this.#settled();
    if (geometry) this.show(doubleTapped(geometry, onSheet(this.board, placeOf(event))));
  }

  /** Zoom by steps around a point, or around the middle of the sheet. @param {number} steps @param {Point | null} at */
  step(steps, at) {
    const geometry = this.#settled();
    if (!geometry) return;
    const middle = {
      x: geometry.sheetWidth / geometry.ratio / 2,
      y: geometry.sheetHeight / geometry.ratio / 2,
    };
    const place = at ? geometry.place(at) : middle;
    this.show(settle(zoomTo(geometry, geometry.zoom * STEP ** steps, place)));
  }

  /** Move the board so far that a point can be seen. @param {Point} point */
  reveal(point) {
    const geometry = this.#settled();
    if (geometry?.isZoomed) this.show(reveal(geometry, point));
  }

  /**
   * Let a dot be seen that has been put outside the visible part of the board.
   * @param {Point} dot
   * @param {boolean} isMoving whether something moves there next, so that the board must be there at once
   */
  follow(dot, isMoving) {
    const geometry = this.#settled();
    if (!geometry?.isZoomed || this.#fingers.size || isInView(geometry, dot)) return;
    const [from, to] = [this.board.view, reveal(geometry, dot)];
    if (isMoving || this.board.choices.isStill()) {
      this.board.view = to;
      return this.#layOut();
    }
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, now - start) / GLIDE_TIME);
      this.board.view = between(from, to, share);
      this.#layOut();
      if (share === 1) return;
      this.#glides = true;
      this.#frame = requestAnimationFrame(step);
    };
    this.#glides = true;
    this.#frame = requestAnimationFrame(step);
  }

  /** Show a part of the board in the next frame. @param {View} [view] by default the whole board */
  show(view = WHOLE) {
    this.board.view = view;
    this.#glides = false;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#layOut());
  }

  /** Return the places of points, of what is shown by now if there is no frame before more happens. */
  #settled() {
    if (this.#frame) this.#layOut();
    return this.board.geometry;
  }

  #layOut() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#glides = false;
    this.board.layOut();
  }

  /** @param {PointerEvent} event */
  #put(event) {
    this.#fingers.set(event.pointerId, onSheet(this.board, placeOf(event)));
  }

  /** Begin to move the board, or go on after a finger came or went. */
  #hold() {
    const geometry = this.#settled();
    if (geometry) this.#grip = { geometry, ...this.#spread() };
  }

  #spread() {
    const [a, b = a] = [...this.#fingers.values()];
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      spread: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
    };
  }

  /**
   * Zoom with Ctrl, which browsers also report for two fingers on a trackpad, and else move a zoomed board.
   * @param {WheelEvent} event
   */
  #onWheel(event) {
    const { geometry } = this.board;
    if (!geometry || event.metaKey || event.altKey || (!event.ctrlKey && !geometry.isZoomed)) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // else the wheel would step through the record
    const now = this.#settled() ?? geometry;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    const from = onSheet(this.board, placeOf(event));
    if (event.ctrlKey) this.show(zoomTo(now, now.zoom * Math.exp(-dy * unit * WHEEL), from));
    else this.show(zoomTo(now, now.zoom, from, { x: from.x - dx * unit, y: from.y - dy * unit }));
  }
}
