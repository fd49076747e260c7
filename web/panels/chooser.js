import { parsePoints } from '../model/points.js';
import { insideOf } from '../model/rings.js';
import { byId, dotIcon, make } from '../ui/element.js';
/** @import { Board } from '../board/board.js' */
/** @import { Point, Position, Taken } from '../model/position.js' */
/** @import { Table } from '../play/table.js' */
/** @import { Messages } from '../ui/messages.js' */

const AWAY = 8; // CSS pixels

/** A short list on the sheet where several rings go round a point: each is drawn while it is pointed at. */
export class Chooser {
  #list = byId('chooser', HTMLElement);

  /** @param {Messages} messages @param {Board} board @param {Table} table */
  constructor(messages, board, table) {
    this.messages = messages;
    this.board = board;
    this.table = table;
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!this.#list.contains(/** @type {Node} */ (event.target))) this.close();
      },
      true,
    );
    this.#list.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** @param {Position} position @param {Taken[]} rings the smallest first */
  open(position, rings) {
    const { messages } = this;
    const buttons = rings.map((area) => {
      const { owner, ring, captured, freed } = area;
      const text = messages.text('chooser-ring', { points: insideOf(ring).size, captured, freed });
      const button = make(
        'button',
        { type: 'button', className: `choice player-${owner}`, onclick: () => this.#take(area) },
        dotIcon(owner),
        text,
      );
      button.setAttribute('aria-label', `${messages.name(position, owner)}: ${text}`);
      button.onpointerenter = button.onfocus = () => (this.table.preview = area);
      button.onpointerleave = button.onblur = () => (this.table.preview = null);
      return button;
    });
    this.#list.replaceChildren(
      make('p', { id: 'chooser-title' }, messages.text('chooser-title')),
      ...buttons,
    );
    this.#list.hidden = false;
    this.#place(rings.flatMap(({ ring }) => parsePoints(ring)));
    buttons[0].focus();
  }

  /** Whether it was open. */
  close() {
    const wasOpen = !this.#list.hidden;
    if (wasOpen && this.#list.contains(document.activeElement)) this.board.element.focus();
    this.#list.hidden = true;
    if (wasOpen) this.table.preview = null;
    return wasOpen;
  }

  /** @param {Taken} area */
  #take(area) {
    this.close();
    this.table.declaring.take(area);
  }

  /**
   * Beside the rings, below or above them if there is room, so that what it asks about stays in sight.
   * @param {Point[]} points
   */
  #place(points) {
    const { geometry } = this.board;
    if (!geometry) return;
    const places = points.map((point) => geometry.place(point));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const away = geometry.cellSize / 2 + AWAY;
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys) - away, Math.max(...ys) + away];
    const { offsetWidth: width, offsetHeight: height } = this.#list;
    const { clientWidth, clientHeight } = this.board.element;
    const fits = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ whole) =>
      Math.max(4, Math.min(from, whole - size - 4));
    const below = bottom + height <= clientHeight - 4;
    const beside = !below && top - height < 4;
    const x = !beside
      ? (left + right - width) / 2
      : right + away + width <= clientWidth - 4
        ? right + away
        : left - away - width;
    this.#list.style.left = `${Math.round(fits(x, width, clientWidth))}px`;
    this.#list.style.top = `${Math.round(fits(below ? bottom : top - height, height, clientHeight))}px`;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const buttons = [...this.#list.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      buttons[(at + (event.key === 'ArrowDown' ? 1 : buttons.length - 1)) % buttons.length].focus();
    } else if (event.key === 'Escape') this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
