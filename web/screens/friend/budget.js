/** What may arrive over a link: as much as a game needs, and no flood. */

const CAPACITY = 120; // messages at once
const RATE = 30; // messages a second
const LENGTH = 2000; // characters that count as another message
const ENTRY = '{"t":"entry"';

/** Counts what arrives over a link. */
export class Budget {
  #left = CAPACITY;
  #expected = 0;
  #last = 0;

  /** Let so many entries of a game come at once. @param {number} count */
  expect(count) {
    this.#expected = Math.max(0, count);
  }

  /**
   * Return whether what has arrived is not too much.
   * @param {unknown} data
   * @param {number} now milliseconds
   */
  allows(data, now) {
    const length = typeof data === 'string' ? data.length : Infinity;
    if (this.#expected > 0 && length < LENGTH && String(data).startsWith(ENTRY)) {
      this.#expected--;
      return true;
    }
    this.#left = Math.min(CAPACITY, this.#left + ((now - this.#last) / 1000) * RATE);
    this.#last = now;
    this.#left -= 1 + (Number.isFinite(length) ? length / LENGTH : CAPACITY / 4);
    return this.#left >= 0;
  }
}
