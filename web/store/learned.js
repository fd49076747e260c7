/** @file What a reader has learned: the steps that are done, and the rung of the staircase. */

import { openStorage } from '../base/browser.js';
import { readValue } from './copies.js';

const KEY = 'kropki.learned';
const MAX_DONE = 1000; // steps
const MAX_NAME = 40; // characters
const MAX_RUNG = 1000;

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
    return checked(readValue(this.#storage, KEY));
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

  /** Add the progress of another browser. @param {unknown} value */
  merge(value) {
    const [mine, other] = [this.learned, checked(value)];
    const done = [...new Set([...mine.done, ...other.done])].slice(0, MAX_DONE);
    this.update({ done, rung: Math.max(mine.rung, other.rung) });
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

/** Return what is valid in saved progress. @param {unknown} value @returns {Learned} */
function checked(value) {
  const { done, rung, climbs } = Object(value);
  const isName = (/** @type {unknown} */ each) => typeof each === 'string' && each.length <= MAX_NAME;
  return {
    done: Array.isArray(done) ? done.filter(isName).slice(0, MAX_DONE) : [],
    rung: Number.isInteger(rung) && rung > 0 ? Math.min(rung, MAX_RUNG) : 0,
    climbs: climbs === true,
  };
}
