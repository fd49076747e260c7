import { now } from '../../base/now.js';

/** How far the clocks of two devices may differ in all: one may be asleep for a while before the connection breaks. */
const TOLERANCE = 15_000; // milliseconds
/** What the way of the messages and the work of the engines may add to each move. */
const WAY = 1000; // milliseconds

/**
 * How long turns take as the guest's own clock sees it, which only goes forward. The host keeps the clocks of the game;
 * what it says about a move may differ from what was seen here by a second, and by 15 seconds more in all.
 */
export class Times {
  #used = 0;
  /** How much of that may not belong to the turn: it was not seen here, or the connection was broken. */
  #unsure = 0;
  /** @type {number | null} */
  #since = null;
  /** What had been used when the person here moved. @type {number | null} */
  #moved = null;
  /** By how much the host has favoured itself about the moves of each player. */
  #excess = [0, 0];

  /** Begin a turn, which has taken so long before it was seen here. @param {number} [used] */
  begin(used = 0) {
    this.#used = this.#unsure = used;
    this.#moved = null;
    if (this.#since !== null) this.#since = now();
  }

  /** Let the time run, or stop it. @param {boolean} runs */
  run(runs) {
    this.#used = this.#seen;
    this.#since = runs ? now() : null;
  }

  /** Note that the connection has broken: for how long before, nobody can say. */
  doubt() {
    this.#unsure = this.#seen;
  }

  /** Note that the person here has moved, or that the move was refused. @param {boolean} hasMoved */
  move(hasMoved) {
    this.#moved = hasMoved ? this.#seen : null;
  }

  /**
   * Return the time that a turn has taken, as the host says, within what was seen here.
   * @param {number} spent
   * @param {boolean} isOwn whether it is the turn of the person here
   */
  bound(spent, isOwn) {
    return isOwn ? Math.min(spent, this.#most + TOLERANCE) : Math.max(spent, this.#least - TOLERANCE);
  }

  /**
   * Return whether a move may have taken as long as the host says, and count what speaks against it.
   * @param {number} spent
   * @param {number} by whose move it is
   * @param {boolean} isOwn whether that is the person here
   */
  believes(spent, by, isOwn) {
    const favour = isOwn ? spent - this.#most : this.#least - spent;
    const excess = Math.max(0, this.#excess[by] + favour - WAY);
    if (excess > TOLERANCE) return false;
    this.#excess[by] = excess;
    return true;
  }

  get #seen() {
    return this.#used + (this.#since === null ? 0 : now() - this.#since);
  }

  get #most() {
    return this.#moved ?? this.#seen;
  }

  get #least() {
    return this.#seen - this.#unsure;
  }
}
