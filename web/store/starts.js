/** @file Counts the starts of the page that a saved game brought to a stop, such as by a file made for that. */

import { readValue } from './copies.js';

const KEY = 'kropki.starts';
const MAX_STARTS = 2;

/** The start of the page with a game. */
export class Start {
  /** @param {Storage | null} storage @param {number} id of the game */
  constructor(storage, id) {
    this.storage = storage;
    const last = Object(readValue(storage, KEY));
    const count = last.id === id ? Number(last.count) : 0;
    /** Whether the page could not show this game the last times. */
    this.isHopeless = count >= MAX_STARTS;
    this.#write(JSON.stringify({ id, count: count + 1 }));
    addEventListener('pagehide', () => this.succeed(), { once: true }); // a page that has stopped hears of nothing
  }

  /** The game is shown. */
  succeed() {
    this.#write(null);
  }

  /** @param {string | null} text */
  #write(text) {
    try {
      if (text === null) this.storage?.removeItem(KEY);
      else this.storage?.setItem(KEY, text);
    } catch {
      /* the storage is full or closed */
    }
  }
}
