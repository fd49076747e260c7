/** @import { Point } from '../model/position.js' */

const PAD = 0.85; // cells between the outermost dots and the sheet's rim
const LABELLED_PAD = 1.15; // the same where letters and numbers stand
const LABEL_CELL = 17; // the smallest cell, in CSS pixels, that has room for them
const LARGEST_CELL = 128;

/**
 * Where the points of a board lie on the sheet. All lengths are in device pixels, and whole, so that lines
 * are crisp.
 */
export class Geometry {
  /**
   * @param {number} sheetWidth @param {number} sheetHeight
   * @param {number} ratio device pixels in a CSS pixel
   * @param {number} width @param {number} height of the board, in points
   * @param {boolean} [labels] whether letters and numbers stand beside it; else where there is room for them
   */
  constructor(sheetWidth, sheetHeight, ratio, width, height, labels) {
    const fit = (/** @type {number} */ pad) =>
      Math.max(
        2,
        Math.floor(
          Math.min(
            sheetWidth / (width - 1 + 2 * pad),
            sheetHeight / (height - 1 + 2 * pad),
            LARGEST_CELL * ratio,
          ),
        ),
      );
    const labelled = fit(LABELLED_PAD);
    this.sheetWidth = sheetWidth;
    this.sheetHeight = sheetHeight;
    this.ratio = ratio;
    this.width = width;
    this.height = height;
    this.labelled = labels ?? labelled / ratio >= LABEL_CELL;
    this.cell = this.labelled ? labelled : fit(PAD);
    this.left = Math.floor((sheetWidth - (width - 1) * this.cell) / 2);
    this.top = Math.floor((sheetHeight - (height - 1) * this.cell) / 2);
    /** The width of a grid line. */
    this.hair = Math.max(1, Math.round(ratio * Math.min(1, this.cell / (16 * ratio))));
  }

  /**
   * On the smallest sheet that a board with cells of that size has room on.
   * @param {number} cell in device pixels @param {number} ratio
   * @param {number} width @param {number} height @param {boolean} labels
   */
  static around(cell, ratio, width, height, labels) {
    const side = (/** @type {number} */ points) =>
      Math.floor(cell * (points - 1 + 2 * (labels ? LABELLED_PAD : PAD))) + 1;
    return new Geometry(side(width), side(height), ratio, width, height, labels);
  }

  /** The centre of a column's line. @param {number} column */
  x(column) {
    return this.left + column * this.cell + this.hair / 2;
  }

  /** @param {number} row */
  y(row) {
    return this.top + row * this.cell + this.hair / 2;
  }

  /** The size of a cell in CSS pixels. */
  get cellSize() {
    return this.cell / this.ratio;
  }

  /**
   * The point nearest to a place on the sheet, null beside the board. A `reach` of less than half a cell leaves
   * a dead zone between the points.
   * @param {number} x @param {number} y from the sheet's corner, in CSS pixels
   * @param {number} [reach] in cells
   * @returns {Point | null}
   */
  pointAt(x, y, reach = 0.5) {
    const column = (x * this.ratio - this.x(0)) / this.cell;
    const row = (y * this.ratio - this.y(0)) / this.cell;
    const point = { x: Math.round(column), y: Math.round(row) };
    const near = Math.max(Math.abs(column - point.x), Math.abs(row - point.y)) <= reach;
    return near && point.x >= 0 && point.y >= 0 && point.x < this.width && point.y < this.height
      ? point
      : null;
  }

  /** The point kept on the board. @param {Point} point @returns {Point} */
  clamp({ x, y }) {
    return { x: Math.min(this.width - 1, Math.max(0, x)), y: Math.min(this.height - 1, Math.max(0, y)) };
  }

  /** A point's place on the sheet in CSS pixels. @param {Point} point @returns {Point} */
  place({ x, y }) {
    return { x: this.x(x) / this.ratio, y: this.y(y) / this.ratio };
  }
}
