import { sizeObserver } from '../../base/browser.js';
import { readInks } from '../../board/inks.js';
import { placeIn, placeOf } from '../../board/places.js';
import { SignPen } from '../../board/signpen.js';
import { MOVE_STEPS } from '../../model/points.js';
import { make } from '../../ui/element.js';
import { drawCount, drawLaser, drawLetter, drawStroke } from './shapes.js';
/** @import { Point } from '../../model/points.js' */
/** @import { Drawings, Stroke } from './drawings.js' */
/** @import { Stage } from './stage.js' */

const REACH = 0.5; // cells

/** @typedef {'play' | 'laser' | 'pen' | 'letters' | 'votes'} Tool */

/** The layer over the board for the laser pointer, the pen, letters and votes: by mouse, finger and keys. */
export class Overlay {
  /** @type {Tool} */
  #tool = 'laser';
  #canvas = make('canvas', { id: 'present-ink', ariaHidden: 'true' });
  /** Takes the pointer and the keys while a tool is used. */
  element = make('div', { id: 'present-overlay', tabIndex: 0, role: 'application' });
  /** Where the laser points, in columns and rows. @type {Point | null} */
  #laser = null;
  /** The keyboard's point. @type {Point | null} */
  #cursor = null;
  /** @type {Stroke | null} */
  #stroke = null;
  #frame = 0;
  #size = '';
  #observer = sizeObserver(() => this.draw());
  /** Called after a change by a tap. */
  onChange = () => {};
  /** Says where the keyboard's point is. @type {(point: Point) => void} */
  onPoint = () => {};

  /** @param {Stage} stage @param {Drawings} drawings @param {() => boolean} isStill whether nothing may move */
  constructor(stage, drawings, isStill) {
    this.stage = stage;
    this.drawings = drawings;
    this.isStill = isStill;
    const { element } = this;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', (event) => this.#up(event));
    element.addEventListener('pointerleave', () => this.#point(null));
    element.addEventListener('mousedown', (event) => event.preventDefault()); // it would take the focus
    element.addEventListener('contextmenu', (event) => event.preventDefault());
    element.addEventListener('blur', () => this.#moveCursor(null));
    stage.layer.append(this.#canvas, element);
    stage.board.addEventListener('layout', this.#layOut);
    this.#observer.observe(stage.place);
  }

  close() {
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
    this.stage.board.removeEventListener('layout', this.#layOut);
    this.#canvas.remove();
    this.element.remove();
  }

  /** What the pointer does; with `play` it is the board's own. */
  get tool() {
    return this.#tool;
  }

  set tool(tool) {
    this.#tool = tool;
    this.#laser = this.#stroke = null;
    this.element.hidden = tool === 'play';
    this.element.dataset.tool = tool;
    this.draw();
  }

  /** Do what a key means on the board. Return whether it means anything. @param {KeyboardEvent} event */
  onKey({ key }) {
    const geometry = this.stage.geometry();
    if (!geometry) return false;
    const { x, y } = this.#cursor ?? { x: geometry.width >> 1, y: geometry.height >> 1 };
    const step = MOVE_STEPS[key];
    if (step) this.#moveCursor(this.#cursor ? geometry.step({ x, y }, ...step) : { x, y });
    else if ((key === 'Enter' || key === ' ') && this.#cursor) this.#use(this.#cursor);
    else return false;
    return true;
  }

  /** Draw everything in the next frame. */
  draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #layOut = () => {
    const geometry = this.stage.geometry();
    const size = `${geometry?.width}×${geometry?.height}`;
    if (this.#size && size !== this.#size) {
      this.drawings.clear(); // it is another board
      this.#cursor = null;
      this.onChange();
    }
    this.#size = size;
    this.draw();
  };

  /** @param {Point | null} cursor */
  #moveCursor(cursor) {
    if (this.#cursor === cursor) return;
    this.#cursor = cursor;
    if (this.#tool === 'laser') this.#laser = cursor;
    if (cursor) this.onPoint(cursor);
    this.draw();
  }

  /** Use a tool at a point. @param {Point} point */
  #use(point) {
    const now = performance.now();
    if (this.#tool === 'letters') this.drawings.tapLetter(point, now);
    else if (this.#tool === 'votes') this.drawings.tapVote(point);
    else if (this.#tool === 'pen') this.drawings.begin(point).since = now;
    this.draw();
    this.onChange();
  }

  /** Return the place of a pointer in columns and rows. @param {PointerEvent} event */
  #placeOf(event) {
    const { x, y } = placeIn(this.element, placeOf(event));
    return this.stage.geometry()?.locate(x, y) ?? null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const place = this.#placeOf(event);
    if (!event.isPrimary || event.button !== 0 || !place) return;
    this.element.setPointerCapture(event.pointerId);
    if (this.#tool === 'pen') this.#stroke = this.drawings.begin(place);
    this.#point(place);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!event.isPrimary) return;
    const place = this.#placeOf(event);
    if (this.#stroke && place) this.#stroke.points.push(place);
    this.#point(place);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!event.isPrimary) return;
    if (this.#stroke) {
      this.#stroke.since = performance.now();
      this.#stroke = null;
      this.onChange();
    } else if (event.type === 'pointerup' && event.button === 0) this.#tap(event);
    if (event.pointerType === 'touch') this.#point(null);
    this.draw();
  }

  /** @param {PointerEvent} event */
  #tap(event) {
    const { x, y } = placeIn(this.element, placeOf(event));
    const point = this.stage.geometry()?.pointAt(x, y, REACH);
    if (point && (this.#tool === 'letters' || this.#tool === 'votes')) this.#use(point);
  }

  /** @param {Point | null} place */
  #point(place) {
    this.#laser = this.#tool === 'laser' ? place : null;
    this.draw();
  }

  /** Lie over the board, wherever it is in the element around it. */
  #fit() {
    const { place, layer } = this.stage;
    if (place === layer) return;
    const { offsetLeft, clientLeft, offsetTop, clientTop, clientWidth, clientHeight } = place;
    const [left, top] = [offsetLeft + clientLeft, offsetTop + clientTop];
    for (const { style } of [this.#canvas, this.element]) {
      style.inset = `${top}px auto auto ${left}px`;
      style.width = `${clientWidth}px`;
      style.height = `${clientHeight}px`;
    }
  }

  /** @param {number} now */
  #draw(now) {
    this.#fit();
    const geometry = this.stage.geometry();
    const { drawings } = this;
    const canvas = this.#canvas;
    const context = canvas.getContext('2d');
    if (!geometry || !context) return;
    const { sheetWidth: width, sheetHeight: height } = geometry;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.clearRect(0, 0, width, height);
    const fades = drawings.fade(now);
    const inks = readInks();
    const pen = new SignPen(context, geometry, inks);
    const strength = (/** @type {{since: number}} */ drawing) =>
      this.isStill() ? 1 : drawings.strength(drawing, now);
    context.lineCap = context.lineJoin = 'round';
    const marker = getComputedStyle(canvas).color;
    for (const stroke of drawings.strokes) {
      context.globalAlpha = strength(stroke);
      drawStroke(pen, stroke.points, marker);
    }
    for (const letter of drawings.letters) {
      context.globalAlpha = strength(letter);
      drawLetter(pen, letter);
    }
    context.globalAlpha = 1;
    for (const candidate of drawings.candidates) {
      drawLetter(pen, candidate);
      drawCount(pen, candidate.point, candidate.count);
    }
    if (this.#cursor) pen.circle(this.#cursor, 0.62);
    if (this.#laser) drawLaser(pen, this.#laser);
    if (fades) this.draw();
  }
}
