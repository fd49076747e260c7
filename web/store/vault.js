import { granted, openStorage, partOf } from '../base/browser.js';
import { recordIn } from '../model/saved.js';
import { readCopy, removeCopy, removeOld, writeCopy } from './copies.js';
import { answerOf } from './database.js';
import { savedGame, textOf } from './gamestate.js';
import { Start } from './starts.js';
/** @import { Texts } from './copies.js' */
/** @import { Database } from './database.js' */
/** @import { GameState, Saved } from './gamestate.js' */

const IDS = 1000; // in a millisecond
const PATIENCE = 3000; // milliseconds to wait for the database

/** Return a new id of a game. */
export const newId = () => Date.now() * IDS + Math.floor(Math.random() * IDS);

const LOCK = 'kropki-game-'; // before the id of a game that a tab shows

/** Return the games that open tabs show, or null if the browser does not tell, as in a sandboxed frame. */
export async function heldGames() {
  const locks = await granted(async () => partOf('locks')?.query());
  if (!locks) return null;
  const { held = [] } = locks;
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [Number(name.slice(LOCK.length))] : [])),
  );
}

/**
 * Keeps the game of this tab. The database keeps it even if the browser is killed, but takes time to answer, so
 * a copy in the storages of the tab and of the site is shown first. Each tab has a game of its own; a new tab
 * starts with the game that was last played in any tab, and goes on with it as another game.
 */
export class Vault {
  #local = openStorage('localStorage');
  #tab = openStorage('sessionStorage');
  #id = newId();
  #stamp = 0;
  /** The last record that was saved. @type {unknown} */
  #record;
  #recordStamp = 0;
  #text = '';
  /** The stamp of the record that the database has. */
  #databaseStamp = 0;
  /** The game that this page started from, until it is saved as a game of this tab. @type {Saved | null} */
  #origin = null;
  #isOfTab = false;
  /** The games that this tab shows. @type {Set<number>} */
  #held = new Set();

  /** The start of the page, if there is a game to show. @type {Start | null} */
  start = null;
  /** A game that the page could not show the last times. @type {Saved | null} */
  withheld = null;

  /** @param {Database} database */
  constructor(database) {
    this.database = database;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) for (const id of this.#held) hold(id);
    });
  }

  /** Return the last game as far as it can be read at once. @returns {GameState | null} */
  readAtOnce() {
    const ofTab = readCopy(this.#tab);
    this.#isOfTab = ofTab !== null;
    const game = ofTab ?? readCopy(this.#local);
    if (!game) return null;
    this.start = new Start(this.#local, game.id);
    if (this.start.isHopeless) {
      this.withheld = game;
      return null;
    }
    this.#begin(game);
    return game.state;
  }

  /**
   * Return the last game if the database has a newer one, or more of it.
   * @returns {Promise<GameState | null>}
   */
  async readNewer() {
    if (this.withheld) return null;
    const late = new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const game = await Promise.race([late, this.#readDatabase().catch(() => null)]);
    if (game) this.#begin(game);
    return game && game.state;
  }

  /**
   * Save the game of this tab.
   * @param {GameState} state
   * @returns {Promise<'' | 'full' | 'denied'>} why it would be lost if the browser were closed
   */
  async save(state) {
    const stamp = (this.#stamp = Math.max(Date.now(), this.#stamp + 1));
    if (state.record !== this.#record || !this.#recordStamp) {
      this.#record = state.record;
      this.#recordStamp = stamp;
      this.#text = '';
    }
    /** @type {Texts} */
    const texts = {
      id: this.#id,
      stamp,
      text: textOf(state),
      recordStamp: this.#recordStamp,
      record: () => (this.#text ||= JSON.stringify(state.record)),
    };
    this.#hold(this.#id);
    const isInDatabase = this.#saveInDatabase(texts);
    writeCopy(this.#local, texts);
    writeCopy(this.#tab, texts);
    const isSaved = (await isInDatabase) || writeCopy(this.#local, texts, Infinity);
    if (!isSaved) return this.#local || this.database.isOpen ? 'full' : 'denied';
    for (const storage of [this.#local, this.#tab]) removeOld(storage);
    return '';
  }

  /** Forget the copies of the withheld game, which is kept elsewhere. */
  release() {
    for (const storage of [this.#local, this.#tab]) removeCopy(storage);
    this.withheld = null;
  }

  /** @returns {Promise<Saved | null>} */
  #readDatabase() {
    const origin = this.#origin;
    const tables = /** @type {const} */ (['games', 'records']);
    return this.database.transact([...tables], 'readonly', async (transaction) => {
      const [games, records] = tables.map((table) => transaction.objectStore(table));
      const all = await answerOf(games.getAll());
      const [game] = all
        .filter((row) => savedGame(row) && (!this.#isOfTab || row.id === origin?.id))
        .sort((a, b) => b.stamp - a.stamp);
      if (!game || (origin && game.stamp < origin.stamp)) return null;
      if (origin?.isWhole && game.stamp === origin.stamp) return null;
      const { stamp, text } = Object(await answerOf(records.get(game.id)));
      if (stamp !== game.recordStamp) return null;
      return savedGame(game, recordIn(text));
    });
  }

  /** @param {Texts} texts */
  async #saveInDatabase({ id, stamp, text, recordStamp, record }) {
    const origin = this.#origin;
    try {
      await this.database.transact(['games', 'records'], 'readwrite', async (transaction) => {
        const games = transaction.objectStore('games');
        const records = transaction.objectStore('records');
        games.put({ id, stamp, recordStamp, text });
        if (this.#databaseStamp !== recordStamp) records.put({ id, stamp: recordStamp, text: record() });
        if (!origin?.isWhole) return transaction.commit();
        // This game continues that one, unless another tab has continued it too.
        const saved = await answerOf(games.get(origin.id));
        if (saved?.stamp !== origin.stamp) return;
        games.delete(origin.id);
        records.delete(origin.id);
      });
    } catch (error) {
      console.warn(error);
      return false;
    }
    if (this.#recordStamp === recordStamp) this.#databaseStamp = recordStamp;
    this.#origin = null;
    return true;
  }

  /** @param {Saved} game */
  #begin(game) {
    this.#origin = game;
    this.#stamp = game.stamp;
    this.#hold(game.id);
  }

  /** Let other tabs know that this one shows a game. @param {number} id */
  #hold(id) {
    if (this.#held.has(id)) return;
    this.#held.add(id);
    hold(id);
  }
}

/** Hold the lock of a game until the page is left. @param {number} id */
function hold(id) {
  const left = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  void granted(async () => partOf('locks')?.request(`${LOCK}${id}`, { mode: 'shared' }, () => left));
}
