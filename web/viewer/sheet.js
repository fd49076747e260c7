import { pngOf, sizeObserver, watchMedia } from '../base/browser.js';
import { Geometry } from '../board/geometry.js';
import { Ink } from '../board/ink.js';
import { readInksOf } from '../board/inks.js';
import { Marks } from '../board/marks.js';
import { drawPaper } from '../board/paper.js';
import { placeIn, placeOf } from '../board/places.js';
import { Signs } from '../board/signs.js';
import { make } from '../ui/element.js';
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
  /** @type {Pointed} */
  #pointed = { ghost: null, cursor: null, aim: null };
  /** @type {{ink: Ink, signs: Signs, marks: Marks} | null} */
  #pens = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  #canvases = LAYERS.map((layer) => {
    const canvas = make('canvas', { className: layer, ariaHidden: 'true' });
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

  /**
   * @param {HTMLElement} element to fill
   * @param {object} [options]
   * @param {boolean} [options.waits] whether nothing is drawn before the browser tells the size: asking for it would
   *   lay out the whole page, once for each of its boards
   */
  constructor(element, { waits = false } = {}) {
    this.element = element;
    this.waits = waits;
    sheets.set(element, this);
    element.prepend(...this.#canvases);
    sizeObserver(([{ contentRect }]) => {
      this.#size = contentRect;
      this.layOut();
    }).observe(element);
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
    const [{ width, height }] = this.#canvases;
    const whole = make('canvas', { width, height });
    for (const layer of this.#canvases) whole.getContext('2d')?.drawImage(layer, 0, 0);
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
    if (!view || (this.waits && !this.#size)) return;
    const { width: across, height: down } = this.#size ?? sizeOf(this.element);
    const [width, height] = [across, down].map((length) => Math.round(length * devicePixelRatio));
    if (!width || !height) return;
    for (const canvas of this.#canvases) Object.assign(canvas, { width, height });
    const inks = readInksOf(this.element);
    const [paper, ink, signs, marks] = this.#contexts;
    this.#pens?.ink.stop();
    this.geometry = new Geometry(width, height, devicePixelRatio, view.width, view.height, {
      labels: this.labels,
    });
    const pen = new Ink(ink, this.geometry, inks);
    this.#pens = {
      ink: pen,
      signs: new Signs(signs, this.geometry, inks),
      marks: new Marks(marks, this.geometry, inks, pen.stamps),
    };
    drawPaper(paper, this.geometry, inks, []);
    pen.drawAll(view);
    this.#drawSigns();
    this.element.dispatchEvent(new Event('layout'));
  }

  #drawSigns() {
    const view = this.#view;
    if (view) this.#pens?.signs.draw(view, { marks: view.marks, branches: [], start: null });
    this.#drawMarks();
  }

  #drawMarks() {
    const last = this.#view?.last ?? null;
    this.#pens?.marks.draw({ last, faults: [], pending: [], ...this.#pointed });
  }
}

/** Return the size of an element, for which the browser lays out the page. @param {HTMLElement} element */
const sizeOf = ({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight });
