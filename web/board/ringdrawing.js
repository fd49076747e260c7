/** @file How a finger and the mouse draw rings: over one dot after another. */

import { isSamePoint } from '../model/points.js';
import { distance, onSheet, placeOf } from './places.js';
/** @import { Point } from '../model/points.js' */
/** @import { Board } from './board.js' */
/** @import { Pen, Press } from './pointer.js' */

const NEAR = 24; // in CSS pixels; a tap this near to a dot of the ring means that dot
const REACH = 0.35; // in cells; a drag passes over a point only if it comes this near

/**
 * Return the nearest of these points if one is near, else the point at the pointer.
 * @param {Board} board
 * @param {Point[]} points
 * @param {PointerEvent} event
 */
export function nearestPoint(board, points, event) {
  const [nearest] = points
    .map((point) => ({ point, distance: distance(board, point, placeOf(event)) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.distance <= NEAR ? nearest.point : board.pointAt(event);
}

/**
 * Draw a ring on over the points that the pointer has passed since the last event.
 * @param {Board} board
 * @param {Pen} pen
 * @param {Press} press
 * @param {PointerEvent} event
 * @param {() => boolean} goesOn whether the ring is still being drawn
 */
export function drawRing(board, pen, press, event, goesOn) {
  const { geometry } = board;
  if (!geometry) return;
  const [start, end] = [press, placeOf(event)].map((place) => onSheet(board, place));
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const steps = Math.ceil((4 * Math.hypot(dx, dy)) / geometry.cellSize);
  for (let i = 1; i <= steps && goesOn(); i++) {
    const point = geometry.pointAt(start.x + (dx * i) / steps, start.y + (dy * i) / steps, REACH);
    if (!point || isSamePoint(point, press.point)) continue;
    if (!press.isDrag && press.point) pen.drag(press.point);
    press.isDrag = true;
    press.point = point;
    pen.drag(point);
  }
  [press.x, press.y] = [event.clientX, event.clientY];
}
