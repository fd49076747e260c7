import { Emitter } from '../base/emitter.js';
import { freeName, MAX_SOURCE, nameOf } from '../model/bots.js';
import { answerOf } from '../store/database.js';
/** @import { Program } from '../model/bots.js' */
/** @import { Database } from '../store/database.js' */

/**
 * @typedef {object} Bot a program on the shelf
 * @property {number} id
 * @property {string} name
 * @property {string} source
 * @property {boolean} allowed whether it may run: what came from a link or a file may not at first
 * @property {number} changed when, in milliseconds since 1970
 */

/**
 * The shelf of bots. It is kept in the browser's database; where there is none, it is lost with the page. Emits
 * `change` when a bot comes, goes, or gets another name.
 * @extends {Emitter<{change: null}>}
 */
export class BotList extends Emitter {
  /** @type {Bot[]} */
  #bots = [];
  /** Whether the bots are lost with the page. */
  isVolatile = false;

  /** @param {Database} database */
  constructor(database) {
    super();
    this.database = database;
    /** A promise that is kept when the list has been read. */
    this.loaded = this.#load();
  }

  /** The bot that was changed last comes first. */
  get bots() {
    return this.#bots;
  }

  /** @param {number} id */
  find(id) {
    return this.#bots.find((bot) => bot.id === id) ?? null;
  }

  /**
   * Add a program.
   * @param {Program} program
   * @param {boolean} allowed whether it may run
   * @returns {Bot}
   */
  add({ name, source }, allowed) {
    const names = new Set(this.#bots.map((bot) => bot.name));
    const free = freeName(nameOf(name) || 'bot', names);
    const bot = { id: this.#newId(), name: free, source, allowed, changed: Date.now() };
    this.#bots = [bot, ...this.#bots];
    this.#keep(bot);
    this.emit('change', null);
    return bot;
  }

  /** Change a bot. @param {Bot} bot @param {Partial<Omit<Bot, 'id'>>} patch */
  update(bot, patch) {
    const isListed = 'name' in patch || 'allowed' in patch;
    Object.assign(bot, patch, { changed: Date.now() });
    this.#keep(bot);
    if (isListed) this.emit('change', null);
  }

  /** Remove a bot. @param {Bot} bot */
  remove(bot) {
    this.#bots = this.#bots.filter((other) => other !== bot);
    this.#write((bots) => bots.delete(bot.id));
    this.emit('change', null);
  }

  /** Put back a bot that was removed. @param {Bot} bot */
  restore(bot) {
    this.#bots = [bot, ...this.#bots];
    this.#keep(bot);
    this.emit('change', null);
  }

  async #load() {
    try {
      this.#bots = (await this.database.all('bots')).filter(isBot).sort((a, b) => b.changed - a.changed);
    } catch {
      this.isVolatile = true;
    }
  }

  /** @param {Bot} bot */
  #keep(bot) {
    const kept = { ...bot };
    this.#write((bots) => bots.put(kept));
  }

  /** @param {(bots: IDBObjectStore) => unknown} work */
  #write(work) {
    if (this.isVolatile) return;
    this.database
      .transact(['bots'], 'readwrite', async (transaction) => {
        await answerOf(/** @type {IDBRequest} */ (work(transaction.objectStore('bots'))));
      })
      .catch(() => {
        this.isVolatile = true;
        this.emit('change', null);
      });
  }

  #newId() {
    let id = Date.now();
    while (this.find(id)) id++;
    return id;
  }
}

/** @param {unknown} value @returns {value is Bot} */
function isBot(value) {
  const { id, name, source, allowed, changed } = Object(value);
  return (
    [id, changed].every(Number.isFinite) &&
    typeof name === 'string' &&
    typeof source === 'string' &&
    source.length <= MAX_SOURCE &&
    typeof allowed === 'boolean'
  );
}
