/**
 * @file The browser's database. What a transaction has written survives even if the browser is killed;
 * Chromium may lose the last minute of localStorage.
 *
 * Several versions of the page may share it: another tab may have an older one, a rollback brings one back, and two
 * sites of one host have the same database. A later version only adds tables, so an earlier one goes on with its own.
 *
 * @typedef {'games' | 'records' | 'shelf' | 'bots'} Table
 * `games` has the game of each tab, `shelf` the recent games, `records` the record of each game of both, `bots` the
 * programs of the Python lab.
 */

import { openDatabases } from '../base/browser.js';

const NAME = 'kropki';
const VERSION = 2; // it grows with each table that comes
const PATIENCE = 10_000; // milliseconds until the database must be open
/** @type {Table[]} */
const TABLES = ['games', 'records', 'shelf', 'bots'];

/** The database of the page. Its values have a key `id`. */
export class Database {
  /** @type {Promise<IDBDatabase> | null} */
  #opened = null;
  /** Makes `#blocked` fail. */
  #block = (/** @type {Error} */ _error) => {};
  /** Fails when other tabs keep the database from being opened. @type {Promise<never>} */
  #blocked = this.#watch();

  /** Whether the browser has opened it. */
  get isOpen() {
    return this.#opened !== null;
  }

  /**
   * Do some work in one transaction: all of it is done, or nothing.
   * @template Result
   * @param {Table[]} tables
   * @param {IDBTransactionMode} mode
   * @param {(transaction: IDBTransaction) => Promise<Result> | Result} work which may wait only for requests
   * @returns {Promise<Result>} kept when everything is on the disk
   * @throws {Error} if the browser allows no database, or has no room
   */
  async transact(tables, mode, work) {
    const transaction = await this.#begin(tables, mode);
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
    done.catch(() => {}); // `work` may fail first
    let result;
    try {
      result = await work(transaction);
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        /* it has ended */
      }
      throw error;
    }
    await done;
    return result;
  }

  /** Return all values of a table. @param {Table} table @returns {Promise<any[]>} */
  all(table) {
    return this.transact([table], 'readonly', (transaction) =>
      answerOf(transaction.objectStore(table).getAll()),
    );
  }

  /** @param {Table[]} tables @param {IDBTransactionMode} mode @returns {Promise<IDBTransaction>} */
  async #begin(tables, mode) {
    const begin = async () => {
      const database = await Promise.race([this.#open(), this.#blocked]);
      return database.transaction(tables, mode, { durability: 'strict' });
    };
    try {
      return await begin();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      this.#opened = null; // it was closed, such as for a later version in another tab
      return begin();
    }
  }

  #open() {
    this.#opened ??= this.#openVersion(VERSION)
      .catch((error) => {
        // A later version is there.
        if (error?.name === 'VersionError') return this.#openVersion();
        throw error;
      })
      .catch((error) => {
        this.#opened = null;
        throw error;
      });
    return this.#opened;
  }

  /** @returns {Promise<never>} */
  #watch() {
    /** @type {Promise<never>} */
    const blocked = new Promise((_, reject) => (this.#block = reject));
    blocked.catch(() => {}); // nobody may wait for it
    return blocked;
  }

  /** @param {number} [version] by default, the one that is there @returns {Promise<IDBDatabase>} */
  async #openVersion(version) {
    const request = openDatabases()?.open(NAME, version);
    if (!request) throw new Error('the browser allows no database');
    request.onupgradeneeded = () => {
      const { result: database } = request;
      for (const table of TABLES) {
        if (!database.objectStoreNames.contains(table)) database.createObjectStore(table, { keyPath: 'id' });
      }
    };
    request.onblocked = () => this.#block(new Error('another tab has an older version of the database'));
    const late = setTimeout(this.#block, PATIENCE, new Error('the database does not open'));
    const database = await answerOf(request).finally(() => clearTimeout(late));
    database.onversionchange = () => database.close();
    database.onclose = () => (this.#opened = null);
    this.#blocked = this.#watch();
    if (TABLES.every((table) => database.objectStoreNames.contains(table))) return database;
    database.close();
    throw new Error('the database has other tables');
  }
}

/**
 * Return the answer to a request of a transaction.
 * @template Value
 * @param {IDBRequest<Value>} request
 * @returns {Promise<Value>}
 */
export function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
