/** @import { Point } from '../model/points.js' */

const QUICK = 300; // milliseconds between two taps
const NEAR = 16; // CSS pixels between two taps

/**
 * @typedef {object} Tapped
 * @property {number} time
 * @property {number} x
 * @property {number} y
 * @property {Point | null} aim before the first of two taps
 * @property {boolean} isOver whether two taps have been counted already, so that a third means nothing
 */

/** Recognizes two quick taps of a finger at one place. */
export class DoubleTap {
  /** @type {Tapped | null} */
  #first = null;

  /** Remember a tap that may be the first of two. @param {PointerEvent} event @param {Point | null} aim before it */
  begin({ timeStamp: time, clientX: x, clientY: y }, aim) {
    this.#first = { time, x, y, aim, isOver: false };
  }

  /** Let the next tap be the first. */
  forget() {
    this.#first = null;
  }

  /** Return what was before, if this is the second tap or another soon after it. @param {PointerEvent} event */
  end({ timeStamp: time, clientX: x, clientY: y }) {
    const first = this.#first;
    this.#first = null;
    if (!first || time - first.time > QUICK || Math.hypot(x - first.x, y - first.y) > NEAR) return null;
    this.#first = { ...first, time, isOver: true };
    return first;
  }
}
