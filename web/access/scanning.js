import { rowName } from '../model/points.js';
import { shownPosition } from '../store/state.js';
import { make } from '../ui/element.js';
/** @import { Point } from '../model/points.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { BoardGrid } from './boardgrid.js' */

/**
 * Lets people play with two keys, as switches send them: Tab goes from row to row, Enter chooses one, Tab goes from
 * point to point in it, and Enter places the dot. After the last row, Tab leaves the board. Points where nothing can be
 * done are left out.
 */
export class Scanning {
  /** What Tab has reached: a row, or a point if it has a column. @type {{y: number, x: number | null} | null} */
  #at = null;
  #frame = make('div', { className: 'scanned', ariaHidden: 'true', hidden: true });

  /** @param {FullPage} page @param {BoardGrid} grid */
  constructor(page, grid) {
    this.page = page;
    this.grid = grid;
    const { element } = page.board;
    element.after(this.#frame);
    element.addEventListener('keydown', (event) => this.#onKey(event), { capture: true });
    element.addEventListener('focusin', ({ relatedTarget }) => {
      if (!isInside(element, relatedTarget)) this.#enter();
    });
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (!isInside(element, relatedTarget)) this.#goTo(null);
    });
    element.addEventListener('layout', () => this.#draw());
    page.settings.watch(['scan'], () => this.#goTo(null));
  }

  get #isOn() {
    return this.page.settings.values.scan === 'on';
  }

  #enter() {
    const isByKey = this.page.board.element.matches(':focus-visible, :has(:focus-visible)');
    if (this.#isOn && isByKey) this.#goTo(this.#next({ y: -1, x: null }, 1));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, shiftKey, repeat } = event;
    const isChoice = key === 'Enter' || key === ' ';
    if (!this.#isOn || !this.#at || !(isChoice || key === 'Tab' || key === 'Escape')) return;
    const at = this.#at;
    const isRow = at.x === null;
    if (key === 'Escape' && isRow) return;
    if (key === 'Tab') {
      const next = this.#next(at, shiftKey ? -1 : 1);
      if (!next && isRow) return this.#goTo(null); // Tab leaves the board
      this.#goTo(next ?? { ...at, x: null });
    } else if (key === 'Escape') this.#goTo({ ...at, x: null });
    else if (repeat) return;
    else if (isRow) this.#goTo(this.#next({ ...at, x: -1 }, 1) ?? at);
    else {
      this.page.table.tap(/** @type {Point} */ (at), event.timeStamp);
      this.#goTo(this.#next({ y: -1, x: null }, 1));
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Return the next row, or point of the row, where something can be done.
   * @param {{y: number, x: number | null}} from
   * @param {number} step
   */
  #next({ x, y }, step) {
    const position = shownPosition(this.page.store.state);
    if (!position) return null;
    const { width, height } = position;
    const canUse = (/** @type {Point} */ point) => this.page.table.meaning(point) !== 'nothing';
    if (x !== null) {
      for (let i = x + step; i >= 0 && i < width; i += step) if (canUse({ x: i, y })) return { x: i, y };
      return null;
    }
    const columns = Array.from({ length: width }, (_, column) => column);
    for (let i = y + step; i >= 0 && i < height; i += step) {
      if (columns.some((column) => canUse({ x: column, y: i }))) return { x: null, y: i };
    }
    return null;
  }

  /** @param {{y: number, x: number | null} | null} at */
  #goTo(at) {
    this.#at = at;
    this.#draw();
    const position = shownPosition(this.page.store.state);
    if (!at || !position) return;
    this.page.board.cursor = null; // the frame is enough
    if (at.x !== null) this.grid.moveTo(position, { x: at.x, y: at.y });
    else this.page.speech.say(this.page.messages.text('scan-row', { row: rowName(at.y) }));
  }

  /** Frame what Tab has reached. */
  #draw() {
    const { geometry } = this.page.board;
    this.#frame.hidden = !this.#at || !geometry;
    if (!this.#at || !geometry) return;
    const { x, y } = this.#at;
    const [a, b] = [geometry.place({ x: x ?? 0, y }), geometry.place({ x: x ?? geometry.width - 1, y })];
    const half = geometry.cellSize / 2;
    const { style } = this.#frame;
    style.left = `${Math.min(a.x, b.x) - half}px`;
    style.top = `${Math.min(a.y, b.y) - half}px`;
    style.width = `${Math.abs(a.x - b.x) + 2 * half}px`;
    style.height = `${Math.abs(a.y - b.y) + 2 * half}px`;
  }
}

/** @param {Element} element @param {EventTarget | null} target */
const isInside = (element, target) => target instanceof Node && element.contains(target);
