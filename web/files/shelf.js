import { isSeats } from '../model/seats.js';
/** @import { Game } from '../play/game.js' */
/** @import { Answer, Position, Request } from '../model/position.js' */
/** @import { Store } from '../store.js' */

/**
 * @typedef {object} Shelved a game that is not at hand
 * @property {number} id
 * @property {string[]} names
 * @property {number} width
 * @property {number} height
 * @property {number} moves
 * @property {number} changed when, in milliseconds since 1970
 * @property {unknown} record
 * @property {number[]} [seats] who plays, as the page's state has it
 */

const KEY = 'kropki.shelf';
const MOST_GAMES = 20;
const MOST_CHARACTERS = 2_000_000; // of all games together; the storage has room for some five million

/** The last games that were at hand. They outlive a reload where the browser lets them. */
export class Shelf {
  /** Where the browser keeps nothing. @type {Shelved[]} */
  #memory = [];

  /** Asks whether a game may be lost that has no room here. @type {() => Promise<boolean>} */
  onFull = async () => true;
  onChange = () => {};

  /** @param {Store} store @param {Game} game */
  constructor(store, game) {
    this.store = store;
    this.game = game;
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.onChange();
    });
  }

  /** The newest first. @returns {Shelved[]} */
  get games() {
    try {
      const games = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      return Array.isArray(games) ? games.filter(isShelved) : [];
    } catch {
      return this.#memory;
    }
  }

  /**
   * Puts another game in the place of the one at hand, which goes on the shelf before.
   * @param {Request} request for the other game @param {{keep?: boolean, seats?: number[]}} [how]
   * @returns {Promise<Answer>}
   */
  async replace(request, { keep = true, seats = [] } = {}) {
    const kept = keep ? await this.#keep() : null;
    if (kept === undefined) {
      return { kind: 'error', state: 0, code: 'page/kept', message: 'the game at hand stays' };
    }
    const answer = await this.game.ask(request, seats);
    if (answer.kind !== 'error') this.store.update({ draft: null });
    else if (kept) this.remove(kept.id);
    return answer;
  }

  /** Puts a game of the shelf in the place of the one at hand. @param {Shelved} shelved */
  async restore(shelved) {
    const answer = await this.replace(
      { kind: 'restore', record: shelved.record },
      { seats: isSeats(shelved.seats) ? shelved.seats : [] },
    );
    if (answer.kind !== 'error') this.remove(shelved.id);
    return answer;
  }

  /** Back where it stood. @param {Shelved} shelved */
  put(shelved) {
    this.#write([...this.games, shelved].sort((a, b) => b.changed - a.changed));
  }

  /** @param {number} id */
  remove(id) {
    this.#write(this.games.filter((game) => game.id !== id));
  }

  /**
   * Takes the game at hand in: null where there is nothing to keep, undefined where it has no room and shall
   * stay.
   */
  async #keep() {
    const { position } = this.store.state;
    if (!position || isBlank(position)) return null;
    const answer = await this.game.ask({ kind: 'record' });
    const { games } = this;
    if (answer.kind === 'record') {
      const shelved = about(position, answer.record, this.store.state.seats);
      if (JSON.stringify(games[0]?.record) === JSON.stringify(shelved.record)) return null;
      if (this.#write([shelved, ...games])) return shelved;
    }
    return (await this.onFull()) ? null : undefined;
  }

  /** Keeps as many as there is room for; whether the first is among them. @param {Shelved[]} games */
  #write(games) {
    let room = MOST_CHARACTERS;
    const texts = games
      .slice(0, MOST_GAMES)
      .map((game) => JSON.stringify(game))
      .filter((text) => (room -= text.length) >= 0);
    if (games.length && !texts.length) return false;
    try {
      while (!save(texts)) {
        texts.pop();
        if (!texts.length) return false;
      }
    } catch {
      this.#memory = games.slice(0, MOST_GAMES);
    }
    this.onChange();
    return true;
  }
}

/** Whether the browser has room for them. Throws where it keeps nothing at all. @param {string[]} texts */
function save(texts) {
  try {
    localStorage.setItem(KEY, `[${texts.join()}]`);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

/** Whether nobody has done anything to a game yet. @param {Position} position */
function isBlank({ plies, branches, revert }) {
  return plies === 0 && !branches.length && !revert;
}

/** @param {Position} position @param {unknown} record @param {number[]} seats @returns {Shelved} */
function about({ names, width, height, plies }, record, seats) {
  const now = Date.now();
  return {
    id: now,
    names,
    width,
    height,
    moves: plies,
    changed: now,
    record,
    ...(seats.some(Boolean) && { seats }),
  };
}

/** @param {unknown} value @returns {value is Shelved} */
function isShelved(value) {
  const { id, names, width, height, moves, changed } = Object(value);
  return [id, width, height, moves, changed].every(Number.isFinite) && Array.isArray(names);
}
