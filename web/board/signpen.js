/** @import { Point } from '../model/points.js' */
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */

const FULL_TURN = 2 * Math.PI;
const LABEL = 0.52; // cells
const MAX_WIDTH = 1.5; // cells; a longer label is written smaller
const MIN_LABEL = 0.26; // cells; a label that is too long even then is cut
const HEAD = 0.34; // the size of an arrow's head in cells
const DIM = 0.62;
const CLEAR = 0.36; // cells: no grid shows between a label and the ring around it

/** Draws signs in pencil with a light edge, so that they can be read on any ground. */
export class SignPen {
  /** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
  constructor(context, geometry, inks) {
    this.context = context;
    this.geometry = geometry;
    this.inks = inks;
    this.cell = geometry.cell;
    this.lineWidth = Math.max(geometry.ratio * 1.1, geometry.cell * 0.07);
  }

  /** Return the place of a point in device pixels. @param {Point} point @returns {[number, number]} */
  place({ x, y }) {
    return this.geometry.at(x, y);
  }

  /**
   * @param {Point} point
   * @param {number} corners
   * @param {number} radius in cells
   * @param {number} turn
   * @param {number} [down] in cells
   */
  polygon(point, corners, radius, turn, down = 0) {
    const { context, cell } = this;
    const [x, y] = this.place(point);
    context.beginPath();
    for (let i = 0; i < corners; i++) {
      const angle = (FULL_TURN * i) / corners + turn;
      context.lineTo(x + cell * radius * Math.cos(angle), y + cell * (down + radius * Math.sin(angle)));
    }
    context.closePath();
    this.#stroke();
  }

  /** @param {Point} point @param {number} radius in cells */
  circle(point, radius) {
    const [x, y] = this.place(point);
    this.context.beginPath();
    this.context.arc(x, y, this.cell * radius, 0, FULL_TURN);
    this.#stroke();
  }

  /** @param {Point} point */
  cross(point) {
    const { context } = this;
    const [x, y] = this.place(point);
    const reach = this.cell * 0.32;
    context.beginPath();
    for (const slope of [-1, 1]) {
      context.moveTo(x - reach, y - reach * slope);
      context.lineTo(x + reach, y + reach * slope);
    }
    this.#stroke();
  }

  /** Hide the lines of the grid around a point. @param {Point} point */
  clear(point) {
    const { context, cell, inks } = this;
    context.beginPath();
    context.arc(...this.place(point), cell * CLEAR, 0, FULL_TURN);
    context.fillStyle = inks.field;
    context.fill();
  }

  /** Dim everything at a point. @param {Point} point */
  dim(point) {
    this.#shade(point, this.inks.field, DIM);
  }

  /** Shade a cell between four corners. @param {Point} point */
  select(point) {
    const { context, cell } = this;
    const [x, y] = this.place(point);
    this.#shade(point, this.inks.text, 0.2);
    const [half, leg] = [cell * 0.44, cell * 0.24];
    context.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]) {
      context.moveTo(x + sx * half, y + sy * (half - leg));
      context.lineTo(x + sx * half, y + sy * half);
      context.lineTo(x + sx * (half - leg), y + sy * half);
    }
    this.#stroke();
  }

  /**
   * Draw a line between the edges of two dots.
   * @param {Point} from
   * @param {Point} to
   * @param {boolean} isArrow
   * @param {number} [away] how far from both points it ends, in cells
   */
  line(from, to, isArrow, away = 0.12) {
    const { context, cell } = this;
    const [[x1, y1], [x2, y2]] = [this.place(from), this.place(to)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (!length) return;
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const gap = cell * away;
    const [endX, endY] = [x2 - dx * gap, y2 - dy * gap];
    context.beginPath();
    context.moveTo(x1 + dx * gap, y1 + dy * gap);
    context.lineTo(endX, endY);
    if (isArrow) {
      const [back, side] = [cell * HEAD, cell * HEAD * 0.6];
      context.moveTo(endX - dx * back - dy * side, endY - dy * back + dx * side);
      context.lineTo(endX, endY);
      context.lineTo(endX - dx * back + dy * side, endY - dy * back - dx * side);
    }
    this.#stroke();
  }

  /**
   * Write a text, as small as it must be to have room.
   * @param {Point} point
   * @param {string} text
   * @param {string} style of the font: its weight, and whether it is italic
   * @param {string} ink
   * @param {string} edge
   */
  write(point, text, style, ink, edge) {
    const { context, geometry, cell, inks } = this;
    const [x, y] = this.place(point);
    const setSize = (/** @type {number} */ size) =>
      (context.font = `${style} ${Math.round(cell * size)}px ${inks.font}`);
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    setSize(LABEL);
    let line = text;
    const room = cell * MAX_WIDTH;
    const size = Math.max(MIN_LABEL, LABEL * Math.min(1, room / context.measureText(line).width));
    setSize(size);
    while (line.length > 2 && context.measureText(line).width > room) {
      line = `${[...line].slice(0, -2).join('')}…`;
    }
    const baseline = y + cell * size * 0.33;
    context.lineWidth = Math.max(2 * geometry.ratio, cell * 0.14);
    context.strokeStyle = edge;
    context.strokeText(line, x, baseline);
    context.fillStyle = ink;
    context.fillText(line, x, baseline);
  }

  /** Cover the cell of a point. @param {Point} point @param {string} ink @param {number} strength */
  #shade(point, ink, strength) {
    const { context, cell } = this;
    const [x, y] = this.place(point);
    context.globalAlpha = strength;
    context.fillStyle = ink;
    context.fillRect(Math.round(x - cell / 2), Math.round(y - cell / 2), cell, cell);
    context.globalAlpha = 1;
  }

  /** Stroke what was traced, with a light edge. */
  #stroke() {
    const { context, inks, lineWidth } = this;
    context.lineWidth = lineWidth + 2 * Math.max(this.geometry.ratio, lineWidth * 0.55);
    context.strokeStyle = inks.field;
    context.stroke();
    context.lineWidth = lineWidth;
    context.strokeStyle = inks.text;
    context.stroke();
  }
}
