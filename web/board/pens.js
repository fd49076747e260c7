import { barredPoints } from '../model/position.js';
import { byId } from '../ui/element.js';
import { Areas } from './areas.js';
import { Highlights } from './highlights.js';
import { Ink } from './ink.js';
import { readInks } from './inks.js';
import { Marks } from './marks.js';
import { drawPaper } from './paper.js';
import { Signs } from './signs.js';
/** @import { Position } from '../protocol.js' */
/** @import { Geometry } from './geometry.js' */
/** @import { Turn } from '../model/turn.js' */

const LAYERS = /** @type {const} */ (['paper', 'highlights', 'areas', 'ink', 'signs', 'marks']);

/** Return the contexts of the layers, the lowest first. */
export function findLayers() {
  return LAYERS.map(
    (id) => /** @type {CanvasRenderingContext2D} */ (byId(id, HTMLCanvasElement).getContext('2d')),
  );
}

/**
 * @typedef {object} Choices what the reader has chosen
 * @property {() => boolean} isStill whether nothing may move
 * @property {() => {labels: boolean | 'around' | undefined, turn: Turn, turnsToFit?: boolean}} look see Geometry;
 *   `turnsToFit`: whether the board may lie the other way where its cells are small
 */

/**
 * Create what draws each layer of the board.
 * @param {CanvasRenderingContext2D[]} contexts of the layers
 * @param {Geometry} geometry
 */
export function createPens([paper, highlights, areas, ink, signs, marks], geometry) {
  const inks = readInks();
  marks.clearRect(0, 0, geometry.sheetWidth, geometry.sheetHeight);
  const inkPen = new Ink(ink, geometry, inks);
  return {
    paper: {
      draw: (/** @type {Position} */ position) => drawPaper(paper, geometry, inks, barredPoints(position)),
    },
    highlights: new Highlights(highlights, geometry, inks),
    areas: new Areas(areas, geometry, inks),
    ink: inkPen,
    signs: new Signs(signs, geometry, inks),
    marks: new Marks(marks, geometry, inks, inkPen.stamps),
  };
}
