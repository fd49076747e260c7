import { openStorage } from '../../base/browser.js';
import { readValue } from '../../store/copies.js';
/** @import { Place } from './netnames.js' */

/**
 * @typedef {[row: number, number: number, part: number, value: number]} Change of a weight or threshold of a neuron
 * @typedef {{weights: Change[], thresholds: Change[]}} Changes
 * @typedef {keyof Changes} Kind
 */

const KEY = 'kropki.network';
const KINDS = /** @type {const} */ (['weights', 'thresholds']);

/** What somebody has changed in the network. It is kept for this tab, so that a reload loses nothing. */
export class NetChanges {
  /** @type {Record<Kind, Map<string, Change>>} */
  #changes = { weights: new Map(), thresholds: new Map() };

  constructor() {
    const kept = readValue(openStorage('sessionStorage'), KEY);
    if (isChanges(kept)) this.lists = kept;
  }

  /** All changes, as the engine takes them. @returns {Changes} */
  get lists() {
    const { weights, thresholds } = this.#changes;
    return { weights: [...weights.values()], thresholds: [...thresholds.values()] };
  }

  set lists(lists) {
    for (const kind of KINDS) {
      this.#changes[kind] = new Map(
        lists[kind].map((change) => [keyOf(change[0], change[1], change[2]), change]),
      );
    }
    this.#keep();
  }

  get count() {
    return this.#changes.weights.size + this.#changes.thresholds.size;
  }

  /**
   * Return a weight or threshold as it is now.
   * @param {Kind} kind
   * @param {Place} place of the neuron
   * @param {number} part
   * @param {number} shipped
   */
  valueOf(kind, { row, number }, part, shipped) {
    return this.#changes[kind].get(keyOf(row, number, part))?.[3] ?? shipped;
  }

  /**
   * Change a weight or threshold.
   * @param {Kind} kind
   * @param {Place} place of the neuron
   * @param {number} part
   * @param {number} value
   * @param {number} shipped
   */
  set(kind, { row, number }, part, value, shipped) {
    const key = keyOf(row, number, part);
    if (value === shipped) this.#changes[kind].delete(key);
    else this.#changes[kind].set(key, [row, number, part, value]);
    this.#keep();
  }

  /** Whether something in a row, or in one neuron of it, is changed. @param {number} row @param {number} [number] */
  touches(row, number) {
    const { weights, thresholds } = this.lists;
    return [...weights, ...thresholds].some(
      (change) => change[0] === row && (number === undefined || change[1] === number),
    );
  }

  #keep() {
    try {
      openStorage('sessionStorage')?.setItem(KEY, JSON.stringify(this.lists));
    } catch {
      /* it is kept only in the page */
    }
  }
}

/** @param {number} row @param {number} number @param {number} part */
const keyOf = (row, number, part) => `${row}/${number}/${part}`;

/** @param {unknown} value @returns {value is Changes} */
function isChanges(value) {
  const lists = Object(value);
  return KINDS.every(
    (kind) =>
      Array.isArray(lists[kind]) &&
      lists[kind].every(
        (/** @type {unknown} */ change) =>
          Array.isArray(change) && change.length === 4 && change.every(Number.isSafeInteger),
      ),
  );
}
