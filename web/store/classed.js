/** @file A reader's progress in classes, and the class that is open. */

import { openStorage } from '../base/browser.js';
import { readValue } from './copies.js';
/** @import { ClassProgress, StepProgress } from '../model/progresscode.js' */

const KEY = 'kropki.classes';
const OPEN_KEY = 'kropki.class';
const MAX_CLASSES = 20;
const MAX_WRONG = 1000;

/** @typedef {StepProgress & {boards: number[]}} KeptStep boards: those of a lesson that are done */
/** @typedef {Omit<ClassProgress, 'steps'> & {steps: KeptStep[]}} Kept */

/** The progress of the reader in classes, which this browser keeps. */
export class Classed {
  #storage = openStorage('localStorage');

  /** The text of the class that is open, or null. @returns {string | null} */
  get open() {
    const text = readValue(this.#storage, OPEN_KEY);
    return typeof text === 'string' ? text : null;
  }

  set open(text) {
    this.#write(OPEN_KEY, text);
  }

  /**
   * Return the progress in a class.
   * @param {string} id
   * @param {number} count of its steps
   * @returns {Kept}
   */
  of(id, count) {
    const { name, steps } = Object(this.#classes[`c${id}`]);
    return {
      name: typeof name === 'string' ? name.slice(0, 100) : '',
      steps: Array.from({ length: count }, (_, number) => checked(Object(steps)[number])),
    };
  }

  /** Keep the progress in a class. @param {string} id @param {Kept} progress */
  keep(id, progress) {
    const { [`c${id}`]: _, ...others } = this.#classes;
    const last = Object.entries(others).slice(1 - MAX_CLASSES);
    this.#write(KEY, { ...Object.fromEntries(last), [`c${id}`]: progress });
  }

  /** By class; those that were changed last are the last ones. @returns {Record<string, unknown>} */
  get #classes() {
    const all = Object.entries(Object(readValue(this.#storage, KEY)));
    return Object.fromEntries(all.filter(([id]) => /^c[0-9a-f]{8}$/.test(id)));
  }

  /** @param {string} key @param {unknown} value */
  #write(key, value) {
    try {
      this.#storage?.setItem(key, JSON.stringify(value));
    } catch {
      // the browser has no room: this visit goes on without it
    }
  }
}

/** Return what is valid in the saved progress of a step. @param {unknown} value @returns {KeptStep} */
function checked(value) {
  const { done, wrong, point, boards } = Object(value);
  const isCount = (/** @type {unknown} */ each) => Number.isInteger(each) && Number(each) >= 0;
  return {
    done: done === true,
    wrong: isCount(wrong) ? Math.min(wrong, MAX_WRONG) : 0,
    point: typeof point === 'string' && /^[a-zA-Z]{2}$/.test(point) ? point : '',
    boards: Array.isArray(boards) ? boards.filter(isCount).slice(0, 100) : [],
  };
}
