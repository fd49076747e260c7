/** @import { Point } from '../model/points.js' */

const PAD = 0.85; // cells between the outermost dots and the edge of the sheet
const LABELLED_PAD = 1.15; // the same with coordinates
const LABEL_CELL = 17; // CSS pixels of the smallest cell that has room for coordinates
const MAX_CELL = 128; // CSS pixels

/**
 * The places of points on the sheet. All lengths are whole numbers of device pixels, so that lines are crisp.
 */
export class Geometry {
  /**
   * @param {number} sheetWidth
   * @param {number} sheetHeight
   * @param {number} ratio device pixels in a CSS pixel
   * @param {number} width of the board, in points
   * @param {number} height of the board, in points
   * @param {boolean | 'around'} [labels] whether there are coordinates, at the top and left or all around; by
   *   default if there is room for them
   */
  constructor(sheetWidth, sheetHeight, ratio, width, height, labels) {
    const fit = (/** @type {number} */ pad) =>
      Math.max(
        2,
        Math.floor(
          Math.min(
            sheetWidth / (width - 1 + 2 * pad),
            sheetHeight / (height - 1 + 2 * pad),
            MAX_CELL * ratio,
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
   * Return the geometry of the smallest sheet for a board with cells of this size.
   * @param {number} cell in device pixels
   * @param {number} ratio
   * @param {number} width
   * @param {number} height
   * @param {boolean} labels
   */
  static around(cell, ratio, width, height, labels) {
    const side = (/** @type {number} */ points) =>
      Math.floor(cell * (points - 1 + 2 * (labels ? LABELLED_PAD : PAD))) + 1;
    return new Geometry(side(width), side(height), ratio, width, height, labels);
  }

  /** Return the centre of a column's line. @param {number} column */
  x(column) {
    return this.left + column * this.cell + this.hair / 2;
  }

  /** Return the centre of a row's line. @param {number} row */
  y(row) {
    return this.top + row * this.cell + this.hair / 2;
  }

  /** The size of a cell in CSS pixels. */
  get cellSize() {
    return this.cell / this.ratio;
  }

  /**
   * Return the point nearest to a place on the sheet, or null if there is none within reach. With a reach of
   * less than half a cell, there are places between the points that mean none of them.
   * @param {number} x in CSS pixels
   * @param {number} y in CSS pixels
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

  /** Return the nearest point on the board. @param {Point} point @returns {Point} */
  clamp({ x, y }) {
    return { x: Math.min(this.width - 1, Math.max(0, x)), y: Math.min(this.height - 1, Math.max(0, y)) };
  }

  /** Return the place of a point on the sheet in CSS pixels. @param {Point} point @returns {Point} */
  place({ x, y }) {
    return { x: this.x(x) / this.ratio, y: this.y(y) / this.ratio };
  }
}
