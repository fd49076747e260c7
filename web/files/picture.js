import { pngOf } from '../base/browser.js';
import { Geometry } from '../board/geometry.js';
import { Ink } from '../board/ink.js';
import { readInks } from '../board/inks.js';
import { drawLayers } from '../board/layer.js';
import { Marks } from '../board/marks.js';
import { drawPaper } from '../board/paper.js';
import { NOTHING_SIGNED, Signs } from '../board/signs.js';
import { formatPoints } from '../model/points.js';
import { barredPoints } from '../model/position.js';
import { NumberedStamps } from './numbers.js';
/** @import { Inks } from '../board/inks.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Settings } from '../store/settings.js' */

const SHARED_CELL = 40; // pixels

/**
 * @typedef {object} Look how a picture of the whole board is drawn
 * @property {number} cell device pixels between two lines
 * @property {number} ratio device pixels in a CSS pixel
 * @property {boolean | 'around'} coordinates
 * @property {Inks} [inks] by default those of the page
 */

/** Draws positions as pictures, in the same layers as the board. */
export class Picture {
  /** The barred points on the paper, once it is drawn. @type {string | null} */
  #barred = null;

  /**
   * @param {{width: number, height: number}} board
   * @param {Look | Geometry} look or, for a part of the board, its places
   * @param {Map<string, number> | null} [numbers] of moves, by the letter pairs of their points
   */
  constructor({ width, height }, look, numbers = null) {
    const inks = look instanceof Geometry ? readInks() : (look.inks ?? readInks());
    this.geometry =
      look instanceof Geometry
        ? look
        : Geometry.around(look.cell, look.ratio, width, height, look.coordinates);
    this.inks = inks;
    const { sheetWidth, sheetHeight } = this.geometry;
    const [paper, ink, signs, whole] = Array.from({ length: 4 }, () => newCanvas(sheetWidth, sheetHeight));
    this.paper = contextOf(paper);
    this.ink = new Ink(contextOf(ink), this.geometry, this.inks);
    if (numbers) this.ink.stamps = new NumberedStamps(this.geometry, this.inks, numbers);
    this.signs = new Signs(contextOf(signs), this.geometry, this.inks);
    this.canvas = whole;
    this.whole = contextOf(whole, { willReadFrequently: true });
  }

  /** @param {Position} position */
  draw(position) {
    const { geometry, ink, inks, paper, signs, whole } = this;
    const barred = barredPoints(position);
    if (formatPoints(barred) !== this.#barred) drawPaper(paper, geometry, inks, barred);
    this.#barred = formatPoints(barred);
    ink.drawAll(position);
    signs.draw(position, { ...NOTHING_SIGNED, marks: position.marks });
    whole.fillStyle = inks.paper;
    whole.fillRect(0, 0, geometry.sheetWidth, geometry.sheetHeight);
    drawLayers(whole, [paper.canvas, ink.context.canvas, signs.context.canvas]);
    new Marks(whole, geometry, inks, ink.stamps).draw({
      last: position.last,
      faults: [],
      pending: [],
      ghost: null,
      aim: null,
      cursor: null,
    });
  }

  /** Red, green, blue and opacity of each pixel. */
  get pixels() {
    return this.whole.getImageData(0, 0, this.canvas.width, this.canvas.height).data.buffer;
  }
}

/** Return where a picture has coordinates, if the reader does not say for this picture. @param {Settings} settings */
export const labelsOf = ({ values: { coordinates } }) =>
  coordinates === 'around' ? coordinates : coordinates !== 'off';

/**
 * Return a picture of a position to be shared with a link, whose own preview cannot show the game; null if the browser
 * lets no page read what it draws.
 * @param {Position} position
 * @param {Settings} settings
 * @returns {Promise<File | null>}
 */
export async function sharedPicture(position, settings) {
  const picture = new Picture(position, { cell: SHARED_CELL, ratio: 1.5, coordinates: labelsOf(settings) });
  picture.draw(position);
  const png = await pngOf(picture.canvas);
  return png && new File([png], 'kropki.png', { type: png.type });
}

/**
 * Return an empty board as a position.
 * @param {number} width
 * @param {number} height
 * @returns {Position}
 */
export const emptyBoard = (width, height) =>
  /** @type {Position} */ (
    /** @type {unknown} */ ({
      width,
      height,
      dots: '.'.repeat(width * height),
      owners: '.'.repeat(width * height),
      refusals: '',
      territories: [],
      change: { dot: null, taken: [] },
      last: null,
      marks: NOTHING_SIGNED.marks,
    })
  );

/** @param {number} width @param {number} height */
function newCanvas(width, height) {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** @param {HTMLCanvasElement} canvas @param {CanvasRenderingContext2DSettings} [settings] */
function contextOf(canvas, settings) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', settings));
}
