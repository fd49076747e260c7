import { openGame } from './player.js';
import { Replay } from './replay.js';
/** @import { Point, Refusal } from '../model/position.js' */
/** @import { Played } from './player.js' */
/** @import { View } from './replay.js' */
/** @import { SgfNode } from './sgf.js' */

const OWN = /^Kropki\b/; // lists the rings of all captures
const LONGEST = 4_000_000; // characters of a game

/**
 * The game on a board: as its record tells it, and by Python once somebody has put a dot. What is asked of Python is
 * done one after the other, and no more once the game is closed.
 */
export class Game {
  text = '';
  #replay;
  /** @type {SgfNode[]} */
  #line = [];
  #move = 0;
  /** @type {Played | null} */
  #played = null;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  /** @param {string} text SGF; throws where it is no game that can be shown */
  constructor(text) {
    this.#replay = this.#take(text);
  }

  get width() {
    return this.#replay.width;
  }

  get height() {
    return this.#replay.height;
  }

  get names() {
    return this.#replay.names;
  }

  get view() {
    return this.#played?.view ?? this.#replay.view(this.#line[this.#move]);
  }

  /** How many moves are shown. */
  get move() {
    return this.#played?.position.ply ?? this.#move;
  }

  /** How many there are. */
  get length() {
    return this.#played?.position.plies ?? this.#line.length - 1;
  }

  /** Who moves, as far as it is known. */
  get turn() {
    const { last } = this.view;
    return this.#played?.position.turn ?? (last ? 1 - last.player : 0);
  }

  /** Whether Python has it, or will. */
  get isPlayed() {
    return this.#played !== null || this.#waiting > 0;
  }

  /** Whether another program wrote the record: it leaves captures to the reader. */
  get isForeign() {
    return !OWN.test(this.#replay.root.properties.get('AP')?.[0] ?? '') && this.#line.length > 1;
  }

  /**
   * Has Python list the rings of all captures; who plays waits for that, who walks does not. Gives whether he
   * has walked.
   */
  complete() {
    const done = this.#listRings();
    this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * To the position after so many moves, where Python does not have the game.
   * @param {number | 'end'} move
   * @returns {boolean} whether it is the next one
   */
  go(move) {
    const wanted = this.#within(move);
    const isNext = wanted === this.#move + 1;
    this.#move = wanted;
    return isNext;
  }

  /** The same for one that Python has, after all that waits. @param {() => number | 'end'} move */
  goLater(move) {
    return this.#enqueue(async () => {
      if (this.#played) await this.#played.go(this.#within(move()));
      else this.go(move());
    });
  }

  /**
   * Puts a dot, after all that waits; null where the game has been closed.
   * @param {Point} point
   * @returns {Promise<{view: View, sgf: string} | {refusal: Refusal} | null>}
   */
  play(point) {
    return this.#enqueue(async () => {
      this.#played ??= await openGame(this.text, this.#move);
      if (this.#isClosed) this.#played.close();
      const answer = this.#isClosed ? null : await this.#played.play(point);
      if (answer && 'sgf' in answer) this.text = answer.sgf;
      return answer;
    });
  }

  close() {
    this.#isClosed = true;
    this.#played?.close();
  }

  /** @param {string} text */
  #take(text) {
    if (text.length > LONGEST) throw new RangeError('too long');
    const replay = new Replay(text);
    const line = replay.mainLine;
    replay.view(line[line.length - 1]); // which fails where it would be too much
    this.text = text;
    this.#line = line;
    this.#move = Math.min(this.#move, line.length - 1);
    return replay;
  }

  async #listRings() {
    const move = this.#move;
    const game = await openGame(this.text, 0);
    game.close();
    const walked = move !== this.#move;
    this.#replay = this.#take(game.sgf);
    return walked;
  }

  /** @template T @param {() => Promise<T>} task @returns {Promise<T | null>} */
  #enqueue(task) {
    this.#waiting++;
    const done = this.#queue.then(() => (this.#isClosed ? null : task())).finally(() => this.#waiting--);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** @param {number | 'end'} move */
  #within(move) {
    return move === 'end' || !Number.isFinite(move)
      ? this.length
      : Math.min(this.length, Math.max(0, Math.trunc(move)));
  }
}
