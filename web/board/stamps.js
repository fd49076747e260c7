/** @file Draws dots. */

import { outlineOf, shapeAt, SHAPES, strokeOf } from './hand.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { PlayedDot } from '../protocol.js' */

/** The share of the radius that the ring of a ringed dot takes. */
const RINGED = 0.52;

/** The share of the radius with which a circle fits into each player's shape. */
const ROOM = [1, 1, 0.8, 0.7];

/** @typedef {'alive' | 'dead' | 'ghost'} Mood */
const STRENGTHS = { alive: 1, dead: 0.4, ghost: 0.45 };

/** The dots of each player, drawn once for each size and then copied. */
export class Stamps {
  /** All shapes of each player's dots, in a row. @type {Map<number, HTMLCanvasElement>} */
  #rows = new Map();

  /** @param {Geometry} geometry @param {Inks} inks */
  constructor(geometry, inks) {
    this.geometry = geometry;
    this.inks = inks;
    const parity = (geometry.cell + geometry.hair) % 2; // centres the stamp on the lines
    this.size = geometry.cell + 2 + parity;
  }

  /**
   * Draw a dot at a point.
   * @param {CanvasRenderingContext2D} context
   * @param {number} player
   * @param {number} x the column
   * @param {number} y the row
   * @param {Mood} mood
   */
  draw(context, player, x, y, mood) {
    const { size } = this;
    const [left, top] = this.geometry.at(x, y).map((middle) => middle - size / 2);
    context.globalAlpha = STRENGTHS[mood];
    context.drawImage(this.#row(player), size * shapeAt(x, y), 0, size, size, left, top, size, size);
    context.globalAlpha = 1;
  }

  /**
   * Draw a part of the stroke with which a pen draws a dot. It stays within the dot.
   * @param {CanvasRenderingContext2D} context
   * @param {PlayedDot} dot
   * @param {number} from the share of the stroke that is there already
   * @param {number} to
   */
  drawStroke(context, { player, x, y }, from, to) {
    const { geometry, inks } = this;
    const radius = geometry.cell * inks.radius * ROOM[player];
    const ring = player === 1 ? radius * RINGED : 0;
    const { points, width } = strokeOf(shapeAt(x, y), radius, ring, from, to);
    const [middleX, middleY] = geometry.at(x, y);
    context.beginPath();
    for (const [dx, dy] of points) context.lineTo(middleX + dx, middleY + dy);
    context.lineWidth = width;
    context.lineCap = context.lineJoin = 'round';
    context.strokeStyle = inks.players[player];
    context.stroke();
  }

  /** @param {number} player */
  #row(player) {
    let row = this.#rows.get(player);
    if (!row) {
      const { size, geometry, inks } = this;
      row = document.createElement('canvas');
      Object.assign(row, { width: size * SHAPES, height: size });
      const context = /** @type {CanvasRenderingContext2D} */ (row.getContext('2d'));
      context.translate(size / 2, size / 2);
      for (let shape = 0; shape < SHAPES; shape++) {
        drawDot(context, player, geometry.cell * inks.radius, shape, inks);
        context.translate(size, 0);
      }
      this.#rows.set(player, row);
    }
    return row;
  }
}

/**
 * Draw a player's dot at the origin: a disc, a ring, a square on its corner, or a triangle with a light
 * centre.
 * @param {CanvasRenderingContext2D} context
 * @param {number} player
 * @param {number} radius
 * @param {number} shape of a disc or ring that a pen draws
 * @param {Inks} inks
 * @param {number} [ring] the share of the radius that a ring takes
 */
export function drawDot(context, player, radius, shape, inks, ring = RINGED) {
  const ringed = player % 2 === 1;
  const stroke = ringed ? radius * ring : 0;
  context.beginPath();
  if (player < 2) trace(context, outlineOf(shape, radius - stroke / 2, inks.hand));
  else polygon(context, radius * 1.15 - stroke / 2, player === 2 ? 4 : 3);
  context.fillStyle = ringed ? inks.field : inks.players[player];
  context.fill();
  if (ringed) {
    context.lineWidth = stroke;
    context.lineJoin = 'round';
    context.strokeStyle = inks.players[player];
    context.stroke();
  }
}

/** @param {CanvasRenderingContext2D} context @param {[x: number, y: number][]} outline */
function trace(context, outline) {
  for (const corner of outline) context.lineTo(...corner);
  context.closePath();
}

/** @param {CanvasRenderingContext2D} context @param {number} radius @param {number} corners */
function polygon(context, radius, corners) {
  for (let i = 0; i < corners; i++) {
    const angle = (2 * Math.PI * i) / corners - Math.PI / 2;
    context.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  context.closePath();
}
