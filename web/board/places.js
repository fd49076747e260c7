/** @file Places in the window and on the sheet, in CSS pixels. */

import { scaleOf } from '../ui/scale.js';
/** @import { Point } from '../model/points.js' */
/** @import { Board } from './board.js' */

/** Return where a place in the window is on the sheet. @param {Board} board @param {Point} at @returns {Point} */
export const onSheet = ({ element }, at) => placeIn(element, at);

/** Whether an element is upside down, for the player who sits opposite. @param {Element} element */
export const isUpsideDown = (element) => element.matches('.opposed #sheet *');

/** Return where a place in the window is in an element. @param {HTMLElement} element @param {Point} at @returns {Point} */
export function placeIn(element, { x, y }) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const scale = scaleOf(element);
  const [across, down] = isUpsideDown(element) ? [right - x, bottom - y] : [x - left, y - top];
  return { x: across / scale.x, y: down / scale.y };
}

/** Return where a place in an element is in the window. @param {HTMLElement} element @param {Point} at @returns {Point} */
export function inWindow(element, { x, y }) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const scale = scaleOf(element);
  const [across, down] = [x * scale.x, y * scale.y];
  return isUpsideDown(element)
    ? { x: right - across, y: bottom - down }
    : { x: left + across, y: top + down };
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
