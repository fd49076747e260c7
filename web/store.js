import { isPosition, isQueue } from './position.js';
/** @import { Point, Position, Request, Welcome } from './position.js' */
/** @import { Stage } from './engine.js' */

/**
 * @typedef {'auto' | 'light' | 'dark'} Theme
 * @typedef {object} State
 * @property {Position | null} position the engine's last answer
 * @property {Request[]} queue what the engine has not answered yet
 * @property {Point | null} cursor the keyboard's point
 * @property {Theme} theme
 * @property {boolean} introduced whether the first visit's line has been read
 * @property {Welcome | null} welcome what the engine offers
 * @property {Stage} stage how far the engine is
 */

const KEPT = /** @type {const} */ (['position', 'queue', 'cursor', 'theme', 'introduced', 'welcome']);

/** The one state of the page. It outlives a reload where the browser lets it, and is in memory alone elsewhere. */
export class Store {
  /** @type {((state: State, before: State) => void)[]} */
  #listeners = [];
  #storage = openStorage();
  /** @type {Set<typeof KEPT[number]>} */
  #unsaved = new Set();

  constructor() {
    addEventListener('pagehide', () => this.#save());
    const position = this.#read('position');
    const queue = this.#read('queue');
    /** @type {State} */
    this.state = {
      position: isPosition(position) ? position : null,
      queue: isQueue(queue) ? queue : [],
      cursor: this.#read('cursor') ?? null,
      theme: this.#read('theme') ?? 'auto',
      introduced: this.#read('introduced') ?? false,
      welcome: this.#read('welcome') ?? null,
      stage: { name: 'downloading', done: 0, total: 0 },
    };
  }

  /** @param {(state: State, before: State) => void} listener */
  subscribe(listener) {
    this.#listeners.push(listener);
  }

  /** What is seen does not wait for the disk: that comes right after. @param {Partial<State>} patch */
  update(patch) {
    const before = this.state;
    this.state = { ...before, ...patch };
    for (const listener of this.#listeners) listener(this.state, before);
    if (this.#unsaved.size === 0) setTimeout(() => this.#save());
    for (const key of KEPT) if (key in patch) this.#unsaved.add(key);
  }

  #save() {
    for (const key of this.#unsaved) this.#write(key, this.state[key]);
    this.#unsaved.clear();
  }

  /** @param {string} key */
  #read(key) {
    try {
      return JSON.parse(this.#storage?.getItem(`kropki.${key}`) ?? 'null');
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {unknown} value */
  #write(key, value) {
    try {
      this.#storage?.setItem(`kropki.${key}`, JSON.stringify(value));
    } catch {
      this.#storage = null;
    }
  }
}

/** Sandboxed frames throw at the mere mention. @returns {Storage | null} */
function openStorage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
