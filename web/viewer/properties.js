/** @file What the properties of a record's node say about points, within limits. */

import { formatPoints, LETTERS, pointAt } from '../model/points.js';
import { halves, plainText } from './sgf.js';
/** @import { Marks } from '../protocol.js' */

/**
 * @typedef {{width: number, height: number}} Size of a board
 * @typedef {(points: number) => void} Count counts work, and throws if it is too much
 */

const POINT_MARKS = /** @type {const} */ (['TR', 'SQ', 'CR', 'MA', 'SL', 'DD']);
const LINE_MARKS = /** @type {const} */ (['AR', 'LN']);
const MAX_LABEL = 40; // characters

/**
 * Return the index of a letter pair, or -1 if it is not on the board.
 * @param {string} pair
 * @param {Size} size
 */
export function indexOfPair(pair, { width, height }) {
  if (pair.length !== 2) return -1;
  const [x, y] = [LETTERS.indexOf(pair[0]), LETTERS.indexOf(pair[1])];
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

/**
 * Return the indices of the points in a list that may contain rectangles, each once and in order.
 * @param {string[] | undefined} values
 * @param {Size} size
 * @param {Count} count
 */
export function indicesIn(values, size, count) {
  if (!values) return [];
  const { width, height } = size;
  const isListed = new Uint8Array(width * height);
  for (const value of values) {
    const [start, end] = halves(value.trim()).map((corner) => indexOfPair(corner.trim(), size));
    if (start < 0) continue;
    const [a, b] = [start, end < 0 ? start : end].map((index) => pointAt(index, width));
    const [left, right] = inOrder(a.x, b.x);
    const [top, bottom] = inOrder(a.y, b.y);
    count((right - left + 1) * (bottom - top + 1));
    for (let y = top; y <= bottom; y++) isListed.fill(1, y * width + left, y * width + right + 1);
  }
  const indices = [];
  for (let index = isListed.indexOf(1); index >= 0; index = isListed.indexOf(1, index + 1)) {
    indices.push(index);
  }
  return indices;
}

/**
 * Return the markup of a node.
 * @param {Map<string, string[]>} properties
 * @param {Size} size
 * @param {Count} count
 * @returns {Marks}
 * @throws {RangeError} if there is too much of it
 */
export function marksIn(properties, size, count) {
  /** @type {Marks} */
  const marks = {};
  const isOnBoard = (/** @type {string} */ pair) => indexOfPair(pair, size) >= 0;
  const max = size.width * size.height;
  for (const kind of POINT_MARKS) {
    const indices = indicesIn(properties.get(kind), size, count);
    if (indices.length) marks[kind] = formatPoints(indices.map((index) => pointAt(index, size.width)));
  }
  for (const kind of LINE_MARKS) {
    const lines = (properties.get(kind) ?? []).map(halves).filter((ends) => ends.every(isOnBoard));
    if (lines.length > max) throw new RangeError('too many lines');
    if (lines.length) marks[kind] = lines;
  }
  const labels = (properties.get('LB') ?? []).map(halves).filter(([point]) => isOnBoard(point));
  if (labels.length > max) throw new RangeError('too many labels');
  if (labels.length) {
    marks.LB = labels.map(([point, text]) => [point, plainText(text).slice(0, MAX_LABEL)]);
  }
  return marks;
}

/** @param {number} a @param {number} b */
const inOrder = (a, b) => (a < b ? [a, b] : [b, a]);
