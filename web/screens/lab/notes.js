import { makeSvg } from '../../ui/element.js';
/** @import { Geometry } from '../../board/geometry.js' */
/** @import { Position } from '../../protocol.js' */

/** @typedef {Pick<Position, 'dots' | 'width'>} Dots */

const ROOMY = 19; // CSS pixels of the smallest cell that holds a number
const DIGITS = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'compact' });

/**
 * Draws numbers on the board, as a layer over it: the higher, the darker. On a point with a dot, a frame and a small
 * number beside the dot show them.
 */
export class Notes {
  element = makeSvg('svg', { class: 'lab-notes', 'aria-hidden': 'true' });
  /** @type {[number, number, number][]} */
  #notes = [];

  /** The lowest and the highest number that there may be. @type {[number, number]} */
  #range = [0, 0];
  /** The dots on the board. @type {Dots} */
  #dots = { dots: '', width: 0 };

  /**
   * @param {[number, number, number][]} notes columns, rows and values
   * @param {Dots} position
   * @param {Geometry | null} geometry
   * @param {[number, number]} [range] the lowest and the highest number; by default those of the notes
   */
  show(notes, position, geometry, range) {
    const values = notes.map(([, , value]) => value);
    this.#notes = notes;
    this.#range = range ?? [Math.min(...values), Math.max(...values)];
    this.#dots = position;
    this.layOut(geometry);
  }

  /** @param {Geometry | null} geometry */
  layOut(geometry) {
    this.element.replaceChildren();
    if (!geometry || !this.#notes.length) return;
    const [low, high] = this.#range;
    const side = geometry.cellSize * 0.92;
    for (const [x, y, value] of this.#notes) {
      const at = geometry.place({ x, y });
      const share = high > low ? (value - low) / (high - low) : 0;
      const square = { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side, rx: side * 0.18 };
      const isTaken = this.#dots.dots[y * this.#dots.width + x] !== '.';
      const strength = `${Math.round(12 + 62 * share)}%`;
      const shape = makeSvg('rect', { ...square, class: isTaken ? 'taken' : '' });
      shape.style.setProperty('--strength', strength);
      this.element.append(shape);
      if (geometry.cellSize < ROOMY) continue;
      const corner = isTaken ? side * 0.34 : 0;
      const text = makeSvg('text', {
        x: at.x + corner,
        y: at.y + corner,
        'font-size': side * 0.36,
        class: isTaken ? 'beside' : share > 0.7 ? 'high' : '',
      });
      text.textContent = DIGITS.format(value);
      this.element.append(text);
    }
  }
}
