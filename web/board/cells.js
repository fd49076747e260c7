import { make } from '../ui/element.js';
/** @import { Geometry } from './geometry.js' */

const SIDE = 20; // CSS pixels of a cell before it is scaled, as in styles/sheet.css

/**
 * A grid of invisible cells over the board, one for each point: what a screen reader finds there. One of them
 * takes the focus when the board gets it.
 */
export class Cells {
  #sheet = make('div', { className: 'cells' });
  /** @type {HTMLElement[]} */
  #cells = [];
  #current = 0;

  /** @param {HTMLElement} element of the board */
  constructor(element) {
    this.element = element;
  }

  /** Make the cells of a board. @param {number} width @param {number} height */
  build(width, height) {
    const held = this.#sheet.contains(document.activeElement);
    this.#cells = [];
    const row = () => {
      const cells = Array.from({ length: width }, () => make('div', { role: 'gridcell', tabIndex: -1 }));
      this.#cells.push(...cells);
      return make('div', { role: 'row' }, ...cells);
    };
    this.#sheet.replaceChildren(...Array.from({ length: height }, row));
    this.#current = Math.min(this.#current, this.#cells.length - 1);
    this.#cells[this.#current].tabIndex = 0;
    this.element.role = 'grid';
    this.element.tabIndex = -1;
    this.element.append(this.#sheet);
    if (held) this.focus();
  }

  /** How many cells there are. */
  get count() {
    return this.#cells.length;
  }

  /** Put the cells where the points are. @param {Geometry} geometry */
  lay(geometry) {
    const { x, y } = geometry.place({ x: 0, y: 0 });
    const half = geometry.cellSize / 2;
    this.#sheet.style.transform = `translate(${x - half}px, ${y - half}px) scale(${geometry.cellSize / SIDE})`;
  }

  /** Say what lies at a point. @param {number} i the point's index @param {string} words */
  label(i, words) {
    this.#cells[i].ariaLabel = words;
  }

  /** Let a cell be the one that takes the focus. @param {number} i */
  select(i) {
    this.#cells[this.#current].tabIndex = -1;
    this.#current = i;
    this.#cells[i].tabIndex = 0;
  }

  /** Give the selected cell the focus. */
  focus() {
    this.#cells[this.#current].focus({ preventScroll: true });
  }

  /** Return the index of the point whose cell this is, or -1. @param {EventTarget | null} target */
  indexOf(target) {
    return this.#cells.findIndex((cell) => cell === target);
  }
}
