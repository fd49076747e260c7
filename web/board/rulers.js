import { columnName, rowName } from '../model/points.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Point } from '../model/points.js' */

const SIZE = 11; // CSS pixels of the letters
const BAND = 18; // CSS pixels

/** Return the coordinates along the edges of the sheet, as the board lies on it. @param {Geometry} geometry */
export function edgeNames(geometry) {
  const isUpright = geometry.turn.quarters % 2 === 0;
  const name = (/** @type {Point} */ place, /** @type {boolean} */ isColumn) => {
    const { x, y } = geometry.ontoBoard(place);
    return isColumn ? columnName(x) : rowName(y);
  };
  return {
    across: Array.from({ length: geometry.columns }, (_, x) => name({ x, y: 0 }, isUpright)),
    down: Array.from({ length: geometry.rows }, (_, y) => name({ x: 0, y }, !isUpright)),
  };
}

/**
 * Draw the coordinates along the edges of the sheet where those on the paper are out of sight.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Inks} inks
 * @returns {[x: number, y: number, width: number, height: number][]} what was drawn over
 */
export function drawRulers(context, geometry, inks) {
  const { labelled, isZoomed, ratio, away, sheetWidth, sheetHeight } = geometry;
  if (!labelled || !isZoomed) return [];
  const band = Math.round(BAND * ratio);
  const isHidden = (/** @type {number} */ first) => first - away < band / 2;
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
  const { across, down } = edgeNames(geometry);
  for (const [, , , height] of bands) {
    const isTop = height === band;
    (isTop ? across : down).forEach((name, i) => {
      const at = isTop ? geometry.x(i) : geometry.y(i);
      if (at < band * (bands.length > 1 ? 1.4 : 0.5)) return; // the corner belongs to neither
      context.fillText(name, isTop ? at : band / 2, isTop ? band / 2 : at);
    });
  }
  context.restore();
  return bands;
}
