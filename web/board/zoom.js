/** @file Which part of the board is shown, and how large. */

import { isSameTurn, ontoSheet } from '../model/turn.js';
/** @import { Turn } from '../model/turn.js' */
/** @import { Geometry } from './geometry.js' */
/** @import { Point } from '../model/points.js' */

const DOUBLE_TAP_CELL = 44; // CSS pixels of a cell after a double tap
const MIN_DOUBLE_TAP = 2; // a double tap at least doubles the cells
const TINY_CELL = 13; // CSS pixels: a new game on smaller cells begins zoomed, for fingers
const FIRST_CELL = 24; // CSS pixels of a cell then
const REVEAL = 1.5; // cells between a revealed point and the edge of the sheet
const NEARLY_WHOLE = 1.06; // below this zoom the whole board is meant

/**
 * @typedef {object} View the part of the board that is shown
 * @property {number} zoom the size of a cell, relative to that on a board which fits the sheet
 * @property {number} x the column of the sheet that is in its middle, with a fraction
 * @property {number} y the row of the sheet that is in its middle, with a fraction
 */

/** The whole board. @type {View} */
export const WHOLE = { zoom: 1, x: 0, y: 0 };

/**
 * Return the view at another zoom in which the part of the board that is now at one place is at another.
 * @param {Geometry} geometry
 * @param {number} zoom
 * @param {Point} from a place on the sheet in CSS pixels
 * @param {Point} [to] the same
 * @returns {View}
 */
export function zoomTo(geometry, zoom, from, to = from) {
  const { ratio, left, top, cell, sheetWidth, sheetHeight, maxZoom } = geometry;
  const within = Math.min(maxZoom, Math.max(1, zoom));
  const size = geometry.cellAt(within);
  return {
    zoom: within,
    x: (from.x * ratio - left) / cell - (to.x * ratio - sheetWidth / 2) / size,
    y: (from.y * ratio - top) / cell - (to.y * ratio - sheetHeight / 2) / size,
  };
}

/**
 * Return the view after a double tap: larger around the tap, or the whole board again.
 * @param {Geometry} geometry
 * @param {Point} at a place on the sheet in CSS pixels
 */
export function doubleTapped(geometry, at) {
  if (geometry.isZoomed) return WHOLE;
  return zoomTo(geometry, Math.max(MIN_DOUBLE_TAP, DOUBLE_TAP_CELL / geometry.cellSize), at);
}

/**
 * Return the view in which fingers can begin to play: the middle of the board, in cells that they can see.
 * @param {Geometry} geometry of the whole board
 */
export function firstView(geometry) {
  const { cellSize, ratio, sheetWidth, sheetHeight } = geometry;
  const middle = { x: sheetWidth / ratio / 2, y: sheetHeight / ratio / 2 };
  return cellSize < TINY_CELL ? zoomTo(geometry, FIRST_CELL / cellSize, middle) : WHOLE;
}

/**
 * Return the view moved just so far that a point can be seen.
 * @param {Geometry} geometry
 * @param {Point} point
 * @returns {View}
 */
export function reveal(geometry, point) {
  const { view, cell, sheetWidth, sheetHeight } = geometry;
  const near = (/** @type {number} */ middle, /** @type {number} */ at, /** @type {number} */ side) => {
    const reach = Math.max(0, side / 2 / cell - REVEAL);
    return Math.min(at + reach, Math.max(at - reach, middle));
  };
  const { x, y } = geometry.ontoSheet(point);
  return { ...view, x: near(view.x, x, sheetWidth), y: near(view.y, y, sheetHeight) };
}

/**
 * Return the view of a turned board with the same place in its middle.
 * @param {View} view
 * @param {Geometry | null} geometry of the board before
 * @param {Turn} turn
 * @returns {View}
 */
export function turnView(view, geometry, turn) {
  if (!geometry || isSameTurn(geometry.turn, turn)) return view;
  const { width, height } = geometry;
  return { ...view, ...ontoSheet(geometry.ontoBoard(view), turn, width, height) };
}

/** Return whether the middle of a point is on the sheet. @param {Geometry} geometry @param {Point} point */
export function isInView(geometry, point) {
  const [x, y] = geometry.at(point.x, point.y);
  return x >= 0 && y >= 0 && x < geometry.sheetWidth && y < geometry.sheetHeight;
}

/**
 * Return a view on the way between two of the same zoom, which slows down towards its end.
 * @param {View} from
 * @param {View} to
 * @param {number} share of the time that has passed, from 0 to 1
 * @returns {View}
 */
export function between(from, to, share) {
  const way = 1 - (1 - share) ** 3;
  return { ...to, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}

/** Return the view, or the whole board if that is nearly the same. @param {View} view */
export const settle = (view) => (view.zoom < NEARLY_WHOLE ? WHOLE : view);
