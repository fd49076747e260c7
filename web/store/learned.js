/** @file What a reader has learned: the steps that are done, and the rung of the staircase. */

import { Checked, fieldsOf, validOnes } from './checked.js';
/** @import { Leave } from './checked.js' */

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
  kept = new Checked(KEY, checked);

  get learned() {
    return this.kept.value;
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

  /** Add the progress of another browser. @param {unknown} value @param {Leave} leave */
  merge(value, leave) {
    const [mine, other] = [this.learned, checked(value, leave)];
    const done = [...new Set([...mine.done, ...other.done])].slice(0, MAX_DONE);
    this.update({ done, rung: Math.max(mine.rung, other.rung) });
  }

  /** @param {Partial<Learned>} change */
  update(change) {
    this.kept.value = { ...this.learned, ...change };
  }
}

/** Return what is valid in saved progress. @param {unknown} value @param {Leave} leave @returns {Learned} */
function checked(value, leave) {
  const { done, rung, climbs } = fieldsOf(value, leave);
  const isName = (/** @type {unknown} */ each) => typeof each === 'string' && each.length <= MAX_NAME;
  return {
    done: validOnes(done, isName, leave).slice(0, MAX_DONE),
    rung: Number.isInteger(rung) && rung > 0 ? Math.min(rung, MAX_RUNG) : 0,
    climbs: climbs === true,
  };
}
