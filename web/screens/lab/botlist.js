import { Emitter } from '../../base/emitter.js';
import { freeName, nameOf } from '../../model/bots.js';
import { answerOf } from '../../store/database.js';
import { readBots } from '../../store/shelvedbots.js';
/** @import { Program } from '../../model/bots.js' */
/** @import { Kept } from '../../store/checked.js' */
/** @import { Database } from '../../store/database.js' */
/** @import { Bot } from '../../store/shelvedbots.js' */

/**
 * The shelf of bots. It is kept in the browser's database; where there is none, it is lost with the page. Emits
 * `change` when a bot comes, goes, or gets another name.
 * @extends {Emitter<{change: null}>}
 * @implements {Kept}
 */
export class BotList extends Emitter {
  /** @type {Bot[]} */
  #bots = [];
  isVolatile = false;
  /** Rows of the shelf that are so damaged that they are no programs. @type {any[]} */
  damaged = [];

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

  /** Remove the rows that are damaged. */
  discard() {
    for (const { id } of this.damaged) this.#write((bots) => bots.delete(id));
    this.damaged = [];
  }

  /** Add the bots that have come to the database by other ways since. */
  async renew() {
    if (this.isVolatile) return;
    const kept = await this.#read().catch(() => []);
    const added = kept.filter(({ id }) => !this.find(id));
    if (!added.length) return;
    this.#bots = [...this.#bots, ...added];
    this.emit('change', null);
  }

  async #load() {
    try {
      this.#bots = await this.#read();
    } catch {
      this.isVolatile = true;
    }
  }

  #read() {
    this.damaged = [];
    return readBots(this.database, (row) => this.damaged.push(row));
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
