/** @file Draws what a presentation puts on a board. */

/** @import { SignPen } from '../../board/signpen.js' */
/** @import { Point } from '../../model/points.js' */

const FULL_TURN = 2 * Math.PI;
const STROKE = 0.16; // cells
const LASER = 0.3; // cells
const LARGE = 1.4; // times the size of other signs

/** Draw a line through places. @param {SignPen} pen @param {Point[]} points @param {string} marker its colour */
export function drawStroke(pen, points, marker) {
  const { context, geometry, cell, inks } = pen;
  const width = Math.max(4 * geometry.ratio, cell * STROKE);
  context.beginPath();
  for (const point of points) context.lineTo(...pen.place(point));
  if (points.length === 1) context.lineTo(...pen.place(points[0]));
  for (const [lineWidth, strokeStyle] of /** @type {[number, string][]} */ ([
    [width * 1.7, inks.field],
    [width, marker],
  ])) {
    Object.assign(context, { lineWidth, strokeStyle });
    context.stroke();
  }
}

/** Draw a letter in a circle. @param {SignPen} pen @param {{point: Point, letter: string}} letter */
export function drawLetter(pen, { point, letter }) {
  const { field, text } = pen.inks;
  drawDisc(pen, point, 0.64, field, text);
  write(pen, point, letter, text, field);
}

/** Draw the number of votes at the corner of a letter. @param {SignPen} pen @param {Point} point @param {number} count */
export function drawCount(pen, { x, y }, count) {
  const { field, text } = pen.inks;
  const corner = { x: x + 0.62, y: y - 0.62 };
  drawDisc(pen, corner, 0.5, text, field);
  write(pen, corner, String(count), field, text);
}

/**
 * Write larger than other signs.
 * @param {SignPen} pen
 * @param {Point} point
 * @param {string} text
 * @param {string} ink
 * @param {string} edge
 */
function write(pen, point, text, ink, edge) {
  const { context } = pen;
  const [x, y] = pen.place(point);
  context.save();
  context.translate(x * (1 - LARGE), y * (1 - LARGE));
  context.scale(LARGE, LARGE);
  pen.write(point, text, '700', ink, edge);
  context.restore();
}

/** Draw a spot of red light. @param {SignPen} pen @param {Point} place */
export function drawLaser(pen, place) {
  const { context, geometry, cell } = pen;
  const radius = Math.max(10 * geometry.ratio, cell * LASER);
  const [x, y] = pen.place(place);
  const light = context.createRadialGradient(x, y, radius * 0.45, x, y, radius * 1.8);
  light.addColorStop(0, 'rgb(255 30 30 / 0.75)');
  light.addColorStop(1, 'rgb(255 30 30 / 0)');
  context.fillStyle = light;
  context.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4);
  drawDisc(pen, place, (radius * 0.6) / cell, '#e8000d', '#fff');
}

/**
 * @param {SignPen} pen
 * @param {Point} place
 * @param {number} radius in cells
 * @param {string} fill
 * @param {string} edge
 */
function drawDisc(pen, place, radius, fill, edge) {
  const { context, geometry, cell } = pen;
  context.beginPath();
  context.arc(...pen.place(place), cell * radius, 0, FULL_TURN);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = Math.max(2 * geometry.ratio, cell * 0.07);
  context.strokeStyle = edge;
  context.stroke();
}
