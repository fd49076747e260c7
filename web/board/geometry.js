import { ontoBoard, ontoSheet, UPRIGHT } from '../model/turn.js';
import { WHOLE } from './zoom.js';
/** @import { Point } from '../model/points.js' */
/** @import { Turn } from '../model/turn.js' */
/** @import { View } from './zoom.js' */

const MAX_CELL = 128; // CSS pixels, on sheets that are not very large
const LEAST_CELLS = 8; // how many of the largest cells lie beside each other on a very large sheet
const LABEL_CELL = 17; // CSS pixels of the smallest cell that has room for coordinates
const ROOMY_CELL = 32; // CSS pixels; smaller cells need the room at the edges themselves

/**
 * @typedef {object} Pads the room around the board, in cells
 * @property {number} before left of the first column and above the first row, where the coordinates are
 * @property {number} after right of the last column and below the last row
 */
const ROOMY = {
  bare: { before: 0.85, after: 0.85 },
  labelled: { before: 1.15, after: 1.15 },
  around: { before: 1.15, after: 1.15 },
};
const TIGHT = {
  bare: { before: 0.55, after: 0.55 },
  labelled: { before: 1, after: 0.55 },
  around: { before: 1, after: 1 },
};

/** @param {boolean | 'around'} labels @returns {keyof typeof ROOMY} */
const padsFor = (labels) => (labels === 'around' ? labels : labels ? 'labelled' : 'bare');

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
   * @param {object} [look]
   * @param {boolean | 'around'} [look.labels] whether there are coordinates, at the top and left or all around;
   *   by default if there is room for them
   * @param {View} [look.view] by default the whole board
   * @param {Turn} [look.turn] by default upright
   * @param {boolean} [look.isRoomy] whether there is much room around the board; by default if cells are large
   */
  constructor(sheetWidth, sheetHeight, ratio, width, height, look = {}) {
    const { labels, view = WHOLE, turn = UPRIGHT, isRoomy } = look;
    this.sheetWidth = sheetWidth;
    this.sheetHeight = sheetHeight;
    this.ratio = ratio;
    this.width = width;
    this.height = height;
    this.turn = turn;
    const isUpright = turn.quarters % 2 === 0;
    /** How many columns the sheet has. */
    this.columns = isUpright ? width : height;
    /** How many rows the sheet has. */
    this.rows = isUpright ? height : width;
    const set = (isRoomy ?? this.#fit(ROOMY.bare) >= ROOMY_CELL * ratio) ? ROOMY : TIGHT;
    const fits = labels ?? this.#fit(set.labelled) >= LABEL_CELL * ratio;
    /** The size of a cell when the whole board is shown. */
    this.wholeCell = this.#fit(set[padsFor(fits)]);
    this.cell = this.cellAt(view.zoom);
    this.labelled = labels ?? this.cell >= LABEL_CELL * ratio;
    this.zoom = this.isZoomed ? view.zoom : 1;
    const pads = set[padsFor(this.labelled)];
    /** How far the coordinates are from the first line. In small cells they would touch the edge of the sheet. */
    this.away = this.cell * (set === ROOMY ? 0.72 : 0.64);
    this.left = this.#start(sheetWidth, this.columns, pads, view.x);
    this.top = this.#start(sheetHeight, this.rows, pads, view.y);
    /** The width of a grid line. */
    this.hair = Math.max(1, Math.round(ratio * Math.min(1, this.cell / (16 * ratio))));
  }

  /** The size of the largest cells. */
  get #largest() {
    return Math.max(MAX_CELL * this.ratio, Math.min(this.sheetWidth, this.sheetHeight) / LEAST_CELLS);
  }

  /** Return the largest cell with which the whole board fits the sheet. @param {Pads} pads */
  #fit({ before, after }) {
    const { sheetWidth, sheetHeight, columns, rows } = this;
    const across = sheetWidth / (columns - 1 + before + after);
    const down = sheetHeight / (rows - 1 + before + after);
    return Math.max(2, Math.floor(Math.min(across, down, this.#largest)));
  }

  /**
   * Return where the first line lies. A board that is smaller than the sheet lies in its middle, and a larger
   * one leaves no more of the sheet empty than it has room around it.
   * @param {number} sheet
   * @param {number} points
   * @param {Pads} pads
   * @param {number} middle the line in the middle of the sheet
   */
  #start(sheet, points, { before, after }, middle) {
    const { cell } = this;
    const span = (points - 1) * cell;
    const first = Math.floor(before * cell);
    const last = Math.floor(sheet - span - after * cell);
    return last >= first
      ? Math.max(first, Math.min(last, Math.floor((sheet - span) / 2)))
      : Math.max(last, Math.min(first, Math.round(sheet / 2 - middle * cell)));
  }

  /** Return the size of a cell at a zoom. @param {number} zoom */
  cellAt(zoom) {
    return Math.round(this.wholeCell * Math.min(this.maxZoom, Math.max(1, zoom)));
  }

  /** The zoom of the largest cells. */
  get maxZoom() {
    return Math.max(1, this.#largest / this.wholeCell);
  }

  /** Whether only a part of the board is shown, or could be. */
  get isZoomed() {
    return this.cell > this.wholeCell;
  }

  /** What is shown. @returns {View} */
  get view() {
    return {
      zoom: this.zoom,
      x: (this.sheetWidth / 2 - this.left) / this.cell,
      y: (this.sheetHeight / 2 - this.top) / this.cell,
    };
  }

  /**
   * Return the geometry of the smallest sheet for a board with cells of this size.
   * @param {number} cell in device pixels
   * @param {number} ratio
   * @param {number} width
   * @param {number} height
   * @param {boolean | 'around'} labels
   */
  static around(cell, ratio, width, height, labels) {
    const { before, after } = ROOMY[labels ? 'labelled' : 'bare'];
    const side = (/** @type {number} */ points) => Math.floor(cell * (points - 1 + before + after)) + 1;
    return new Geometry(side(width), side(height), ratio, width, height, { labels, isRoomy: true });
  }

  /**
   * Return the place of a point in device pixels.
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  at(x, y) {
    const on = this.ontoSheet({ x, y });
    return [this.x(on.x), this.y(on.y)];
  }

  /** Return the column and row of the sheet where a place of the board lies. @param {Point} place */
  ontoSheet(place) {
    return ontoSheet(place, this.turn, this.width, this.height);
  }

  /** Return the place of the board that lies in a column and row of the sheet. @param {Point} place */
  ontoBoard(place) {
    return ontoBoard(place, this.turn, this.width, this.height);
  }

  /**
   * Return the point so many columns and rows of the sheet away, or the last one on the way.
   * @param {Point} point
   * @param {number} dx
   * @param {number} dy
   */
  step(point, dx, dy) {
    const { x, y } = this.ontoSheet(point);
    return this.clamp(this.ontoBoard({ x: x + dx, y: y + dy }));
  }

  /** Return the centre of the line of a column of the sheet. @param {number} column */
  x(column) {
    return this.left + column * this.cell + this.hair / 2;
  }

  /** Return the centre of the line of a row of the sheet. @param {number} row */
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
    const place = this.locate(x, y);
    const point = { x: Math.round(place.x), y: Math.round(place.y) };
    const near = Math.max(Math.abs(place.x - point.x), Math.abs(place.y - point.y)) <= reach;
    return near && point.x >= 0 && point.y >= 0 && point.x < this.width && point.y < this.height
      ? point
      : null;
  }

  /** Return the place of the board at a place on the sheet in CSS pixels. @param {number} x @param {number} y */
  locate(x, y) {
    const { ratio, cell } = this;
    return this.ontoBoard({ x: (x * ratio - this.x(0)) / cell, y: (y * ratio - this.y(0)) / cell });
  }

  /** Return the nearest point on the board. @param {Point} point @returns {Point} */
  clamp({ x, y }) {
    return { x: Math.min(this.width - 1, Math.max(0, x)), y: Math.min(this.height - 1, Math.max(0, y)) };
  }

  /** Return the place of a point on the sheet in CSS pixels. @param {Point} point @returns {Point} */
  place({ x, y }) {
    const [left, top] = this.at(x, y);
    return { x: left / this.ratio, y: top / this.ratio };
  }
}
