/** @file What a reader has learned: the steps that are done, and the rung of the staircase. */

import { openStorage, readValue } from './copies.js';

const KEY = 'kropki.learned';
const MAX_DONE = 1000; // steps

/**
 * @typedef {object} Learned
 * @property {string[]} done the steps that are done, such as `first-2`
 * @property {number} rung of the staircase
 * @property {boolean} climbs whether the game on the board is one of the staircase
 */

/** The progress of the reader, which this browser keeps. */
export class Progress {
  #storage = openStorage('localStorage');

  /** @returns {Learned} */
  get learned() {
    const { done, rung, climbs } = Object(readValue(this.#storage, KEY));
    const isText = (/** @type {unknown} */ each) => typeof each === 'string';
    return {
      done: Array.isArray(done) ? done.filter(isText).slice(0, MAX_DONE) : [],
      rung: Number.isInteger(rung) && rung > 0 ? rung : 0,
      climbs: climbs === true,
    };
  }

  /** @param {string} step */
  has(step) {
    return this.learned.done.includes(step);
  }

  /** @param {string} step */
  add(step) {
    const { done } = this.learned;
    if (!done.includes(step)) this.update({ done: [...done, step] });
  }

  /** @param {Partial<Learned>} change */
  update(change) {
    try {
      this.#storage?.setItem(KEY, JSON.stringify({ ...this.learned, ...change }));
    } catch {
      // the browser has no room: this visit goes on without it
    }
  }
}
