import { columnName, rowName } from '../model/points.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */

const SIZE = 11; // CSS pixels of the letters
const BAND = 18; // CSS pixels
const AWAY = 0.72; // cells between the first line and its coordinates on the paper

/**
 * Draw the coordinates along the edges of the sheet where those on the paper are out of sight.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Inks} inks
 * @returns {[x: number, y: number, width: number, height: number][]} what was drawn over
 */
export function drawRulers(context, geometry, inks) {
  const { labelled, isZoomed, ratio, cell, sheetWidth, sheetHeight } = geometry;
  if (!labelled || !isZoomed) return [];
  const band = Math.round(BAND * ratio);
  const isHidden = (/** @type {number} */ first) => first - AWAY * cell < band / 2;
  /** @type {[x: number, y: number, width: number, height: number][]} */
  const bands = [];
  if (isHidden(geometry.y(0))) bands.push([0, 0, sheetWidth, band]);
  if (isHidden(geometry.x(0))) bands.push([0, 0, band, sheetHeight]);

  context.save();
  context.fillStyle = inks.paper;
  context.globalAlpha = 0.88;
  for (const each of bands) context.fillRect(...each);
  context.globalAlpha = 1;
  context.fillStyle = inks.pencil;
  context.font = `italic ${Math.round(SIZE * ratio)}px ${inks.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [, , , height] of bands) {
    const isTop = height === band;
    for (let i = 0; i < (isTop ? geometry.width : geometry.height); i++) {
      const at = isTop ? geometry.x(i) : geometry.y(i);
      if (at < band * (bands.length > 1 ? 1.4 : 0.5)) continue; // the corner belongs to neither
      if (isTop) context.fillText(columnName(i), at, band / 2);
      else context.fillText(rowName(i), band / 2, at);
    }
  }
  context.restore();
  return bands;
}
