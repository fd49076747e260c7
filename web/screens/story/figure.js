/** @file A small picture of the part of a board where something has happened. */

import { Geometry } from '../../board/geometry.js';
import { NOTHING_SIGNED } from '../../board/signs.js';
import { Picture } from '../../files/picture.js';
import { parsePoints } from '../../model/points.js';
/** @import { Position } from '../../model/position.js' */
/** @import { Frame } from '../../protocol.js' */

const MARGIN = 1; // cells around what is shown
const LEAST = 5; // cells along a side

/**
 * Draw what a move has taken, and what is around it, as a square.
 * @param {{width: number, height: number}} board
 * @param {Frame} frame the position after the move
 * @param {number} side in CSS pixels
 */
export function drawFigure({ width, height }, frame, side) {
  const ratio = devicePixelRatio;
  const points = [frame.last, ...frame.change.taken.flatMap(({ ring }) => parsePoints(ring))];
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const span = (/** @type {number[]} */ places) => Math.max(...places) - Math.min(...places) + 1 + 2 * MARGIN;
  const middle = (/** @type {number[]} */ places) => (Math.max(...places) + Math.min(...places)) / 2;
  const cells = Math.max(LEAST, span(across), span(down));
  const pixels = Math.round(side * ratio);
  const whole = new Geometry(pixels, pixels, ratio, width, height, { labels: false });
  const view = { zoom: pixels / cells / whole.wholeCell, x: middle(across), y: middle(down) };
  const picture = new Picture(
    { width, height },
    new Geometry(pixels, pixels, ratio, width, height, { labels: false, view }),
  );
  const position = { ...frame, width, height, refusals: '', marks: NOTHING_SIGNED.marks };
  picture.draw(/** @type {Position} */ (/** @type {unknown} */ (position)));
  return picture.canvas;
}
