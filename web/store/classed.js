/** @file A reader's progress in classes, and the class that is open. */

import { isRelated, together } from '../model/classprogress.js';
import { Checked, validEntries, validOnes } from './checked.js';
/** @import { ClassProgress, StepProgress } from '../model/classprogress.js' */
/** @import { Kept, Leave } from './checked.js' */

const KEY = 'kropki.classes';
const OPEN_KEY = 'kropki.class';
const MAX_STEPS = 200;
const MAX_WRONG = 1000;
const NAME = /^c[0-9a-f]{8}$/;
const ID = /^[0-9a-f]{3,8}$/;

/**
 * The progress of the reader in classes, which this browser keeps.
 * @implements {Kept}
 */
export class Classed {
  #all = new Checked(KEY, classesIn);
  #open = new Checked(OPEN_KEY, textIn);

  /** The text of the class that is open, or null. @returns {string | null} */
  get open() {
    return this.#open.value;
  }

  set open(text) {
    this.#open.value = text;
  }

  /** All of it, as it is kept. @returns {Record<string, unknown>} by class; those that were changed last are the last */
  get all() {
    return this.#all.value;
  }

  get damaged() {
    return [...this.#all.damaged, ...this.#open.damaged];
  }

  get isVolatile() {
    return this.#all.isVolatile || this.#open.isVolatile;
  }

  discard() {
    this.#all.discard();
    this.#open.discard();
  }

  /**
   * Return the progress in a class, also from before it was changed.
   * @param {string} name of the class, which depends on its text
   * @param {string[]} ids of its steps
   * @returns {ClassProgress}
   */
  of(name, ids) {
    return together(ids, this.#related(name, ids));
  }

  /**
   * Keep the progress in a class, with what another tab has kept meanwhile.
   * @param {string} name @param {ClassProgress} progress
   */
  keep(name, progress) {
    const ids = progress.steps.map(({ id }) => id);
    const kept = { ...together(ids, [progress, ...this.#related(name, ids)]), name: progress.name };
    const others = Object.entries(this.all).filter(
      ([key, value]) => key !== `c${name}` && !isRelated(ids, checked(value)),
    );
    this.#all.value = { ...Object.fromEntries(others), [`c${name}`]: kept };
  }

  /** Add the progress of another browser. @param {unknown} value @param {Leave} leave */
  merge(value, leave) {
    for (const [key, entry] of Object.entries(classesIn(value, leave))) {
      const name = key.slice(1);
      const theirs = checked(entry);
      if (theirs.steps.every(({ id }) => id)) this.#add(name, theirs);
      else if (!(key in this.all)) this.#all.value = { ...this.all, [key]: entry }; // until the class is opened
    }
  }

  /** @param {string} name @param {ClassProgress} theirs */
  #add(name, theirs) {
    const ids = theirs.steps.map(({ id }) => id);
    const mine = this.of(name, ids);
    this.keep(name, { ...theirs, name: mine.name || theirs.name });
  }

  /** Return what is known about a class, the newest first. @param {string} name @param {string[]} ids */
  #related(name, ids) {
    return Object.entries(this.all)
      .reverse()
      .flatMap(([key, value]) => {
        const entry = checked(value);
        // At first steps had numbers only, and each text of a class had progress of its own.
        if (key === `c${name}` && entry.steps.length <= ids.length) {
          entry.steps.forEach((step, number) => (step.id ||= ids[number]));
        }
        return isRelated(ids, entry) ? [entry] : [];
      });
  }
}

/** Return the classes in what was saved. @param {unknown} value @param {Leave} leave @returns {Record<string, unknown>} */
function classesIn(value, leave) {
  const isClass = (/** @type {string} */ name, /** @type {unknown} */ entry) =>
    NAME.test(name) && Array.isArray(Object(entry).steps);
  const sound = validEntries(value, isClass, leave).map(([name, entry]) => {
    const isStep = (/** @type {unknown} */ step) => typeof step === 'object' && step !== null;
    validOnes(entry.steps, isStep, leave); // the numbers of the others count, so its place stays
    return [
      name,
      { ...entry, steps: entry.steps.map((/** @type {unknown} */ step) => (isStep(step) ? step : {})) },
    ];
  });
  return Object.fromEntries(sound);
}

/** Return the text in what was saved. @param {unknown} value @param {Leave} leave */
function textIn(value, leave) {
  if (typeof value === 'string') return value;
  if (value != null) leave(value);
  return null;
}

/** Return what is valid in saved progress. @param {unknown} value @returns {ClassProgress} */
function checked(value) {
  const { name, steps, others } = Object(value);
  const list = (/** @type {unknown} */ each) =>
    Array.isArray(each) ? each.slice(0, MAX_STEPS).map(checkedStep) : [];
  return {
    name: typeof name === 'string' ? name.slice(0, 100) : '',
    steps: list(steps),
    others: list(others).filter(({ id }) => id),
  };
}

/** Return what is valid in the saved progress of a step. @param {unknown} value @returns {StepProgress} */
function checkedStep(value) {
  const { id, done, wrong, point, boards } = Object(value);
  const isCount = (/** @type {unknown} */ each) => Number.isInteger(each) && Number(each) >= 0;
  return {
    id: typeof id === 'string' && ID.test(id) ? id : '',
    done: done === true,
    wrong: isCount(wrong) ? Math.min(wrong, MAX_WRONG) : 0,
    point: typeof point === 'string' && /^[a-zA-Z]{2}$/.test(point) ? point : '',
    // At first boards had numbers.
    boards: Array.isArray(boards)
      ? boards
          .map(String)
          .filter((each) => ID.test(each) || /^\d{1,2}$/.test(each))
          .slice(0, 100)
      : [],
  };
}
