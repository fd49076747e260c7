import { Cells } from '../board/cells.js';
import { watchInks } from '../board/inks.js';
import { NO_PICTURE } from '../board/signs.js';
import { indexOf, MOVE_STEPS, pairOf } from '../model/points.js';
import { dotOf } from '../model/position.js';
import { lyingText } from '../ui/pointtext.js';
import { Sheet } from './sheet.js';
/** @import { Picture } from '../board/signs.js' */
/** @import { Point } from '../model/points.js' */
/** @import { Frame, Marks } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

const FRAME_TIME = 700; // milliseconds for which a dot of an answer is shown

/**
 * @typedef {object} Scene what is on the board
 * @property {number} width
 * @property {number} height
 * @property {Frame | Omit<Frame, 'last'> & {last: Frame['last'] | null}} frame
 */

/** The board of a lesson: the paper and ink of the page, for mouse, finger and keyboard. */
export class LessonBoard {
  #sheet;
  #cells;
  /** @type {Scene | null} */
  #scene = null;
  /** The keyboard's point. @type {Point | null} */
  #cursor = null;
  /** @type {Marks} */
  #marks = {};
  /** The number of frames that were shown: later ones take the place of earlier ones that wait. */
  #turn = 0;
  /** Whose dot the pointer would put; null for none. @type {number | null} */
  player = null;
  /** Says more about a point than what lies there. @type {(point: Point) => string} */
  remark = (point) =>
    (this.#marks.CR ?? '').includes(pairOf(point)) ? this.messages.text('learn-chosen') : '';

  /**
   * @param {HTMLElement} element
   * @param {Messages} messages
   * @param {(point: Point) => void} onTap
   * @param {(text: string) => void} [say] for those who say what happens on the board
   */
  constructor(element, messages, onTap, say = () => {}) {
    this.element = element;
    this.messages = messages;
    this.onTap = onTap;
    this.say = say;
    this.#sheet = new Sheet(element);
    this.#sheet.labels = false;
    watchInks(() => this.#sheet.layOut());
    element.addEventListener('click', (event) => this.#tap(this.#sheet.pointAt(event)));
    element.addEventListener('pointermove', (event) => this.#hover(event));
    element.addEventListener('pointerleave', () => this.#sheet.point({ ghost: null }));
    element.addEventListener('keydown', (event) => this.#onKey(event));
    element.addEventListener('focusout', ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && element.contains(relatedTarget);
      if (!stays) this.#sheet.point({ cursor: null });
    });
    this.#cells = new Cells(
      element,
      (point) => this.#tap(point),
      (point) => this.#moveTo(point),
    );
    element.addEventListener('layout', () => this.#lay());
  }

  /** Show a position at once. @param {Scene} scene @param {Marks} [marks] */
  show(scene, marks = {}) {
    this.#turn++;
    this.#sheet.explained = null;
    const isOther = this.#scene?.width !== scene.width || this.#scene.height !== scene.height;
    this.#marks = marks;
    this.#scene = scene;
    if (isOther) {
      this.#cursor = null;
      this.element.style.setProperty('--columns', String(scene.width));
      this.element.style.setProperty('--rows', String(scene.height));
    }
    this.#draw(false);
  }

  /**
   * Show positions that follow each other. Return whether nothing else was shown meanwhile.
   * @param {Frame[]} frames
   * @param {Marks} [marks] the same as before by default
   */
  async play(frames, marks = this.#marks) {
    const turn = ++this.#turn;
    this.#sheet.explained = null;
    this.#marks = marks;
    for (const [number, frame] of frames.entries()) {
      if (number) await new Promise((resolve) => setTimeout(resolve, FRAME_TIME));
      if (turn !== this.#turn || !this.#scene) return false;
      this.#scene = { ...this.#scene, frame };
      this.#draw(true);
    }
    return true;
  }

  /** Explain the position that is shown, until another one is. @param {Partial<Picture>} picture */
  explain(picture) {
    this.#sheet.explained = { ...NO_PICTURE, ...picture };
  }

  /** Show a dot that waits for its answer. @param {Point} point @param {number} player */
  expect(point, player) {
    this.#sheet.point({ ghost: { ...point, player } });
  }

  /** Put marks on points. @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    this.#draw(false);
  }

  /** Return whether a dot can be put on a point. @param {Point} point */
  isFree({ x, y }) {
    const { width, frame } = /** @type {Scene} */ (this.#scene);
    return frame.dots[y * width + x] === '.' && frame.owners[y * width + x] === '.';
  }

  /** Return whose dot is on a point, or -1. @param {Point} point */
  dotAt({ x, y }) {
    const { width, frame } = /** @type {Scene} */ (this.#scene);
    return dotOf(frame.dots[y * width + x]);
  }

  /** @param {boolean} isNext */
  #draw(isNext) {
    if (!this.#scene) return;
    const { width, height, frame } = this.#scene;
    this.#sheet.point({ ghost: null });
    this.#sheet.show({ ...frame, width, height, ply: 0, comment: '', marks: this.#marks }, isNext);
    this.#cells.show({ width, height, ...frame }, JSON.stringify(this.#marks), (point) =>
      this.describe(point),
    );
    this.#lay();
  }

  /** @param {Point | null} point */
  #tap(point) {
    if (point) this.onTap(point);
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const point = event.pointerType === 'mouse' ? this.#sheet.pointAt(event) : null;
    const { player } = this;
    const isFree = point && player !== null && this.isFree(point);
    this.#sheet.point({ ghost: isFree ? { ...point, player } : null });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key } = event;
    if (!this.#scene || event.ctrlKey || event.metaKey || event.altKey) return;
    if (MOVE_STEPS[key]) this.#moveCursor(MOVE_STEPS[key]);
    else if ((key === 'Enter' || key === ' ') && this.#cursor) this.#tap(this.#cursor);
    else return;
    event.preventDefault();
  }

  /** @param {[number, number]} step */
  #moveCursor([dx, dy]) {
    const { width, height } = /** @type {Scene} */ (this.#scene);
    const { x, y } = this.#cursor ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) };
    const begins = this.#cursor === null;
    const clamp = (/** @type {number} */ place, /** @type {number} */ size) =>
      Math.min(Math.max(place, 0), size - 1);
    this.#moveTo(begins ? { x, y } : { x: clamp(x + dx, width), y: clamp(y + dy, height) });
  }

  /** @param {Point} point */
  #moveTo(point) {
    const { width } = /** @type {Scene} */ (this.#scene);
    this.#cursor = point;
    this.#sheet.point({ cursor: point });
    this.#cells.select(indexOf({ width }, point));
  }

  #lay() {
    const { geometry } = this.#sheet;
    if (geometry) this.#cells.lay(geometry);
  }

  /** Say what is on a point. @param {Point} point */
  describe(point) {
    const { width, frame } = /** @type {Scene} */ (this.#scene);
    const text = lyingText(this.messages, { width, ...frame, names: [] }, point);
    return [text, this.remark(point)].filter(Boolean).join(', ');
  }
}
