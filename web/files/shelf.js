import { Emitter } from '../base/emitter.js';
import { refusalOf } from '../model/requests.js';
import { isSeats } from '../model/seats.js';
import { askIn, byId } from '../ui/element.js';
/** @import { Position, Settings } from '../model/position.js' */
/** @import { Reply } from '../model/requests.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Request } from '../protocol.js' */

/**
 * @typedef {object} ShelvedGame
 * @property {number} id
 * @property {string[]} names
 * @property {number} width
 * @property {number} height
 * @property {number} moves
 * @property {number} changed when, in milliseconds since 1970
 * @property {unknown} record
 * @property {number[]} [seats] who plays
 */

const KEY = 'kropki.shelf';
const MAX_GAMES = 20;
const MAX_CHARACTERS = 2_000_000; // of all games together; the storage has room for about five million

/**
 * The last games that were played or opened. They survive a reload if the browser allows storage. Emits
 * `change`.
 * @extends {Emitter<{change: null}>}
 */
export class Shelf extends Emitter {
  /** The games, if the browser allows no storage. @type {ShelvedGame[]} */
  #memory = [];

  /** @param {FullPage} page */
  constructor({ store, game }) {
    super();
    this.store = store;
    this.game = game;
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.emit('change', null);
    });
  }

  /** The newest game first. @returns {ShelvedGame[]} */
  get games() {
    try {
      const games = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      return Array.isArray(games) ? games.filter(isShelvedGame) : [];
    } catch {
      return this.#memory;
    }
  }

  /**
   * Start a new game in place of the current one, which goes on the shelf.
   * @param {Settings} settings
   * @param {number[]} seats who plays
   */
  async startGame(settings, seats) {
    const answer = await this.replace(settings, { seats });
    const level = seats.find(Boolean);
    if (answer.kind === 'position') this.store.update({ introduced: true, ...(level && { level }) });
    return answer;
  }

  /**
   * Replace the current game by another one. The current game goes on the shelf before.
   * @param {Request} request for the other game
   * @param {{keep?: boolean, seats?: number[]}} [how] `keep`: whether the current game goes on the shelf
   * @returns {Promise<Reply>}
   */
  async replace(request, { keep = true, seats = [] } = {}) {
    const shelved = keep ? await this.#keep() : null;
    if (shelved === undefined) return refusalOf('page/kept', { message: 'the current game stays' });
    const answer = await this.game.ask({ ...request }, seats);
    if (answer.kind !== 'error') this.store.update({ draft: null });
    else if (shelved) this.remove(shelved.id);
    return answer;
  }

  /** Replace the current game by a game of the shelf. @param {ShelvedGame} shelved */
  async restore({ id, record, seats }) {
    const answer = await this.replace({ kind: 'restore', record }, { seats: isSeats(seats) ? seats : [] });
    if (answer.kind !== 'error') this.remove(id);
    return answer;
  }

  /** Put a game back in its place. @param {ShelvedGame} shelved */
  put(shelved) {
    this.#write([...this.games, shelved].sort((a, b) => b.changed - a.changed));
  }

  /** @param {number} id */
  remove(id) {
    this.#write(this.games.filter((game) => game.id !== id));
  }

  /**
   * Put the current game on the shelf. Return it, or null if there is nothing to keep, or undefined if there
   * is no room and the player does not want to lose it.
   */
  async #keep() {
    const { position } = this.store.state;
    if (!position || isBlank(position)) return null;
    const answer = await this.game.ask({ kind: 'record' });
    const { games } = this;
    if (answer.kind === 'record') {
      const shelved = shelvedGame(position, answer.record, this.store.state.seats);
      if (JSON.stringify(games[0]?.record) === JSON.stringify(shelved.record)) return null;
      if (this.#write([shelved, ...games])) return shelved;
    }
    const choice = await askIn(byId('full-dialog', HTMLDialogElement));
    return choice === 'go' ? null : undefined;
  }

  /**
   * Save as many games as there is room for. Return whether the first is among them.
   * @param {ShelvedGame[]} games
   */
  #write(games) {
    let room = MAX_CHARACTERS;
    const texts = games
      .slice(0, MAX_GAMES)
      .map((game) => JSON.stringify(game))
      .filter((text) => (room -= text.length) >= 0);
    if (games.length && !texts.length) return false;
    try {
      while (!save(texts)) {
        texts.pop();
        if (!texts.length) return false;
      }
    } catch {
      this.#memory = games.slice(0, MAX_GAMES);
    }
    this.emit('change', null);
    return true;
  }
}

/**
 * Save games, and return whether there is room for them.
 * @param {string[]} texts
 * @throws {DOMException} if the browser allows no storage
 */
function save(texts) {
  try {
    localStorage.setItem(KEY, `[${texts.join()}]`);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

/** Return whether nothing has been done in a game. @param {Position} position */
function isBlank({ plies, branches, revert }) {
  return plies === 0 && !branches.length && !revert;
}

/** @param {Position} position @param {unknown} record @param {number[]} seats @returns {ShelvedGame} */
function shelvedGame({ names, width, height, plies }, record, seats) {
  const now = Date.now();
  const about = { id: now, names, width, height, moves: plies, changed: now };
  return { ...about, record, ...(seats.some(Boolean) && { seats }) };
}

/** @param {unknown} value @returns {value is ShelvedGame} */
function isShelvedGame(value) {
  const { id, names, width, height, moves, changed } = Object(value);
  return [id, width, height, moves, changed].every(Number.isFinite) && Array.isArray(names);
}
