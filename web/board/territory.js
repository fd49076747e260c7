/** @file Draws territories: their hatching, and their rings. */

import { parsePoints } from '../model/points.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Point } from '../model/points.js' */
/** @import { DrawnTerritory } from '../protocol.js' */

const TINT = 0.13;
const HATCH = 0.5;
/** The strokes of each owner's hatching across a tile: where they start and end. */
const STROKES = [[[0, 1, 1, 0]], [[0, 0, 1, 1]], [[0, 0.5, 1, 0.5]], [[0.5, 0, 0.5, 1]]];

/** The hatching of each owner, drawn once for each size. */
export class Hatching {
  /** @type {Map<number, CanvasPattern>} */
  #patterns = new Map();

  /** @param {Geometry} geometry @param {Inks} inks */
  constructor(geometry, inks) {
    this.geometry = geometry;
    this.inks = inks;
  }

  /** @param {CanvasRenderingContext2D} context @param {number} owner */
  pattern(context, owner) {
    let pattern = this.#patterns.get(owner);
    if (!pattern) {
      const tile = drawTile(this.geometry, this.inks, owner);
      pattern = /** @type {CanvasPattern} */ (context.createPattern(tile, 'repeat'));
      pattern.setTransform(new DOMMatrix().translate(this.geometry.left, this.geometry.top));
      this.#patterns.set(owner, pattern);
    }
    return pattern;
  }
}

/** @param {Geometry} geometry @param {Inks} inks @param {number} owner */
function drawTile(geometry, inks, owner) {
  const parts = geometry.cellSize >= 30 ? 3 : geometry.cellSize >= 12 ? 2 : 1;
  const size = Math.max(4, Math.round(geometry.cell / parts));
  const tile = document.createElement('canvas');
  tile.width = tile.height = size;
  const context = /** @type {CanvasRenderingContext2D} */ (tile.getContext('2d'));
  context.strokeStyle = inks.players[owner];
  context.globalAlpha = TINT;
  context.fillStyle = inks.players[owner];
  context.fillRect(0, 0, size, size);
  context.globalAlpha = HATCH;
  context.lineWidth = Math.max(1, geometry.ratio * 0.9 * Math.min(1, geometry.cellSize / 20));
  context.lineCap = 'square';
  context.beginPath();
  for (const [x1, y1, x2, y2] of STROKES[owner]) {
    for (const shift of [-1, 0, 1]) {
      // Strokes of the neighbouring tiles reach into the corners.
      context.moveTo((x1 + shift) * size, y1 * size);
      context.lineTo((x2 + shift) * size, y2 * size);
    }
  }
  context.stroke();
  return tile;
}

/**
 * Trace rings.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Point[][]} rings
 */
export function trace(context, geometry, ...rings) {
  context.beginPath();
  for (const [start, ...points] of rings) {
    context.moveTo(...geometry.at(start.x, start.y));
    for (const { x, y } of points) context.lineTo(...geometry.at(x, y));
    context.closePath();
  }
}

/**
 * Trace a territory and the holes in it.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {DrawnTerritory} territory
 */
function traceTerritory(context, geometry, { ring, holes = [] }) {
  trace(context, geometry, ...[ring, ...holes].map(parsePoints));
}

/**
 * Hatch a territory.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Hatching} hatching
 * @param {DrawnTerritory} territory
 */
export function fillTerritory(context, geometry, hatching, territory) {
  traceTerritory(context, geometry, territory);
  context.fillStyle = hatching.pattern(context, territory.owner);
  context.fill('evenodd');
}

/**
 * Prepare to draw lines of an owner.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Inks} inks
 * @param {number} owner
 */
export function takePen(context, geometry, inks, owner) {
  context.strokeStyle = inks.players[owner];
  context.lineWidth = Math.max(1.25 * geometry.ratio, geometry.cell * 0.1);
  context.lineJoin = context.lineCap = 'round';
}

/**
 * Draw the ring of a territory.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Inks} inks
 * @param {DrawnTerritory} territory
 */
export function outlineTerritory(context, geometry, inks, territory) {
  takePen(context, geometry, inks, territory.owner);
  traceTerritory(context, geometry, territory);
  context.stroke();
}
