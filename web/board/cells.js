import { pointAt } from '../model/points.js';
import { make } from '../ui/element.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Geometry } from './geometry.js' */

const SIDE = 20; // CSS pixels of a cell before it is scaled, as in styles/sheet.css

/** @typedef {Pick<Position, 'width' | 'height' | 'dots' | 'owners'>} Board what lies on a board */

/**
 * A grid of invisible cells over a board, one for each point: what a screen reader finds there. When the board
 * gets the focus, one of them takes it.
 */
export class Cells {
  #sheet = make('div', { className: 'cells', translate: false });
  /** @type {HTMLElement[]} */
  #cells = [];
  #current = 0;
  /** What had the focus last. @type {EventTarget | null} */
  #left = null;
  /** What the cells tell. @type {Board | null} */
  #told = null;
  /** What else their words depend on. */
  #key = '';

  /**
   * @param {HTMLElement} element of the board
   * @param {(point: Point, event: MouseEvent) => void} onClick called when a screen reader clicks; pointers do
   *   not hit the cells
   * @param {(point: Point) => void} onFocus called when a screen reader moves the focus
   */
  constructor(element, onClick, onFocus) {
    this.element = element;
    element.addEventListener('focusin', ({ target }) => {
      if (!this.#told) return;
      const i = this.#cells.findIndex((cell) => cell === target);
      // When a dialog gives the focus back, another cell may have become the current one.
      if (target === element || target === this.#left) this.#focus();
      else if (i >= 0 && i !== this.#current) onFocus(pointAt(i, this.#told.width));
    });
    element.addEventListener('focusout', ({ target }) => (this.#left = target));
    this.#sheet.addEventListener('click', (event) => {
      event.stopPropagation();
      const i = this.#cells.findIndex((cell) => cell === event.target);
      if (this.#told && i >= 0) onClick(pointAt(i, this.#told.width), event);
    });
  }

  /**
   * Say what lies at each point. On a board of the same size and with the same key, only changed points are described.
   * @param {Board} board
   * @param {string} key what the words depend on besides the board
   * @param {(point: Point) => string} describe
   */
  show(board, key, describe) {
    const { width, height, dots, owners } = board;
    let before = this.#told;
    if (before?.width !== width || before.height !== height) {
      this.#build(width, height);
      before = null;
    }
    if (key !== this.#key) before = null;
    this.#told = board;
    this.#key = key;
    for (let i = 0; i < dots.length; i++) {
      if (before && dots[i] === before.dots[i] && owners[i] === before.owners[i]) continue;
      this.#cells[i].ariaLabel = describe(pointAt(i, width));
    }
  }

  /** @param {number} width @param {number} height */
  #build(width, height) {
    const held = this.#sheet.contains(this.#focused);
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
    const place = (/** @type {number} */ x, /** @type {number} */ y) => geometry.place({ x, y });
    const [start, across, down] = [place(-0.5, -0.5), place(0.5, -0.5), place(-0.5, 0.5)];
    const sides = [across, down].flatMap(({ x, y }) => [(x - start.x) / SIDE, (y - start.y) / SIDE]);
    this.#sheet.style.transform = `matrix(${[...sides, start.x, start.y].join()})`;
  }

  /**
   * Let a cell take the focus, at once if the board has it.
   * @param {number} i its index
   * @param {string} [words] what it says, if that is more than what lies there
   */
  select(i, words) {
    if (words) this.#cells[i].ariaLabel = words;
    this.rove(i);
    if (this.element.contains(this.#focused)) this.#focus();
  }

  /** Let a cell take the focus when the board gets it. @param {number} i its index */
  rove(i) {
    this.#cells[this.#current].tabIndex = -1;
    this.#current = i;
    this.#cells[i].tabIndex = 0;
  }

  /** The element with the focus, also inside a shadow root. */
  get #focused() {
    return /** @type {Document | ShadowRoot} */ (this.element.getRootNode()).activeElement;
  }

  #focus() {
    this.#cells[this.#current].focus({ preventScroll: true });
  }
}
