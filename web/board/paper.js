import { edgeNames } from './rulers.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Point } from '../model/points.js' */

/**
 * Draw the squared paper: its lines cover the whole sheet, and the board is the part with a border.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Inks} inks
 * @param {Point[]} barred points that are hatched in pencil, because no dot may go there yet
 */
export function drawPaper(context, geometry, inks, barred) {
  const { cell, hair, left, top, columns, rows, sheetWidth, sheetHeight } = geometry;
  const right = left + (columns - 1) * cell;
  const bottom = top + (rows - 1) * cell;
  // A board with a single row or column is drawn as a strip, because a line alone could not be seen.
  const aside = columns === 1 ? Math.round(cell / 2) : 0;
  const above = rows === 1 ? Math.round(cell / 2) : 0;
  const rect = { x: left - aside, y: top - above, w: right - left + 2 * aside, h: bottom - top + 2 * above };
  context.clearRect(0, 0, sheetWidth, sheetHeight);

  context.fillStyle = inks.faint;
  for (let x = left % cell; x < sheetWidth; x += cell) context.fillRect(x, 0, hair, sheetHeight);
  for (let y = top % cell; y < sheetHeight; y += cell) context.fillRect(0, y, sheetWidth, hair);

  context.fillStyle = inks.field;
  context.fillRect(rect.x, rect.y, rect.w + hair, rect.h + hair);
  const line = Math.max(hair, Math.round(hair * inks.weight));
  const shift = Math.floor((line - hair) / 2); // a bold line has the same middle as a fine one, if it can
  context.fillStyle = inks.line;
  for (let x = left; x <= right; x += cell) context.fillRect(x - shift, rect.y, line, rect.h + hair);
  for (let y = top; y <= bottom; y += cell) context.fillRect(rect.x, y - shift, rect.w + hair, line);

  const rim = Math.max(line, Math.round(hair * 1.5));
  context.fillStyle = inks.edge;
  context.fillRect(rect.x, rect.y, rect.w + hair, rim);
  context.fillRect(rect.x, rect.y + rect.h + hair - rim, rect.w + hair, rim);
  context.fillRect(rect.x, rect.y, rim, rect.h + hair);
  context.fillRect(rect.x + rect.w + hair - rim, rect.y, rim, rect.h + hair);

  for (const point of barred) hatch(context, geometry, inks, point);
  if (geometry.labelled) drawLabels(context, geometry, inks);
}

/**
 * Hatch the square around a point, as far as it is on the board. The strokes continue in the next squares.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Inks} inks
 * @param {Point} point
 */
function hatch(context, geometry, inks, point) {
  const { cell, hair, columns, rows } = geometry;
  const { x, y } = geometry.ontoSheet(point);
  const half = cell / 2;
  const left = geometry.x(x) - (x > 0 ? half : 0);
  const top = geometry.y(y) - (y > 0 ? half : 0);
  const right = geometry.x(x) + (x < columns - 1 ? half : 0);
  const bottom = geometry.y(y) + (y < rows - 1 ? half : 0);
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.beginPath();
  for (let shift = -1; shift <= 1; shift += 0.5) {
    context.moveTo(geometry.x(x) + (shift - 0.5) * cell, geometry.y(y) + half);
    context.lineTo(geometry.x(x) + (shift + 0.5) * cell, geometry.y(y) - half);
  }
  context.globalAlpha = 0.55;
  context.lineWidth = hair;
  context.strokeStyle = inks.pencil;
  context.stroke();
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
function drawLabels(context, geometry, inks) {
  const size = Math.min(
    geometry.cell * Math.max(0.44, inks.letters),
    Math.max(15 * geometry.ratio, geometry.cell * Math.max(0.26, inks.letters)),
  );
  const { away } = geometry;
  context.fillStyle = inks.pencil;
  context.font = `italic ${Math.round(size)}px ${inks.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const isAround = geometry.labelled === 'around';
  const [left, top] = [geometry.x(0) - away, geometry.y(0) - away];
  const [right, bottom] = [geometry.x(geometry.columns - 1) + away, geometry.y(geometry.rows - 1) + away];
  const { across, down } = edgeNames(geometry);
  for (const row of isAround ? [top, bottom] : [top]) {
    across.forEach((name, i) => context.fillText(name, geometry.x(i), row));
  }
  for (const column of isAround ? [left, right] : [left]) {
    down.forEach((name, i) => context.fillText(name, column, geometry.y(i)));
  }
}
