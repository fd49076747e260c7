/** @file Places in the window and on the sheet, in CSS pixels. */

/** @import { Point } from '../model/points.js' */
/** @import { Board } from './board.js' */

/** Return where a place in the window is on the sheet. @param {Board} board @param {Point} at @returns {Point} */
export function onSheet({ element }, { x, y }) {
  const { left, top } = element.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

/** Return how far a place in the window is from a point. @param {Board} board @param {Point} point @param {Point} at */
export function distance(board, point, at) {
  if (!board.geometry) return Infinity;
  const { x, y } = onSheet(board, at);
  const place = board.geometry.place(point);
  return Math.hypot(x - place.x, y - place.y);
}

/** Return where a pointer is in the window. @param {MouseEvent} event @returns {Point} */
export const placeOf = ({ clientX: x, clientY: y }) => ({ x, y });
