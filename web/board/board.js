import { Areas, NOTHING_PENDING } from './areas.js';
import { Geometry } from './geometry.js';
import { Highlights } from './highlights.js';
import { Ink } from './ink.js';
import { readInks, watchInks } from './inks.js';
import { Loupe } from './loupe.js';
import { Marks } from './marks.js';
import { drawPaper } from './paper.js';
import { NOTHING_ADVISED, NOTHING_SIGNED, Signs } from './signs.js';
import { indexOf, isSamePoint } from '../model/points.js';
import { barredPoints, isBarred, playerAfter } from '../model/position.js';
import { byId } from '../ui/element.js';
/** @import { Pending } from './areas.js' */
/** @import { Advised, Signed } from './signs.js' */
/** @import { Highlights as Kinds, Point, Position } from '../model/position.js' */

const CANVASES = /** @type {const} */ (['paper', 'highlights', 'areas', 'ink', 'signs', 'marks']);
const NOBODY = -1; // whose dot a tap puts that puts none
/**
 * For how many milliseconds it is not shown that something waits for Python: a frame asked for while the
 * pointer is lifted holds the answer back.
 */
export const PATIENCE = 40;
const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The canvas: draws what the last answer says, tells where points lie; a `layout` event of its element tells
 * when these have got other places. Knows no rules.
 */
export class Board {
  element = byId('board', HTMLElement);
  /** @type {Geometry | null} */
  geometry = null;
  /** @type {Position | null} */
  position = null;
  /** @type {Point[]} */
  #pending = [];
  /** The frame that draws the marks. */
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #alarm;
  /** @type {Point | null} */
  #ghost = null;
  /** @type {Point | null} */
  #aim = null;
  /** @type {Point | null} */
  #cursor = null;
  /** @type {Ink | null} */
  #ink = null;
  /** @type {Marks | null} */
  #marks = null;
  /** @type {Areas | null} */
  #areas = null;
  /** @type {Highlights | null} */
  #highlights = null;
  /** @type {Signs | null} */
  #signs = null;
  #signed = NOTHING_SIGNED;
  #advised = NOTHING_ADVISED;
  #areasPending = NOTHING_PENDING;
  /** @type {Partial<Kinds>} */
  #kinds = {};
  /** @type {Point[]} */
  #faults = [];
  #canvases = CANVASES.map((id) => byId(id, HTMLCanvasElement));
  #contexts = this.#canvases.map(
    (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')),
  );
  #loupe = new Loupe(this.#canvases.slice(0, -1));

  /** Whether positions follow each other so fast that a capture is not drawn step by step. */
  brisk = false;
  /**
   * What a tap on a point would do: put a dot, be heard in another way, or nothing.
   * @type {(point: Point) => 'put' | 'take' | 'nothing'}
   */
  tapAt = (point) => (this.#isOpen(point) ? 'put' : 'nothing');

  constructor() {
    this.#watchSize();
    watchInks(() => this.layOut());
  }

  /**
   * Draws a position, by no more than its last move where it is the next one.
   * @param {Position} position @param {Point[]} pending
   */
  show(position, pending) {
    const before = this.position;
    this.position = position;
    this.#pending = pending;
    clearTimeout(this.#alarm);
    if (!this.geometry || before?.width !== position.width || before.height !== position.height) {
      this.#aim = null;
      this.layOut();
    } else if (before !== position) {
      this.#drawChange(before, position);
      this.#drawMarks();
    } else {
      this.#alarm = setTimeout(() => this.#mark(), PATIENCE);
    }
  }

  /** The point under the mouse. @param {Point | null} point */
  set ghost(point) {
    if (isSamePoint(point, this.#ghost)) return;
    this.#ghost = point;
    this.#mark();
  }

  get aim() {
    return this.#aim;
  }

  /** The point that a second tap would play. @param {Point | null} point */
  set aim(point) {
    if (isSamePoint(point, this.#aim)) return;
    this.#aim = point;
    this.#mark();
  }

  get areas() {
    return this.#areasPending;
  }

  /** What is no territory yet. @param {Pending} pending */
  set areas(pending) {
    this.#areasPending = pending;
    this.#areas?.draw(pending);
    this.#mark();
  }

  get highlights() {
    return this.#kinds;
  }

  /** What explains the position. @param {Partial<Kinds>} kinds */
  set highlights(kinds) {
    this.#kinds = kinds;
    this.#highlights?.draw(kinds);
  }

  get signed() {
    return this.#signed;
  }

  /** What is marked. @param {Signed} signed */
  set signed(signed) {
    this.#signed = signed;
    if (this.position) this.#signs?.draw(this.position, signed, this.#advised);
  }

  get advised() {
    return this.#advised;
  }

  /** What the computer advises. @param {Advised} advised */
  set advised(advised) {
    if (JSON.stringify(advised) === JSON.stringify(this.#advised)) return;
    this.#advised = advised;
    if (this.position) this.#signs?.draw(this.position, this.#signed, advised);
  }

  /** Points where something is wrong. @param {Point[]} points */
  set faults(points) {
    this.#faults = points;
    this.#mark();
  }

  /** The keyboard's point, null while it is not shown. @param {Point | null} point */
  set cursor(point) {
    this.#cursor = point;
    this.#mark();
  }

  /** The point at a pointer. @param {MouseEvent} event @param {number} [reach] in cells */
  pointAt(event, reach) {
    const { left, top } = this.element.getBoundingClientRect();
    return this.geometry?.pointAt(event.clientX - left, event.clientY - top, reach) ?? null;
  }

  /** Measures the sheet and draws everything anew. */
  layOut() {
    const { position } = this;
    if (!position) return;
    const [{ width, height }] = this.#canvases;
    const ratio = width / (this.#canvases[0].clientWidth || width) || devicePixelRatio;
    const inks = readInks();
    const [paper, highlights, areas, ink, signs, marks] = this.#contexts;
    this.#ink?.stop();
    this.geometry = new Geometry(width, height, ratio, position.width, position.height);
    this.#ink = new Ink(ink, this.geometry, inks);
    marks.clearRect(0, 0, width, height);
    this.#marks = new Marks(marks, this.geometry, inks, this.#ink.stamps);
    this.#areas = new Areas(areas, this.geometry, inks);
    this.#highlights = new Highlights(highlights, this.geometry, inks);
    this.#signs = new Signs(signs, this.geometry, inks);
    drawPaper(paper, this.geometry, inks, barredPoints(position));
    this.#highlights.draw(this.#kinds);
    this.#areas.draw(this.#areasPending);
    this.#ink.drawAll(position);
    this.#signs.draw(position, this.#signed, this.#advised);
    this.#drawMarks();
    this.element.dispatchEvent(new Event('layout'));
  }

  /** @param {Position} before @param {Position} position */
  #drawChange(before, position) {
    const ink = this.#ink;
    const { taken } = position.change;
    const dot = position.change.dot ?? (taken.length ? position.last : null);
    if (!ink || !this.geometry) return;
    if (isBarred(before) || isBarred(position)) {
      drawPaper(this.#contexts[0], this.geometry, readInks(), barredPoints(position));
    }
    if (ink.moving || !dot || position.state !== before.state + 1) ink.drawAll(position);
    else if (!taken.length) ink.drawDot(dot);
    else if (STILL.matches || this.brisk) ink.drawAll(position);
    else ink.drawCapture(position, dot);
  }

  /** Draws the marks in the next frame. */
  #mark() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#drawMarks());
  }

  #drawMarks() {
    cancelAnimationFrame(this.#frame);
    const { position } = this;
    if (!position) return;
    const inTurn = (/** @type {Point} */ point, /** @type {number} */ wait) => ({
      ...point,
      player: playerAfter(position, wait),
    });
    const pending = this.#pending.map(inTurn);
    const under = this.#ghost && !this.#aim ? this.tapAt(this.#ghost) : 'nothing';
    const ghost = under === 'put' && this.#ghost ? inTurn(this.#ghost, pending.length) : null;
    const aim =
      this.#aim &&
      (this.tapAt(this.#aim) === 'take'
        ? { ...this.#aim, player: NOBODY }
        : inTurn(this.#aim, pending.length));
    this.element.classList.toggle('playable', ghost !== null);
    this.element.classList.toggle('takeable', under === 'take');
    if (!this.#marks) return;
    this.#marks.draw({
      last: position.last,
      faults: this.#faults,
      pending,
      ghost,
      aim,
      cursor: this.#cursor,
    });
    this.#loupe.show(aim, this.#marks.geometry, this.#marks.inks);
  }

  /** @param {Point} point */
  #isOpen(point) {
    const { position } = this;
    return (
      position?.refusals[indexOf(position, point)] === '.' &&
      !this.#pending.some((dot) => isSamePoint(dot, point))
    );
  }

  /** Keeps the canvases at the device's own pixels, whatever the window, the zoom or the screen. */
  #watchSize() {
    const [canvas] = this.#canvases;
    const resize = (/** @type {number} */ width, /** @type {number} */ height) => {
      if (!width || !height || (canvas.width === width && canvas.height === height)) return;
      for (const each of this.#canvases) Object.assign(each, { width, height });
      this.layOut();
    };
    const { width, height } = canvas.getBoundingClientRect();
    resize(devicePixels(width), devicePixels(height)); // the observer tells it only after the first drawing
    const observer = new ResizeObserver(([{ devicePixelContentBoxSize, contentBoxSize }]) => {
      resize(
        devicePixels(contentBoxSize[0].inlineSize, devicePixelContentBoxSize?.[0].inlineSize),
        devicePixels(contentBoxSize[0].blockSize, devicePixelContentBoxSize?.[0].blockSize),
      );
    });
    try {
      observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      // Safari
      observer.observe(canvas);
      const watchRatio = () =>
        matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
          'change',
          () => {
            observer.unobserve(canvas);
            observer.observe(canvas);
            watchRatio();
          },
          { once: true },
        );
      watchRatio();
    }
  }
}

/**
 * A length in the device's own pixels. Emulated screens tell an `exact` one that takes no notice of their ratio.
 * @param {number} length in CSS pixels @param {number} [exact]
 */
function devicePixels(length, exact = NaN) {
  const rounded = Math.round(length * devicePixelRatio);
  return Math.abs(exact - rounded) <= 1 ? exact : rounded;
}
