/** @file Places in the window and on the sheet, in CSS pixels. */

/** @import { Point } from '../model/points.js' */
/** @import { Board } from './board.js' */

/** Return where a place in the window is on the sheet. @param {Board} board @param {Point} at @returns {Point} */
export const onSheet = ({ element }, at) => placeIn(element, at);

/** Whether an element is upside down, for the player who sits opposite. @param {Element} element */
export const isUpsideDown = (element) => element.matches('.opposed #sheet *');

/** Return where a place in the window is in an element. @param {Element} element @param {Point} at @returns {Point} */
export function placeIn(element, { x, y }) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isUpsideDown(element) ? { x: right - x, y: bottom - y } : { x: x - left, y: y - top };
}

/** Return where a place in an element is in the window. @param {Element} element @param {Point} at @returns {Point} */
export function inWindow(element, { x, y }) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isUpsideDown(element) ? { x: right - x, y: bottom - y } : { x: left + x, y: top + y };
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
