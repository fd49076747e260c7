/** @file Points of the board, and the letters and numbers that name them. */

/** @typedef {{x: number, y: number}} Point a crossing of the grid, by column and row */

/** The letter of each column or row: `a` is the first, `Z` the last. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Return the index of a point in the strings that describe a board, such as `dots`.
 * @param {{width: number}} board
 * @param {Point} point
 */
export const indexOf = ({ width }, { x, y }) => y * width + x;

/**
 * Return the point that has this index on a board of this width.
 * @param {number} index
 * @param {number} width
 * @returns {Point}
 */
export const pointAt = (index, width) => ({ x: index % width, y: Math.floor(index / width) });

/** @param {Point | null} a @param {Point | null} b */
export const isSamePoint = (a, b) => a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y);

/** Return a point as rings and files write it: `cd`. @param {Point} point */
export const pairOf = ({ x, y }) => LETTERS[x] + LETTERS[y];

/** Return these points as rings and files write them: `cdde`. @param {Point[]} points */
export const formatPoints = (points) => points.map(pairOf).join('');

/** Return the points of a text such as `cdde`, in order. @param {string} text @returns {Point[]} */
export function parsePoints(text) {
  const points = [];
  for (let i = 0; i < text.length; i += 2) {
    points.push({ x: LETTERS.indexOf(text[i]), y: LETTERS.indexOf(text[i + 1]) });
  }
  return points;
}

/** Return the letter above a column. @param {number} x */
export const columnName = (x) => LETTERS[x];

/** Return the number beside a row, counted from the top. @param {number} y */
export const rowName = (y) => String(y + 1);

/** Return the name that people use for a point: `c4`. @param {Point} point */
export const pointName = ({ x, y }) => columnName(x) + rowName(y);

/**
 * Return the point that a name such as `c4` means, or null if the board has no such point. A capital letter
 * means the same as a small one on boards that have no columns with capital letters.
 * @param {string} name
 * @param {{width: number, height: number}} board
 * @returns {Point | null}
 */
export function pointNamed(name, { width, height }) {
  const match = /^\s*([a-z])\s*(\d+)\s*$/i.exec(name);
  if (!match) return null;
  const y = Number(match[2]) - 1;
  const columns = LETTERS.slice(0, width);
  const x = columns.includes(match[1]) ? columns.indexOf(match[1]) : columns.indexOf(match[1].toLowerCase());
  return x >= 0 && y >= 0 && y < height ? { x, y } : null;
}

/** The steps of the arrow keys, in columns and rows. @type {Record<string, [number, number]>} */
export const MOVE_STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
