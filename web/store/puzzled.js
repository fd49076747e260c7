/** @file What a reader has done with the puzzles. */

import { returnAfter } from '../model/spacing.js';
import { Checked, fieldsOf, validEntries, validOnes } from './checked.js';
/** @import { Return } from '../model/spacing.js' */
/** @import { Leave } from './checked.js' */

const KEY = 'kropki.puzzles';
const MAX_PUZZLES = 5000;
const MAX_TEXT = 8000; // characters of a puzzle
const NAME = /^[0-9a-f]{8}$/;

/**
 * @typedef {object} Puzzled
 * @property {Record<string, number>} solved by puzzle: the day on which it was first solved
 * @property {Record<string, Return>} returns by puzzle: when it comes back
 * @property {{run: number, streak: number}} best the most puzzles in a run of three minutes, and without a fault
 * @property {{day: number, count: number}} daily the last day whose puzzle was solved, and how many days in a row
 * @property {string[]} own puzzles from the reader's own games, as texts
 */

/** The reader's progress, which this browser keeps. */
export class Puzzling {
  kept = new Checked(KEY, checked);

  get puzzled() {
    return this.kept.value;
  }

  /** Keep an answer to a puzzle. @param {string} id @param {boolean} isSolved @param {number} today */
  answer(id, isSolved, today) {
    const { solved, returns, ...rest } = this.puzzled;
    const next = returnAfter(returns[id], isSolved, today);
    delete returns[id];
    if (next) returns[id] = next;
    if (isSolved) solved[id] ??= today;
    this.kept.value = { solved, returns, ...rest };
  }

  /** Keep that the puzzle of the day was solved. @param {number} today */
  solveDaily(today) {
    const { daily, ...rest } = this.puzzled;
    if (daily.day >= today) return;
    this.kept.value = {
      ...rest,
      daily: { day: today, count: daily.day === today - 1 ? daily.count + 1 : 1 },
    };
  }

  /** Return on how many days in a row, up to today or yesterday, the puzzle of the day was solved. @param {number} today */
  daysInRow(today) {
    const { day, count } = this.puzzled.daily;
    return day >= today - 1 ? count : 0;
  }

  /** Keep a result if it is the best. Return whether it is. @param {'run' | 'streak'} mode @param {number} count */
  score(mode, count) {
    const { best, ...rest } = this.puzzled;
    if (count <= best[mode]) return false;
    this.kept.value = { ...rest, best: { ...best, [mode]: count } };
    return true;
  }

  /** Keep puzzles from the reader's own games. @param {string[]} texts */
  addOwn(texts) {
    const { own, ...rest } = this.puzzled;
    this.kept.value = { ...rest, own: [...new Set([...own, ...texts])] };
  }

  /** Add the progress of another browser. @param {unknown} value @param {Leave} leave */
  merge(value, leave) {
    const [mine, other] = [this.puzzled, checked(value, leave)];
    this.kept.value = {
      solved: { ...other.solved, ...mine.solved },
      returns: { ...other.returns, ...mine.returns },
      best: {
        run: Math.max(mine.best.run, other.best.run),
        streak: Math.max(mine.best.streak, other.best.streak),
      },
      daily: laterOf(mine.daily, other.daily),
      own: [...new Set([...mine.own, ...other.own])],
    };
  }
}

/** Return what is valid in saved progress. @param {unknown} value @param {Leave} leave @returns {Puzzled} */
export function checked(value, leave) {
  const { solved, returns, best, daily, own } = fieldsOf(value, leave);
  const isCount = (/** @type {unknown} */ each) => Number.isSafeInteger(each) && Number(each) >= 0;
  const isReturn = (/** @type {unknown} */ each) =>
    Array.isArray(each) && each.length === 2 && each.every(isCount) && each[0] < 4;
  const count = (/** @type {unknown} */ each) => (isCount(each) ? Number(each) : 0);
  return {
    solved: filtered(solved, isCount, leave),
    returns: filtered(returns, isReturn, leave),
    best: { run: count(Object(best).run), streak: count(Object(best).streak) },
    daily: { day: count(Object(daily).day), count: count(Object(daily).count) },
    own: validOnes(own, (text) => typeof text === 'string' && text.length <= MAX_TEXT, leave),
  };
}

/** @param {unknown} values by puzzle @param {(value: unknown) => boolean} isValid @param {Leave} leave */
function filtered(values, isValid, leave) {
  const entries = validEntries(values, (id, value) => NAME.test(id) && isValid(value), leave);
  return Object.fromEntries(entries.slice(0, MAX_PUZZLES));
}

/**
 * Return the streak that goes on later, or the longer one.
 * @param {Puzzled['daily']} one
 * @param {Puzzled['daily']} other
 */
const laterOf = (one, other) =>
  one.day > other.day || (one.day === other.day && one.count >= other.count) ? one : other;
