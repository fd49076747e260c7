import { columnName, rowName } from './position.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */

/**
 * The squared paper: its lines run on over the whole sheet, the board is the part that is ruled off.
 * @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks
 */
export function drawPaper(context, geometry, inks) {
  const { cell, hair, left, top, width, height, sheetWidth, sheetHeight } = geometry;
  const right = left + (width - 1) * cell;
  const bottom = top + (height - 1) * cell;
  context.clearRect(0, 0, sheetWidth, sheetHeight);

  context.fillStyle = inks.faint;
  for (let x = left % cell; x < sheetWidth; x += cell) context.fillRect(x, 0, hair, sheetHeight);
  for (let y = top % cell; y < sheetHeight; y += cell) context.fillRect(0, y, sheetWidth, hair);

  context.fillStyle = inks.field;
  context.fillRect(left, top, right - left + hair, bottom - top + hair);
  context.fillStyle = inks.line;
  for (let x = left; x <= right; x += cell) context.fillRect(x, top, hair, bottom - top + hair);
  for (let y = top; y <= bottom; y += cell) context.fillRect(left, y, right - left + hair, hair);

  const rim = Math.max(hair, Math.round(hair * 1.5));
  context.fillStyle = inks.edge;
  context.fillRect(left, top, right - left + hair, rim);
  context.fillRect(left, bottom + hair - rim, right - left + hair, rim);
  context.fillRect(left, top, rim, bottom - top + hair);
  context.fillRect(right + hair - rim, top, rim, bottom - top + hair);

  if (geometry.labelled) drawLabels(context, geometry, inks);
}

/** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
function drawLabels(context, geometry, inks) {
  const size = Math.min(geometry.cell * 0.44, Math.max(15 * geometry.ratio, geometry.cell * 0.26));
  const away = geometry.cell * 0.72;
  context.fillStyle = inks.pencil;
  context.font = `italic ${Math.round(size)}px ${inks.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let x = 0; x < geometry.width; x++) context.fillText(columnName(x), geometry.x(x), geometry.y(0) - away);
  for (let y = 0; y < geometry.height; y++) context.fillText(rowName(y), geometry.x(0) - away, geometry.y(y));
}
