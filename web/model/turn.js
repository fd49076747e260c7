/** @file How a board lies on the sheet: upright, turned by quarters, or mirrored. */

/** @import { Point } from './points.js' */

/**
 * @typedef {object} Turn
 * @property {number} quarters clockwise, from 0 to 3
 * @property {boolean} isMirrored whether left and right are exchanged before that
 */

/** @type {Turn} */
export const UPRIGHT = { quarters: 0, isMirrored: false };

/** @param {Turn} a @param {Turn} b */
export const isSameTurn = (a, b) => a.quarters === b.quarters && a.isMirrored === b.isMirrored;

/**
 * Return the column and row of the sheet where a place of the board lies.
 * @param {Point} place
 * @param {Turn} turn
 * @param {number} width of the board
 * @param {number} height of the board
 * @returns {Point}
 */
export function ontoSheet({ x, y }, { quarters, isMirrored }, width, height) {
  const across = isMirrored ? width - 1 - x : x;
  if (quarters === 1) return { x: height - 1 - y, y: across };
  if (quarters === 2) return { x: width - 1 - across, y: height - 1 - y };
  if (quarters === 3) return { x: y, y: width - 1 - across };
  return { x: across, y };
}

/**
 * Return the place of the board that lies in a column and row of the sheet.
 * @param {Point} place
 * @param {Turn} turn
 * @param {number} width of the board
 * @param {number} height of the board
 * @returns {Point}
 */
export function ontoBoard({ x, y }, { quarters, isMirrored }, width, height) {
  const [across, down] =
    quarters === 1
      ? [y, height - 1 - x]
      : quarters === 2
        ? [width - 1 - x, height - 1 - y]
        : quarters === 3
          ? [width - 1 - y, x]
          : [x, y];
  return { x: isMirrored ? width - 1 - across : across, y: down };
}

const SMALL = 16; // CSS pixels of a cell
const GAIN = 1.15; // how much larger cells have to become

/**
 * Return whether a board has small cells on a sheet, and clearly larger ones turned by a quarter.
 * @param {{width: number, height: number}} board
 * @param {number} across of the sheet, in CSS pixels
 * @param {number} down
 */
export function fitsTurned({ width, height }, across, down) {
  const upright = Math.min(across / width, down / height);
  return upright < SMALL && Math.min(across / height, down / width) > GAIN * upright;
}
