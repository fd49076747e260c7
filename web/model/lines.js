/** @file Lines of play: in the tree of a game, and as texts such as `ccdd--ee`. */

import { parsePoints } from './points.js';
/** @import { Point } from './points.js' */
/** @import { TreeRow } from '../protocol.js' */

/**
 * What keys do in a line of play that one walks through.
 * @type {Record<string, 'first' | 'back' | 'forward' | 'last'>}
 */
export const WALK_KEYS = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ',': 'back',
  '.': 'forward',
};
/** How many points of a line of play are shown. */
export const MAX_LINE = 7;
/** Stands in a line for a turn without a dot. */
export const NO_DOT = '--';
const DOT = /^[a-zA-Z]{2}(?=\.|$)/;

/** Return the point of a move's dot as a letter pair, or null if the move has none. @param {string} text */
export const dotPair = (text) => DOT.exec(text)?.[0] ?? null;

/**
 * Return the point of a node's dot, or null if its move has none.
 * @param {{text: string}} node
 * @returns {Point | null}
 */
export function dotPoint({ text }) {
  const pair = dotPair(text);
  return pair ? parsePoints(pair)[0] : null;
}

/**
 * Return the points of a line of play, with null for a move without a dot.
 * @param {string} line
 * @returns {(Point | null)[]}
 */
export function parseLine(line) {
  const pairs = line.match(/../g) ?? [];
  return pairs.map((pair) => (pair === NO_DOT ? null : parsePoints(pair)[0]));
}

/** Return the points of a line of play up to the first move without a dot. @param {string} line */
export function dotsOfLine(line) {
  const points = parseLine(line);
  const end = points.indexOf(null);
  return /** @type {Point[]} */ (end < 0 ? points : points.slice(0, end));
}

/**
 * Return the nodes from the root to a node, and on along the main line after it.
 * @param {TreeRow[]} rows of the whole tree, parents before children
 * @param {number} node
 */
export function lineThrough(rows, node) {
  /** @type {Map<number, TreeRow>} */
  const known = new Map();
  /** @type {Map<number | null, TreeRow>} */
  const firstChildren = new Map();
  for (const row of rows) {
    const [id, parent] = row;
    known.set(id, row);
    if (!firstChildren.has(parent)) firstChildren.set(parent, row);
  }
  const line = [];
  for (let row = known.get(node); row; row = row[1] === null ? undefined : known.get(row[1])) {
    line.unshift(row);
  }
  for (let row = firstChildren.get(node); row; row = firstChildren.get(row[0])) line.push(row);
  return line;
}

/**
 * Return the number of each dot of a line by its letter pair. Moves count from 1, with or without a dot.
 * @param {TreeRow[]} line
 */
export function dotNumbers(line) {
  const moves = line.map(([, , , text]) => text).filter(Boolean);
  return new Map(
    moves.flatMap((text, index) => {
      const pair = dotPair(text);
      return pair ? [[pair, index + 1]] : [];
    }),
  );
}
