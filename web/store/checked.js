/**
 * @file A value in the storage of the site, such as the reader's drafts. Parts of it may be damaged: they are left out, and
 * stay beside it until the reader removes them.
 *
 * @typedef {(part: unknown) => void} Leave takes what is left out of a value, because it is damaged
 *
 * @typedef {object} Kept what the browser should keep
 * @property {unknown[]} damaged its damaged parts
 * @property {() => unknown} discard removes them
 * @property {boolean} isVolatile whether the browser does not keep it, or has no room for it
 */

import { openStorage } from '../base/browser.js';

/** Takes what nobody asks for. @type {Leave} */
const ignore = () => {};

/** The values that the browser did not keep, by their key: this visit goes on with them. @type {Map<string, string>} */
const unkept = new Map();

/**
 * @template Value
 * @implements {Kept}
 */
export class Checked {
  #storage = openStorage('localStorage');
  #key;
  #check;

  /**
   * @param {string} key
   * @param {(value: unknown, leave: Leave) => Value} check returns what is valid in a value, which may be null
   */
  constructor(key, check) {
    this.#key = key;
    this.#check = check;
  }

  get value() {
    const text = unkept.get(this.#key);
    return text ? this.#check(JSON.parse(text), ignore) : this.#read(ignore);
  }

  set value(value) {
    const found = this.#found;
    const text = JSON.stringify(value);
    try {
      if (!this.#storage) throw new Error('the browser refuses to keep anything');
      if (found.length) this.#storage.setItem(this.#aside, JSON.stringify(this.damaged));
      this.#storage.setItem(this.#key, text);
      unkept.delete(this.#key);
    } catch {
      unkept.set(this.#key, text);
    }
  }

  get isVolatile() {
    return !this.#storage || unkept.has(this.#key);
  }

  get damaged() {
    const aside = parsed(this.#storage, this.#aside, ignore);
    return [...(Array.isArray(aside) ? aside : []), ...this.#found];
  }

  discard() {
    const found = this.#found;
    const { value } = this;
    try {
      this.#storage?.removeItem(this.#aside);
      if (found.length) this.#storage?.setItem(this.#key, JSON.stringify(value));
    } catch {
      // the storage is closed
    }
  }

  get #aside() {
    return `${this.#key}.damaged`;
  }

  /** What is damaged in the value that the storage has. */
  get #found() {
    /** @type {unknown[]} */
    const found = [];
    this.#read((part) => found.push(part));
    return found;
  }

  /** Read the value that the storage has. @param {Leave} leave */
  #read(leave) {
    return this.#check(parsed(this.#storage, this.#key, leave), leave);
  }
}

/**
 * Return the valid ones of a list that may be damaged.
 * @param {unknown} list
 * @param {(item: unknown) => boolean} isValid
 * @param {Leave} leave
 * @returns {any[]}
 */
export function validOnes(list, isValid, leave) {
  if (!Array.isArray(list)) {
    if (list != null) leave(list);
    return [];
  }
  list.filter((item) => !isValid(item)).forEach((item) => leave(item));
  return list.filter((item) => isValid(item));
}

/**
 * Return the valid entries of a mapping that may be damaged.
 * @param {unknown} mapping
 * @param {(key: string, value: unknown) => boolean} isValid
 * @param {Leave} leave
 * @returns {[string, any][]}
 */
export function validEntries(mapping, isValid, leave) {
  const entries = Object.entries(fieldsOf(mapping, leave));
  for (const [key, value] of entries) if (!isValid(key, value)) leave({ [key]: value });
  return entries.filter((entry) => isValid(...entry));
}

/** Return the fields of a value that may be no object at all. @param {unknown} value @param {Leave} leave @returns {any} */
export function fieldsOf(value, leave) {
  if (typeof value === 'object' && value && !Array.isArray(value)) return value;
  if (value != null) leave(value);
  return {};
}

/** @param {Storage | null} storage @param {string} key @param {Leave} leave @returns {unknown} */
function parsed(storage, key, leave) {
  let text = null;
  try {
    text = storage?.getItem(key) ?? null;
    return JSON.parse(text ?? 'null');
  } catch {
    if (text) leave(text);
    return null;
  }
}
