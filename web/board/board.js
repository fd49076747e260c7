import { watchMedia } from '../base/browser.js';
import { PATIENCE } from '../base/patience.js';
import { isSamePoint } from '../model/points.js';
import { isBarred, playerAfter } from '../model/position.js';
import { fitsTurned } from '../model/turn.js';
import { byId, make } from '../ui/element.js';
import { NOTHING_PENDING } from './areas.js';
import { Geometry } from './geometry.js';
import { watchInks } from './inks.js';
import { drawLayers } from './layer.js';
import { Loupe } from './loupe.js';
import { createPens, findLayers } from './pens.js';
import { onSheet, placeOf } from './places.js';
import { watchSize } from './resize.js';
import { NOTHING_ADVISED, NOTHING_SIGNED } from './signs.js';
import { firstView, turnView, WHOLE } from './zoom.js';
/** @import { Point } from '../model/points.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { Kinds } from './highlights.js' */
/** @import { Choices } from './pens.js' */
/** @import { Taps } from './pointer.js' */

const FINGERS = watchMedia('(any-pointer: coarse)');
const NOBODY = -1; // the owner of a mark for a tap that puts no dot

/**
 * The board, drawn on a stack of canvases. It knows no rules. Its element gets an event `layout` when points
 * have moved, and an event `aim` when a finger has aimed.
 */
export class Board {
  element = byId('board', HTMLElement);
  /** @type {Geometry | null} */
  geometry = null;
  /** The part of the board that is shown; `layOut` shows another. */
  view = WHOLE;
  /** @type {GamePosition | null} */
  position = null;
  /** Whether positions follow each other too fast for the animation of captures. */
  isBrisk = false;

  /** Whether a game is about to begin on a board that has not been laid out yet. */
  #begins = false;
  /** @type {(Point & {player?: number})[]} */
  #pending = [];
  #frame = 0; // draws the marks
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #alarm;
  /** @type {Point | null} */
  #ghost = null;
  /** @type {Point | null} */
  #aim = null;
  /** @type {Point | null} */
  #cursor = null;
  /** @type {Point[]} */
  #faults = [];
  #areas = NOTHING_PENDING;
  #signed = NOTHING_SIGNED;
  #advised = NOTHING_ADVISED;
  /** @type {Partial<Kinds>} */
  #highlights = {};
  #contexts = findLayers();
  #canvases = this.#contexts.map(({ canvas }) => canvas);
  /** What draws each layer, once the size is known. @type {ReturnType<typeof createPens> | null} */
  #pens = null;
  #loupe = new Loupe(this.#canvases.slice(0, -1));

  /** @param {Pick<Taps, 'meaning'>} taps what taps on the board do @param {Choices} choices */
  constructor(taps, choices) {
    this.taps = taps;
    this.choices = choices;
    for (const each of this.#canvases) each.width = 0; // until the sheet is measured
    watchSize(this.#canvases[0], (width, height) => this.#resize(width, height));
    watchInks(() => this.layOut());
  }

  /**
   * Draw a position: only its last move if the position before it is on the board.
   * @param {GamePosition} position
   * @param {(Point & {player?: number})[]} pending dots that wait for an answer or for the computer
   */
  show(position, pending) {
    const before = this.position;
    this.position = position;
    this.#pending = pending;
    clearTimeout(this.#alarm);
    if (!this.geometry || before?.width !== position.width || before.height !== position.height) {
      this.aim = null;
      this.view = WHOLE;
      this.#begins = position.plies === 0;
      this.layOut();
    } else if (before !== position) {
      this.#drawChange(before, position);
      this.#drawMarks();
    } else {
      this.#alarm = setTimeout(() => this.#mark(), PATIENCE);
    }
  }

  /** Whether a capture is being drawn. */
  get isMoving() {
    return this.#pens?.ink.isMoving ?? false;
  }

  /** The point under the mouse. @param {Point | null} point */
  set ghost(point) {
    if (isSamePoint(point, this.#ghost)) return;
    this.#ghost = point;
    this.#mark();
  }

  /** The point that a second tap would play. */
  get aim() {
    return this.#aim;
  }

  set aim(point) {
    if (!isSamePoint(point, this.#aim)) {
      this.#aim = point;
      this.#mark();
    }
    this.element.dispatchEvent(new Event('aim'));
  }

  /** Whether a dot is growing. */
  get isGrowing() {
    return this.#pens?.ink.isGrowing ?? false;
  }

  /** Areas that may become territories. */
  get areas() {
    return this.#areas;
  }

  set areas(pending) {
    this.#areas = pending;
    this.#pens?.areas.draw(pending);
    this.#mark();
  }

  /** What explains the position. */
  get highlights() {
    return this.#highlights;
  }

  set highlights(kinds) {
    this.#highlights = kinds;
    this.#pens?.highlights.draw(kinds);
  }

  /** Marks of a person or a file, and branches of the record. */
  get signed() {
    return this.#signed;
  }

  set signed(signed) {
    this.#signed = signed;
    if (this.position) this.#pens?.signs.draw(this.position, signed, this.#advised);
  }

  /** What the computer advises. */
  get advised() {
    return this.#advised;
  }

  set advised(advised) {
    if (JSON.stringify(advised) === JSON.stringify(this.#advised)) return;
    this.#advised = advised;
    if (this.position) this.#pens?.signs.draw(this.position, this.#signed, advised);
  }

  /** Points where something is wrong. @param {Point[]} points */
  set faults(points) {
    this.#faults = points;
    this.#mark();
  }

  /** The keyboard's point, or null while it is not shown. @param {Point | null} point */
  set cursor(point) {
    this.#cursor = point;
    this.#mark();
  }

  /** Return the point at a pointer. @param {MouseEvent} event @param {number} [reach] in cells */
  pointAt(event, reach) {
    const { x, y } = onSheet(this, placeOf(event));
    return this.geometry?.pointAt(x, y, reach) ?? null;
  }

  /** Return a picture of what is drawn. */
  picture() {
    const [{ width, height }] = this.#canvases;
    const whole = make('canvas', { width, height });
    drawLayers(whole.getContext('2d'), this.#canvases);
    return whole;
  }

  /** Draw everything again, once the sheet has been measured. */
  layOut() {
    const { position } = this;
    const [canvas] = this.#canvases;
    const { width, height } = canvas;
    if (!position || !width) return;
    const ratio = width / (canvas.clientWidth || width) || devicePixelRatio;
    this.#pens?.ink.stop();
    const look = this.choices.look();
    if (look.turnsToFit && fitsTurned(position, width / ratio, height / ratio)) {
      look.turn = { ...look.turn, quarters: 1 };
    }
    const view = turnView(this.view, this.geometry, look.turn);
    this.geometry = new Geometry(width, height, ratio, position.width, position.height, { ...look, view });
    this.view = this.geometry.view;
    if (this.#begins) {
      this.#begins = false;
      this.view = FINGERS.matches ? firstView(this.geometry) : WHOLE;
      if (this.view !== WHOLE) {
        this.layOut();
        return;
      }
    }
    this.#pens = createPens(this.#contexts, this.geometry);
    const { paper, highlights, areas, ink, signs } = this.#pens;
    paper.draw(position);
    highlights.draw(this.#highlights);
    areas.draw(this.#areas);
    ink.drawAll(position);
    signs.draw(position, this.#signed, this.#advised);
    this.#drawMarks();
    this.element.dispatchEvent(new Event('layout'));
  }

  /** @param {number} width @param {number} height in device pixels */
  #resize(width, height) {
    const [canvas] = this.#canvases;
    if (!width || !height || (canvas.width === width && canvas.height === height)) return;
    for (const each of this.#canvases) Object.assign(each, { width, height });
    this.layOut();
  }

  /** @param {GamePosition} before @param {GamePosition} position */
  #drawChange(before, position) {
    if (!this.#pens) return;
    const { paper, ink } = this.#pens;
    if (isBarred(before) || isBarred(position)) paper.draw(position);
    ink.drawChange(before, position, this.isBrisk || this.choices.isStill());
  }

  /** Draw the marks in the next frame. */
  #mark() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#drawMarks());
  }

  #drawMarks() {
    cancelAnimationFrame(this.#frame);
    const { position } = this;
    if (!position) return;
    const withPlayer = (/** @type {Point} */ point, /** @type {number} */ wait) => ({
      player: playerAfter(position, wait),
      ...point, // it may know its player
    });
    const pending = this.#pending.map(withPlayer);
    const waits = pending.some((dot) => isSamePoint(dot, this.#ghost));
    const meaning = this.#ghost && !this.#aim && !waits ? this.taps.meaning(this.#ghost) : 'nothing';
    const ghost = meaning === 'put' && this.#ghost ? withPlayer(this.#ghost, pending.length) : null;
    const takes = this.#aim && this.taps.meaning(this.#aim) === 'take';
    const aim =
      this.#aim && (takes ? { ...this.#aim, player: NOBODY } : withPlayer(this.#aim, pending.length));
    this.element.classList.toggle('playable', ghost !== null);
    this.element.classList.toggle('takeable', meaning === 'take');
    if (!this.#pens) return;
    const { marks } = this.#pens;
    marks.draw({ last: position.last, faults: this.#faults, pending, ghost, aim, cursor: this.#cursor });
    this.#loupe.show(aim, marks.geometry, marks.inks);
  }
}
