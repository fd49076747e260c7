import { isPosition, isQueue, isWelcome } from '../model/saved.js';
import { FIRST_LEVEL, isLevel, isSeats } from '../model/seats.js';
/** @import { Refusal } from '../model/requests.js' */
/** @import { State } from './state.js' */

/** The part of the state that belongs to one game. */
const GAME = /** @type {const} */ ([
  'position',
  'record',
  'since',
  'queue',
  'cursor',
  'turn',
  'paused',
  'draft',
  'seats',
  'halted',
]);
/** The part of the state that is saved. */
const SAVED = /** @type {const} */ ([
  ...GAME,
  'introduced',
  'offersShown',
  'explained',
  'recordShown',
  'recordView',
  'branchesShown',
  'pace',
  'welcome',
  'level',
  'resigns',
  'untilTold',
  'thoughtsShown',
]);

/**
 * The state of the page. It survives a reload if the browser allows storage. Each tab has a game of its own;
 * a new tab starts with the game that was last played in any tab.
 */
export class Store {
  /** @type {((state: State, before: State) => void)[]} */
  #listeners = [];
  #storage = openStorage('localStorage');
  #tab = openStorage('sessionStorage');
  #name = Math.random();
  /** Whether the page is being left, so that changes must be saved at once. */
  #isLeaving = false;
  /** @type {Set<typeof SAVED[number]>} */
  #unsaved = new Set();

  constructor() {
    addEventListener('pagehide', () => {
      this.#isLeaving = true;
      this.#save();
    });
    addEventListener('pageshow', () => (this.#isLeaving = false));
    this.state = this.#restore();
  }

  /**
   * Call a listener after each change.
   * @param {(state: State, before: State) => void} listener
   * @returns {() => void} a function that ends this
   */
  subscribe(listener) {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  /**
   * Wait until the state meets a condition.
   * @param {(state: State) => boolean} holds
   * @returns {Promise<void>}
   */
  until(holds) {
    return new Promise((resolve) => {
      if (holds(this.state)) return resolve();
      const end = this.subscribe((state) => {
        if (!holds(state)) return;
        end();
        resolve();
      });
    });
  }

  /**
   * Call a listener after each change of one of these fields.
   * @param {readonly (keyof State)[]} fields
   * @param {(state: State, before: State) => void} listener
   */
  watch(fields, listener) {
    this.subscribe((state, before) => {
      if (fields.some((field) => state[field] !== before[field])) listener(state, before);
    });
  }

  /**
   * Change the state. It is saved in the next task, after the page has drawn it.
   * @param {Partial<State>} patch
   */
  update(patch) {
    const before = this.state;
    this.state = { ...before, ...patch };
    for (const listener of this.#listeners) listener(this.state, before);
    if (this.#unsaved.size === 0 && !this.#isLeaving) setTimeout(() => this.#save());
    for (const key of SAVED) if (key in patch) this.#unsaved.add(key);
    if (this.#isLeaving) this.#save();
  }

  /** Tell the player that a click or a request was refused. @param {Refusal} refusal */
  refuse(refusal) {
    this.update({ refusal });
  }

  /** Show a message for a moment. @param {string} text */
  notify(text) {
    this.update({ notice: { text } });
  }

  /** @returns {State} */
  #restore() {
    const position = this.#read('position');
    const queue = this.#read('queue');
    const since = this.#read('since');
    const explained = this.#read('explained');
    const draft = this.#read('draft');
    const seats = this.#read('seats');
    const level = this.#read('level');
    const welcome = this.#read('welcome');
    return {
      position: isPosition(position) ? position : null,
      record: this.#read('record') ?? null,
      since: isQueue(since) ? since : [],
      queue: isQueue(queue) ? queue : [],
      refusal: null,
      notice: null,
      cursor: this.#read('cursor') ?? null,
      introduced: this.#read('introduced') ?? false,
      offersShown: this.#read('offersShown') ?? true,
      explained: Array.isArray(explained) ? explained : [],
      recordShown: this.#read('recordShown') ?? false,
      reviewing: false,
      recordView: this.#read('recordView') ?? 'tree',
      branchesShown: this.#read('branchesShown') ?? true,
      pace: this.#read('pace') ?? 1,
      seats: isSeats(seats) ? seats : [],
      halted: this.#read('halted') ?? false,
      level: isLevel(level) ? level : FIRST_LEVEL,
      resigns: this.#read('resigns') ?? true,
      untilTold: this.#read('untilTold') ?? false,
      thoughtsShown: this.#read('thoughtsShown') ?? false,
      turn: this.#read('turn') ?? { ply: 0, used: 0, since: null },
      paused: this.#read('paused') ?? false,
      draft: isPosition(draft?.position) ? draft : null,
      welcome: isWelcome(welcome) ? welcome : null,
      stage: { name: 'downloading', done: 0, total: 0 },
    };
  }

  /** Save what has changed. If another tab has saved its game since, save all of this one. */
  #save() {
    if (GAME.some((key) => this.#unsaved.has(key)) && this.#read('tab') !== this.#name) {
      for (const key of GAME) this.#unsaved.add(key);
      this.#write('tab', this.#name);
    }
    for (const key of this.#unsaved) this.#write(key, this.state[key]);
    this.#unsaved.clear();
  }

  /** @param {string} key */
  #read(key) {
    try {
      return JSON.parse(
        this.#tab?.getItem(`kropki.${key}`) ?? this.#storage?.getItem(`kropki.${key}`) ?? 'null',
      );
    } catch {
      return null;
    }
  }

  /** @param {typeof SAVED[number] | 'tab'} key @param {unknown} value */
  #write(key, value) {
    try {
      const text = JSON.stringify(value);
      this.#storage?.setItem(`kropki.${key}`, text);
      if (GAME.some((own) => own === key)) this.#tab?.setItem(`kropki.${key}`, text);
    } catch {
      this.#storage = this.#tab = null;
    }
  }
}

/**
 * Return a storage, or null: in sandboxed frames even reading the property throws.
 * @param {'localStorage' | 'sessionStorage'} name
 * @returns {Storage | null}
 */
function openStorage(name) {
  try {
    return window[name];
  } catch {
    return null;
  }
}
