import { makeSvg } from '../ui/element.js';
/** @import { Geometry } from '../board/geometry.js' */
/** @import { Position } from '../protocol.js' */

/** @typedef {Pick<Position, 'dots' | 'width'>} Dots */

const ROOMY = 19; // CSS pixels of the smallest cell that holds a number
const DIGITS = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'compact' });

/**
 * Draws the numbers that a bot has noted on the board, as a layer over it: the higher, the darker. On the point where
 * the bot has played, a frame shows them.
 */
export class Notes {
  element = makeSvg('svg', { class: 'lab-notes', 'aria-hidden': 'true' });
  /** @type {[number, number, number][]} */
  #notes = [];

  /** The dots on the board. @type {Dots} */
  #dots = { dots: '', width: 0 };

  /**
   * @param {[number, number, number][]} notes columns, rows and values
   * @param {Dots} position
   * @param {Geometry | null} geometry
   */
  show(notes, position, geometry) {
    this.#notes = notes;
    this.#dots = position;
    this.layOut(geometry);
  }

  /** @param {Geometry | null} geometry */
  layOut(geometry) {
    this.element.replaceChildren();
    if (!geometry || !this.#notes.length) return;
    const values = this.#notes.map(([, , value]) => value);
    const low = Math.min(...values);
    const range = Math.max(...values) - low;
    const side = geometry.cellSize * 0.92;
    for (const [x, y, value] of this.#notes) {
      const at = geometry.place({ x, y });
      const share = range ? (value - low) / range : 0;
      const square = { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side, rx: side * 0.18 };
      const isTaken = this.#dots.dots[y * this.#dots.width + x] !== '.';
      const strength = `${Math.round(12 + 62 * share)}%`;
      const shape = makeSvg('rect', { ...square, class: isTaken ? 'taken' : '' });
      shape.style.setProperty('--strength', strength);
      this.element.append(shape);
      if (isTaken || geometry.cellSize < ROOMY) continue;
      const size = side * 0.36;
      const text = makeSvg('text', {
        x: at.x,
        y: at.y,
        'font-size': size,
        class: share > 0.7 ? 'high' : '',
      });
      text.textContent = DIGITS.format(value);
      this.element.append(text);
    }
  }
}
