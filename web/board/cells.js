import { make } from '../ui/element.js';
/** @import { Point } from '../model/points.js' */
/** @import { Geometry } from './geometry.js' */

const SIDE = 20; // CSS pixels of a cell before it is scaled, as in styles/sheet.css

/**
 * A grid of invisible cells over a board, one for each point: what a screen reader finds there. When the board
 * gets the focus, one of them takes it.
 */
export class Cells {
  #sheet = make('div', { className: 'cells' });
  /** @type {HTMLElement[]} */
  #cells = [];
  #width = 0;
  #current = 0;

  /**
   * @param {HTMLElement} element of the board
   * @param {(point: Point, event: MouseEvent) => void} onClick called when a screen reader clicks; pointers do
   *   not hit the cells
   */
  constructor(element, onClick) {
    this.element = element;
    element.addEventListener('focusin', ({ target }) => {
      if (this.#width && target === element) this.#focus();
    });
    this.#sheet.addEventListener('click', (event) => {
      event.stopPropagation();
      const i = this.#cells.findIndex((cell) => cell === event.target);
      if (i >= 0) onClick({ x: i % this.#width, y: Math.floor(i / this.#width) }, event);
    });
  }

  /** Make the cells of a board. @param {number} width @param {number} height */
  build(width, height) {
    const held = this.#sheet.contains(document.activeElement);
    this.#width = width;
    this.#cells = [];
    const row = () => {
      const cells = Array.from({ length: width }, () => make('div', { role: 'gridcell', tabIndex: -1 }));
      this.#cells.push(...cells);
      return make('div', { role: 'row' }, ...cells);
    };
    this.#sheet.replaceChildren(...Array.from({ length: height }, row));
    this.#current = Math.floor(height / 2) * width + Math.floor(width / 2);
    this.#cells[this.#current].tabIndex = 0;
    this.element.role = 'grid';
    this.element.tabIndex = -1;
    this.element.append(this.#sheet);
    if (held) this.#focus();
  }

  /** Put the cells where the points are. @param {Geometry} geometry */
  lay(geometry) {
    const { x, y } = geometry.place({ x: 0, y: 0 });
    const half = geometry.cellSize / 2;
    this.#sheet.style.transform = `translate(${x - half}px, ${y - half}px) scale(${geometry.cellSize / SIDE})`;
  }

  /** Say what lies at a point. @param {number} i the point's index @param {string} words */
  label(i, words) {
    const cell = this.#cells[i];
    if (cell.ariaLabel !== words) cell.ariaLabel = words;
  }

  /** Let a cell be the one that takes the focus, at once if the board has it. @param {number} i */
  select(i) {
    this.#cells[this.#current].tabIndex = -1;
    this.#current = i;
    this.#cells[i].tabIndex = 0;
    if (this.element.contains(document.activeElement)) this.#focus();
  }

  #focus() {
    this.#cells[this.#current].focus({ preventScroll: true });
  }
}
