import { stable, sumOf } from './wire.js';
/** @import { Entry } from './wire.js' */

/** The course of a game: what has happened, and a checksum of it after each entry. */
export class Course {
  /** @type {Entry[]} */
  log = [];
  sums = [sumOf('')];

  /** @param {Entry[]} [log] */
  constructor(log = []) {
    for (const entry of log) this.add(entry);
  }

  /** @param {Entry} entry */
  add({ by, step }) {
    this.sums.push(sumOf(stable({ by, step }), this.sums[this.log.length]));
    this.log.push({ by, step });
  }
}
