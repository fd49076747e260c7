/** @file Which puzzles are on a worksheet. */

/** @import { Entry } from '../puzzles/collection.js' */

/** The grades of puzzles, by how hard they are: from the first to the last of each. */
export const GRADES = { any: [0, 9], easy: [1, 4], middle: [5, 5], hard: [6, 9] };
/** @typedef {keyof typeof GRADES} Hardness */

export const MAX_PUZZLES = 30;

/** Return the puzzles that are as hard as wanted. @param {Entry[]} entries @param {Hardness} hardness */
export function ofHardness(entries, hardness) {
  const [least, most] = GRADES[hardness];
  return entries.filter(({ grade }) => grade >= least && grade <= most);
}

/**
 * Return some of the puzzles, in their order.
 * @param {Entry[]} entries
 * @param {number} count
 * @param {() => number} [random]
 */
export function draw(entries, count, random = Math.random) {
  const ranked = entries.map((entry) => ({ entry, rank: random() }));
  const chosen = [...ranked].sort((one, other) => one.rank - other.rank).slice(0, count);
  return ranked.filter((each) => chosen.includes(each)).map(({ entry }) => entry);
}
