import { pngOf, sizeObserver, watchMedia } from '../base/browser.js';
import { Geometry } from '../board/geometry.js';
import { Ink } from '../board/ink.js';
import { readInksOf } from '../board/inks.js';
import { drawLayers } from '../board/layer.js';
import { Marks } from '../board/marks.js';
import { drawPaper } from '../board/paper.js';
import { placeIn, placeOf } from '../board/places.js';
import { NOTHING_ADVISED, Signs } from '../board/signs.js';
import { make } from '../ui/element.js';
import { isNear } from './near.js';
/** @import { Picture } from '../board/signs.js' */
/** @import { Point } from '../model/points.js' */
/** @import { PlayedDot } from '../protocol.js' */
/** @import { View } from './replay.js' */

const LAYERS = /** @type {const} */ (['paper', 'ink', 'signs', 'marks']);
const STILL = watchMedia('(prefers-reduced-motion: reduce)');
const REACH = 0.45; // in cells, the same as on the page
const TRIES = 5;
const PAUSE = 200; // milliseconds between two tries to draw
/** Without this, a canvas would stretch the element that it is fitted to, wherever the styles are missing. */
const OVERLAID = { position: 'absolute', inset: '0', width: '100%', height: '100%' };

/** @typedef {{ghost: PlayedDot | null, cursor: Point | null, aim: PlayedDot | null}} Pointed */

/** @type {WeakMap<HTMLElement, Sheet>} */
const sheets = new WeakMap();

/** Return the sheet that fills an element. @param {HTMLElement} element */
export const sheetOn = (element) => sheets.get(element);

/**
 * A board in any element, drawn with the paper, ink and signs of the page. The element gets an event `layout` when
 * points have moved.
 */
export class Sheet {
  /** @type {Geometry | null} */
  geometry = null;
  /** @type {View | null} */
  #view = null;
  /** @type {Picture | null} */
  #picture = null;
  /** @type {Pointed} */
  #pointed = { ghost: null, cursor: null, aim: null };
  /** @type {{ink: Ink, signs: Signs, marks: Marks} | null} */
  #pens = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  #canvases = LAYERS.map((layer) => {
    const canvas = make('canvas', { className: layer, width: 0, height: 0, ariaHidden: 'true' });
    Object.assign(canvas.style, OVERLAID);
    return canvas;
  });
  #contexts = this.#canvases.map(
    (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')),
  );

  /** Whether it has coordinates; undefined: if there is room. @type {boolean | undefined} */
  labels = undefined;

  /** The size of the element, once the browser has told it. @type {{width: number, height: number} | null} */
  #size = null;

  /** Whether it is drawn; null before that is known. @type {boolean | null} */
  #isDrawn = true;

  /**
   * @param {HTMLElement} element to fill
   * @param {object} [options]
   * @param {boolean} [options.isSparing] whether it is one of many on a page. It is drawn only near the screen, and not
   *   before the browser tells its size: asking for that would lay out the whole page, once for each board
   */
  constructor(element, { isSparing = false } = {}) {
    this.element = element;
    this.isSparing = isSparing;
    if (isSparing) this.#isDrawn = null;
    sheets.set(element, this);
    element.prepend(...this.#canvases);
    sizeObserver(([{ contentRect }]) => {
      this.#size = contentRect;
      this.#isDrawn ??= isNear(element);
      this.layOut();
    }).observe(element);
  }

  /** Whether it is drawn. Otherwise it gives its memory back. */
  set isDrawn(/** @type {boolean} */ isDrawn) {
    if (isDrawn === this.#isDrawn) return;
    this.#isDrawn = isDrawn;
    this.layOut();
  }

  /** @param {View} view @param {boolean} [isNext] whether it follows the one that is shown */
  show(view, isNext = false) {
    const before = this.#view;
    this.#view = view;
    const { dot, taken } = view.change;
    if (!this.#pens || before?.width !== view.width || before.height !== view.height) return this.layOut();
    const { ink } = this.#pens;
    if (!isNext || !dot || ink.isMoving || (taken.length && STILL.matches)) ink.drawAll(view);
    else if (taken.length) ink.drawCapture(view, dot);
    else ink.drawDot(dot);
    this.#drawSigns();
  }

  /** What explains the position. @param {Picture | null} picture */
  set explained(picture) {
    this.#picture = picture;
    this.#drawSigns();
  }

  /** Show where the pointer or the keyboard is. @param {Partial<Pointed>} pointed */
  point(pointed) {
    this.#pointed = { ...this.#pointed, ...pointed };
    this.#drawMarks();
  }

  /** Return the point at a pointer. @param {MouseEvent} event */
  pointAt(event) {
    const { x, y } = placeIn(this.element, placeOf(event));
    return this.geometry?.pointAt(x, y, REACH) ?? null;
  }

  /** Return what is drawn as a picture. @returns {Promise<Blob | null>} */
  picture() {
    this.isDrawn = true;
    const [{ width, height }] = this.#canvases;
    const whole = make('canvas', { width, height });
    drawLayers(whole.getContext('2d'), this.#canvases);
    return pngOf(whole);
  }

  /**
   * Measure the element and draw everything again. Firefox may have no memory for a canvas at first, if much else is
   * going on: then wait a little.
   */
  layOut(tries = TRIES) {
    clearTimeout(this.#again);
    try {
      this.#layOut();
    } catch (error) {
      if (!(error instanceof DOMException) || tries === 1) throw error;
      this.#again = setTimeout(() => this.layOut(tries - 1), PAUSE);
    }
  }

  #layOut() {
    const view = this.#view;
    if (!view || (this.isSparing && !this.#size)) return;
    const { width: across, height: down } = this.#size ?? sizeOf(this.element);
    const [width, height] = [across, down].map((length) => Math.round(length * devicePixelRatio));
    const hasRoom = width > 0 && height > 0;
    if (this.#isDrawn && !hasRoom) return;
    this.#pens?.ink.stop();
    this.#pens = null;
    const size = this.#isDrawn ? { width, height } : { width: 0, height: 0 };
    for (const canvas of this.#canvases) Object.assign(canvas, size);
    if (!hasRoom) return;
    this.geometry = new Geometry(width, height, devicePixelRatio, view.width, view.height, {
      labels: this.labels,
    });
    if (this.#isDrawn) this.#drawAll(view, this.geometry);
    this.element.dispatchEvent(new Event('layout'));
  }

  /** @param {View} view @param {Geometry} geometry */
  #drawAll(view, geometry) {
    const inks = readInksOf(this.element);
    const [paper, ink, signs, marks] = this.#contexts;
    const pen = new Ink(ink, geometry, inks);
    this.#pens = {
      ink: pen,
      signs: new Signs(signs, geometry, inks),
      marks: new Marks(marks, geometry, inks, pen.stamps),
    };
    drawPaper(paper, geometry, inks, []);
    pen.drawAll(view);
    this.#drawSigns();
  }

  #drawSigns() {
    const view = this.#view;
    const advised = { ...NOTHING_ADVISED, shown: this.#picture };
    if (view) this.#pens?.signs.draw(view, { marks: view.marks, branches: [], start: null }, advised);
    this.#drawMarks();
  }

  #drawMarks() {
    const last = this.#view?.last ?? null;
    this.#pens?.marks.draw({ last, faults: [], pending: [], ...this.#pointed });
  }
}

/** Return the size of an element, for which the browser lays out the page. @param {HTMLElement} element */
const sizeOf = ({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight });
