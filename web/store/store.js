import { openStorage } from '../base/browser.js';
import { PATIENCE } from '../base/patience.js';
import { changesOf } from '../model/requests.js';
import { NO_LIMITS, seated, usualSeats } from '../model/seats.js';
import { Database } from './database.js';
import { GAME, NO_GAME } from './gamestate.js';
import { NAMES as PREFERENCES, readPreferences } from './preferences.js';
import { Vault } from './vault.js';
/** @import { Refusal } from '../model/requests.js' */
/** @import { State } from './state.js' */

const RETRY = 10_000; // milliseconds after which a game that could not be saved is tried again

/** The state of the page. It survives if the browser allows storage. */
export class Store {
  /** @type {((state: State, before: State) => void)[]} */
  #listeners = [];
  #storage = openStorage('localStorage');
  /** Whether the page is being left, so that changes must be saved at once. */
  #isLeaving = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #alarm;
  /** @type {Set<string>} */
  #unsaved = new Set();
  /** Whether anything has been done in this tab that its game depends on. */
  #isOwn = false;
  /** @type {number | undefined} */
  #retry;
  #saving = Promise.resolve();
  database = new Database();
  vault = new Vault(this.database);

  constructor() {
    addEventListener('pagehide', () => {
      this.#isLeaving = true;
      this.#save();
    });
    addEventListener('pageshow', () => (this.#isLeaving = false));
    this.state = this.#restore();
    /** A promise that is kept when the game is as the database has it. */
    this.loaded = this.#load();
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
   * Change the state. It is saved in the next task; but the answer to a request that is queued, or a moment without
   * one, comes first.
   * @param {Partial<State>} patch
   */
  update(patch) {
    const before = this.state;
    this.state = { ...before, ...patch };
    for (const listener of this.#listeners) listener(this.state, before);
    const changed = Object.keys(patch).filter((key) => isSaved(key));
    if (!changed.length) return;
    const isQueue = changed.every((key) => key === 'queue');
    if ((this.#unsaved.size === 0 || !isQueue) && !this.#isLeaving) {
      clearTimeout(this.#alarm);
      this.#alarm = setTimeout(() => this.#save(), isQueue ? PATIENCE : 0);
    }
    for (const key of changed) this.#unsaved.add(key);
    this.#isOwn ||= this.#isAct(patch, before);
    if (this.#isLeaving) this.#save();
  }

  /** Wait until the game is saved as it is now, or cannot be. */
  saved() {
    this.#save();
    return this.#saving;
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
    const preferences = readPreferences(this.#storage);
    const { againstComputer, level, fitted } = preferences;
    const chosen = seated(againstComputer ? usualSeats(level) : [], fitted);
    return {
      // The computer plays against newcomers, so that their first click starts a game that answers.
      ...(this.vault.readAtOnce() ?? { ...NO_GAME, ...chosen }),
      ...preferences,
      preview: null,
      refusal: null,
      premove: null,
      notice: null,
      isWide: false,
      reviewing: false,
      limits: NO_LIMITS,
      stage: { name: 'downloading', done: 0, total: 0, sent: 0 },
      unsaved: '',
      filed: null,
    };
  }

  /** Take the game from the database if it has more of it: the copy may lack the last moves. */
  async #load() {
    const { queue } = this.state;
    const game = await this.vault.readNewer();
    if (!game) return;
    // What the player has done in the meantime comes after it.
    const since = this.state.queue.filter((request) => !queue.includes(request));
    this.update({ ...game, queue: [...game.queue, ...since] });
  }

  /**
   * Return whether a change makes the game one of this tab, not merely one that it shows. The engine's start
   * changes the state too.
   * @param {Partial<State>} patch
   * @param {State} before
   */
  #isAct(patch, { stage, queue }) {
    const acts = changesOf(patch.queue ?? []).some((request) => !queue.includes(request));
    const others = GAME.filter((key) => key !== 'queue' && key !== 'cursor');
    return acts || (stage.name === 'ready' && others.some((key) => key in patch));
  }

  /** Save what has changed. */
  #save() {
    const isGameChanged = GAME.some((key) => this.#unsaved.has(key));
    for (const key of PREFERENCES) if (this.#unsaved.has(key)) this.#write(key);
    this.#unsaved.clear();
    if (isGameChanged && this.#isOwn) this.#saving = this.#saveGame();
  }

  /** Save the game. If that fails, say so, and go on trying. */
  async #saveGame() {
    const unsaved = await this.vault.save(this.state);
    if (this.state.unsaved !== unsaved) this.update({ unsaved });
    clearTimeout(this.#retry);
    if (unsaved) this.#retry = setTimeout(() => (this.#saving = this.#saveGame()), RETRY);
  }

  /** @param {typeof PREFERENCES[number]} key */
  #write(key) {
    try {
      this.#storage?.setItem(`kropki.${key}`, JSON.stringify(this.state[key]));
    } catch {
      // It is tried again at its next change.
    }
  }
}

/** Return whether a field of the state is saved. @param {string} key */
const isSaved = (key) => [...GAME, ...PREFERENCES].some((own) => own === key);
