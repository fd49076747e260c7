import { Geometry } from '../board/geometry.js';
import { Ink } from '../board/ink.js';
import { readInksOf } from '../board/inks.js';
import { Marks } from '../board/marks.js';
import { drawPaper } from '../board/paper.js';
import { Signs } from '../board/signs.js';
import { make } from '../ui/element.js';
/** @import { Dot, Point, Position } from '../model/position.js' */
/** @import { View } from './replay.js' */

const LAYERS = /** @type {const} */ (['paper', 'ink', 'signs', 'marks']);
const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const REACH = 0.45; // in cells, as on the page

/** @typedef {{ghost: Dot | null, cursor: Point | null}} Pointed */

/** A board that is drawn in any element: the page's paper, ink and signs, without the page. */
export class Sheet {
  /** @type {Geometry | null} */
  geometry = null;
  /** @type {View | null} */
  #view = null;
  /** @type {Pointed} */
  #pointed = { ghost: null, cursor: null };
  /** @type {{ink: Ink, signs: Signs, marks: Marks} | null} */
  #pens = null;
  #canvases = LAYERS.map((layer) => make('canvas', { className: layer, ariaHidden: 'true' }));
  #contexts = this.#canvases.map(
    (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')),
  );

  /** Whether letters and numbers stand beside it; else where there is room. @type {boolean | undefined} */
  labels = undefined;

  /** @param {HTMLElement} element that it fills */
  constructor(element) {
    this.element = element;
    element.prepend(...this.#canvases);
    new ResizeObserver(() => this.layOut()).observe(element);
  }

  /** @param {View} view @param {boolean} [next] whether it follows the one that is shown */
  show(view, next = false) {
    const before = this.#view;
    this.#view = view;
    const { dot, taken } = view.change;
    if (!this.#pens || before?.width !== view.width || before.height !== view.height) return this.layOut();
    const { ink } = this.#pens;
    if (!next || !dot || ink.moving || (taken.length && STILL.matches)) ink.drawAll(this.#position);
    else if (taken.length) ink.drawCapture(this.#position, dot);
    else ink.drawDot(dot);
    this.#drawSigns();
  }

  /** @param {Partial<Pointed>} pointed */
  point(pointed) {
    this.#pointed = { ...this.#pointed, ...pointed };
    this.#drawMarks();
  }

  /** The point at a pointer. @param {MouseEvent} event */
  pointAt(event) {
    const { left, top } = this.element.getBoundingClientRect();
    return this.geometry?.pointAt(event.clientX - left, event.clientY - top, REACH) ?? null;
  }

  /** Measures the element and draws everything anew. */
  layOut() {
    const view = this.#view;
    const { clientWidth, clientHeight } = this.element;
    if (!view || !clientWidth || !clientHeight) return;
    const [width, height] = [clientWidth, clientHeight].map((length) =>
      Math.round(length * devicePixelRatio),
    );
    for (const canvas of this.#canvases) Object.assign(canvas, { width, height });
    const inks = readInksOf(this.element);
    const [paper, ink, signs, marks] = this.#contexts;
    this.#pens?.ink.stop();
    this.geometry = new Geometry(width, height, devicePixelRatio, view.width, view.height, this.labels);
    const pen = new Ink(ink, this.geometry, inks);
    this.#pens = {
      ink: pen,
      signs: new Signs(signs, this.geometry, inks),
      marks: new Marks(marks, this.geometry, inks, pen.stamps),
    };
    drawPaper(paper, this.geometry, inks, []);
    pen.drawAll(this.#position);
    this.#drawSigns();
  }

  /** What the pens take for one: they look at no more of it than a view has. */
  get #position() {
    return /** @type {Position} */ (/** @type {unknown} */ (this.#view));
  }

  #drawSigns() {
    const marks = this.#view?.marks ?? {};
    this.#pens?.signs.draw(this.#position, { marks, branches: [], start: null });
    this.#drawMarks();
  }

  #drawMarks() {
    const last = this.#view?.last ?? null;
    this.#pens?.marks.draw({ last, faults: [], pending: [], aim: null, ...this.#pointed });
  }
}
