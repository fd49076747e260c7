/**
 * @file The browser's database. What a transaction has written survives even if the browser is killed;
 * Chromium may lose the last minute of localStorage.
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
    this.#opened ??= open().catch((error) => {
      this.#opened = null;
      throw error;
    });
    const database = await this.#opened;
    /** @type {IDBTransaction} */
    let transaction;
    try {
      transaction = database.transaction(tables, mode, { durability: 'strict' });
    } catch (error) {
      this.#opened = null; // the browser has closed it
      throw error;
    }
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

/**
 * Open the database. Some browsers do not answer for ever, or wait until another tab has closed an older version.
 * @returns {Promise<IDBDatabase>}
 */
async function open() {
  const request = openDatabases()?.open(NAME, VERSION);
  if (!request) throw new Error('the browser allows no database');
  request.onupgradeneeded = () => {
    const { result: database } = request;
    for (const table of TABLES) {
      if (!database.objectStoreNames.contains(table)) database.createObjectStore(table, { keyPath: 'id' });
    }
  };
  const opened = answerOf(request);
  const late = new Promise((_, reject) => {
    request.onblocked = () => reject(new Error('another tab has an older version of the database'));
    setTimeout(() => reject(new Error('the database does not open')), PATIENCE);
  });
  try {
    const database = await Promise.race([opened, late]);
    database.onversionchange = () => database.close();
    return database;
  } catch (error) {
    opened.then(
      (database) => database.close(),
      () => {},
    );
    throw error;
  }
}
