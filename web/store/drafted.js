/** @file The lessons that a reader writes: the one in the editor, and those before it. */

import { Checked, validOnes } from './checked.js';
/** @import { Leave } from './checked.js' */

const KEY = 'kropki.lessons';
const MAX_TEXT = 100_000; // characters, as in kropki/lesson/text.py

/** The drafts of lessons, which this browser keeps. */
export class Drafted {
  kept = new Checked(KEY, checked);

  /** The one in the editor comes first. */
  get texts() {
    return this.kept.value;
  }

  /** Keep the lesson in the editor. @param {string} text @param {boolean} [isNew] whether it is another one */
  keep(text, isNew = false) {
    const others = this.texts.slice(isNew ? 0 : 1).filter((other) => other !== text);
    this.kept.value = [text, ...others];
  }

  /** Put the last one first. Return it. */
  turn() {
    const { texts } = this;
    this.kept.value = [...texts.slice(-1), ...texts.slice(0, -1)];
    return texts[texts.length - 1] ?? '';
  }

  /** Add the drafts of another browser. @param {unknown} value @param {Leave} leave */
  merge(value, leave) {
    this.kept.value = [...new Set([...this.texts, ...checked(value, leave)])];
  }
}

/** Return what is valid in saved drafts. @param {unknown} value @param {Leave} leave @returns {string[]} */
function checked(value, leave) {
  const isDraft = (/** @type {unknown} */ text) => typeof text === 'string' && text.length <= MAX_TEXT;
  return validOnes(value, isDraft, leave).filter((text) => text.trim());
}
