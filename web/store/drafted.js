/** @file The lessons that a reader writes: the one in the editor, and those before it. */

import { openStorage } from '../base/browser.js';
import { readValue } from './copies.js';

const KEY = 'kropki.lessons';
const MAX_DRAFTS = 10;
const MAX_TEXT = 100_000; // characters, as in kropki/lesson/text.py

/** The drafts of lessons, which this browser keeps. */
export class Drafted {
  #storage = openStorage('localStorage');

  /** The one in the editor comes first. @returns {string[]} */
  get texts() {
    return checked(readValue(this.#storage, KEY));
  }

  /** Keep the lesson in the editor. @param {string} text @param {boolean} [isNew] whether it is another one */
  keep(text, isNew = false) {
    const others = this.texts.slice(isNew ? 0 : 1).filter((other) => other !== text);
    this.#write([text, ...others]);
  }

  /** Put the last one first. Return it. */
  turn() {
    const { texts } = this;
    this.#write([...texts.slice(-1), ...texts.slice(0, -1)]);
    return texts[texts.length - 1] ?? '';
  }

  /** Add the drafts of another browser. @param {unknown} value */
  merge(value) {
    this.#write([...new Set([...this.texts, ...checked(value)])]);
  }

  /** @param {string[]} texts */
  #write(texts) {
    try {
      this.#storage?.setItem(KEY, JSON.stringify(texts.slice(0, MAX_DRAFTS)));
    } catch {
      // the browser has no room: this visit goes on without it
    }
  }
}

/** Return what is valid in saved drafts. @param {unknown} value @returns {string[]} */
const checked = (value) =>
  (Array.isArray(value) ? value : [])
    .filter((text) => typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT)
    .slice(0, MAX_DRAFTS);
