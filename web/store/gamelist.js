import { openChannel, openStorage } from '../base/browser.js';
import { Emitter } from '../base/emitter.js';
import { isTime } from '../model/saved.js';
import { readValue } from './copies.js';
import { answerOf } from './database.js';
import { savedGame } from './gamestate.js';
import { byChange, isPlayed, listedGame, listedGameOf } from './listedgame.js';
import { heldGames } from './vault.js';
/** @import { Database } from './database.js' */
/** @import { Saved } from './gamestate.js' */
/** @import { ListedGame } from './listedgame.js' */

const OLD_KEY = 'kropki.shelf';
const MAX_OPENED = 5;
const MAX_CHARACTERS = 2_000_000; // of a game that was only opened
const TABLES = /** @type {const} */ (['games', 'records', 'shelf']);

/**
 * The list of recent games. Games that anybody has played stay until the player removes them; of those that
 * were only opened, the last few. Emits `change`.
 * @extends {Emitter<{change: null}>}
 */
export class GameList extends Emitter {
  /** @type {ListedGame[]} */
  #games = [];
  /** The texts of records that only this page has. @type {Map<number, string>} */
  #memory = new Map();
  #channel = openChannel('kropki-shelf');
  /** Whether the games are lost with the page, as the browser allows no database. */
  isVolatile = false;
  /** Whether a file has all games of the list. */
  isFiled = false;
  /** Rows of the list that are so damaged that they are not games. @type {any[]} */
  damaged = [];

  /** @param {Database} database */
  constructor(database) {
    super();
    this.database = database;
    this.#channel?.addEventListener('message', () => void this.#read().catch(() => {}));
    /** A promise that is kept when the list has been read. */
    this.loaded = this.#load();
  }

  /** The newest game first. */
  get games() {
    return this.#games;
  }

  /** Return the text of a game's record, or null. @param {number} id @returns {Promise<string | null>} */
  async record(id) {
    const text = this.#memory.get(id);
    if (text !== undefined) return text;
    const saved = await this.#transact('readonly', ({ records }) => answerOf(records.get(id)));
    return saved?.text ?? null;
  }

  /**
   * Add a game, or put one back that was removed.
   * @param {ListedGame} game
   * @param {string | undefined} [text] of its record
   * @throws {Error} if there is no room
   */
  async add(game, text = this.#memory.get(game.id)) {
    await this.#ready();
    if (text === undefined || (!isPlayed(game) && text.length > MAX_CHARACTERS)) throw new Error('no room');
    if (this.isVolatile) {
      this.isFiled = false;
      this.#memory.set(game.id, text);
      this.#set([game, ...this.#games]);
      return;
    }
    const opened = [game, ...this.#games].filter((other) => !isPlayed(other));
    const dropped = opened.sort(byChange).slice(MAX_OPENED);
    await this.#transact('readwrite', ({ shelf, records }) => {
      shelf.put(game);
      records.put({ id: game.id, stamp: game.changed, text });
      for (const { id } of dropped) {
        shelf.delete(id);
        records.delete(id);
      }
    });
    this.#memory.delete(game.id);
    await this.#announce();
  }

  /**
   * Add several games at once.
   * @param {{game: ListedGame, text: string}[]} entries
   * @throws {Error} if there is no room
   */
  async addAll(entries) {
    await this.#ready();
    if (!entries.length) return;
    if (this.isVolatile) {
      this.isFiled = false;
      for (const { game, text } of entries) this.#memory.set(game.id, text);
      this.#set([...this.#games, ...entries.map(({ game }) => game)]);
      return;
    }
    await this.#transact('readwrite', ({ shelf, records }) => {
      for (const { game, text } of entries) {
        shelf.put(game);
        records.put({ id: game.id, stamp: game.changed, text });
      }
    });
    this.#channel?.postMessage(null);
    const added = new Set(entries.map(({ game }) => game.id)); // reading the whole list again would take long
    this.#set([...this.#games.filter(({ id }) => !added.has(id)), ...entries.map(({ game }) => game)]);
  }

  /**
   * File a game in a folder and under tags.
   * @param {ListedGame} game
   * @param {{folder: string, tags: string[]}} filing
   * @throws {Error} if there is no room
   */
  async file(game, filing) {
    const filed = { ...game, ...filing };
    if (!this.isVolatile) {
      await this.#transact('readwrite', async ({ shelf }) => {
        const row = await answerOf(shelf.get(game.id)); // a later version may have more in it
        shelf.put({ ...row, ...filed });
      });
    }
    this.#games = this.#games.map((other) => (other.id === game.id ? filed : other));
    this.#channel?.postMessage(null);
    this.emit('change', null);
  }

  /** Remove a game. Until the page is left it can be added again. @param {number} id */
  async remove(id) {
    this.#set(this.#games.filter((game) => game.id !== id));
    const text = await this.record(id).catch(() => null);
    if (text !== null) this.#memory.set(id, text);
    if (this.isVolatile) return;
    await this.#transact('readwrite', ({ shelf, records }) => {
      shelf.delete(id);
      records.delete(id);
    });
    await this.#announce();
  }

  /**
   * Return the game by link with this id that was changed last, of the list or of any tab, or null.
   * @param {string} game
   */
  async sentGame(game) {
    await this.loaded;
    const open = this.isVolatile ? [] : await this.database.all('games');
    const ofTabs = open.map((row) => {
      const saved = savedGame(row);
      return saved && listedGame(saved.id, saved.stamp, saved.state);
    });
    const all = [...this.#games, ...ofTabs].filter((listed) => listed?.byLink?.game === game);
    return /** @type {ListedGame[]} */ (all).sort(byChange)[0] ?? null;
  }

  /** List the games of tabs that are closed, except the last one, with which a new tab starts. */
  async collect() {
    await this.loaded;
    const held = await heldGames();
    if (this.isVolatile || !held) return;
    let hasChanged = false;
    await this.#transact('readwrite', async ({ games, records, shelf }) => {
      const rows = (await answerOf(games.getAll())).map((row) => ({ row, saved: savedGame(row) }));
      const sound = rows.filter(({ saved }) => saved).sort((a, b) => b.row.stamp - a.row.stamp);
      for (const { row, saved } of rows) {
        const { id, stamp } = row;
        if (held.has(id) || row === sound[0]?.row) continue;
        if (!saved && (await answerOf(shelf.get(id)))) continue; // it would replace a game
        hasChanged = true;
        games.delete(id);
        // Of a damaged game, the record may still be there. Otherwise the list keeps what there is.
        const game = saved ? listedGame(id, stamp, saved.state) : { ...row, ...unknownGame(id, stamp) };
        if (game) shelf.put(game);
        else records.delete(id);
      }
    });
    if (hasChanged) await this.#announce();
  }

  /**
   * List the game of a tab, whatever is in it.
   * @param {Saved} saved
   * @returns {Promise<ListedGame>}
   * @throws {Error} if there is no room
   */
  async setAside({ id, stamp, state }) {
    await this.loaded;
    const saved = this.isVolatile
      ? null
      : await this.#transact('readonly', ({ games }) => answerOf(games.get(id)));
    const whole = savedGame(saved)?.state ?? state;
    const about = unknownGame(id, saved?.stamp ?? stamp);
    const listed = { ...(listedGame(id, about.changed, whole) ?? about), played: true };
    await this.add(listed, (saved && (await this.record(id))) ?? JSON.stringify(state.record));
    if (saved) await this.#transact('readwrite', ({ games }) => games.delete(id));
    return listed;
  }

  /** Remove the rows that are damaged. */
  async discard() {
    await this.#transact('readwrite', ({ shelf, records }) => {
      for (const { id } of this.damaged) {
        shelf.delete(id);
        records.delete(id);
      }
    });
    await this.#announce();
    this.emit('change', null);
  }

  async #load() {
    const storage = openStorage('localStorage');
    const old = readValue(storage, OLD_KEY);
    for (const entry of Array.isArray(old) ? old : []) {
      const game = listedGameOf(entry);
      if (!game) continue;
      this.#games.push(game);
      this.#memory.set(game.id, JSON.stringify(entry.record ?? null));
    }
    await this.#settle();
    if (old && !this.isVolatile) storage?.removeItem(OLD_KEY);
  }

  /** Wait until the list has been read. Where there was no database, there may be one now. */
  async #ready() {
    await this.loaded;
    if (this.isVolatile) await this.#settle();
  }

  /** Write what is only in this page into the database, and read the list. */
  async #settle() {
    const before = this.isVolatile;
    try {
      await this.#transact('readwrite', ({ shelf, records }) => {
        for (const game of this.#games) {
          shelf.put(game);
          records.put({ id: game.id, stamp: game.changed, text: this.#memory.get(game.id) ?? 'null' });
        }
      });
      this.isVolatile = false;
      for (const { id } of this.#games) this.#memory.delete(id);
      await this.#read();
    } catch {
      this.isVolatile = true;
      this.#set(this.#games);
    }
    if (this.isVolatile !== before) this.emit('change', null);
  }

  async #read() {
    const rows = (await this.database.all('shelf')).map((row) => ({ row, game: listedGameOf(row) }));
    this.damaged = rows.flatMap(({ row, game }) => (game ? [] : [row]));
    this.#set(rows.flatMap(({ game }) => game ?? []));
  }

  /** Read the list anew, here and in other tabs. */
  async #announce() {
    this.#channel?.postMessage(null);
    await this.#read();
  }

  /** @param {ListedGame[]} games */
  #set(games) {
    const ids = (/** @type {ListedGame[]} */ list) =>
      list.map(({ id, changed }) => `${id} ${changed}`).join();
    const isSame = ids(this.#games) === ids(games.sort(byChange));
    this.#games = games;
    if (!isSame) this.emit('change', null);
  }

  /**
   * @template Result
   * @param {IDBTransactionMode} mode
   * @param {(tables: Record<typeof TABLES[number], IDBObjectStore>) => Promise<Result> | Result} work
   */
  #transact(mode, work) {
    return this.database.transact([...TABLES], mode, (transaction) =>
      work({
        games: transaction.objectStore('games'),
        records: transaction.objectStore('records'),
        shelf: transaction.objectStore('shelf'),
      }),
    );
  }
}

/** Return what the list has of a game that is damaged. @param {number} id @param {unknown} stamp @returns {ListedGame} */
const unknownGame = (id, stamp) => ({
  id,
  names: [],
  width: 0,
  height: 0,
  moves: 0,
  changed: isTime(stamp) ? stamp : 0,
});
