import { parsePoints } from '../model/points.js';
import { insideOf } from '../model/rings.js';
import { byId, dotIcon, make } from '../ui/element.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Capture } from '../protocol.js' */
/** @import { FullPage } from '../play/page.js' */

const DISTANCE = 8; // CSS pixels between the list and the rings
const MARGIN = 4; // CSS pixels

/** A short list of the rings that a tap may mean. The board shows the ring that the player points at. */
export class Chooser {
  #list = byId('chooser', HTMLElement);

  /** @param {FullPage} page */
  constructor({ store, board, table, messages }) {
    this.messages = messages;
    this.board = board;
    this.table = table;
    table.declaring.on('several', (rings) => {
      const { position } = store.state;
      if (position) this.#open(position, rings);
    });
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!this.#list.contains(/** @type {Node} */ (event.target))) this.close();
      },
      true,
    );
    this.#list.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** @param {Position} position @param {Capture[]} rings the smallest first */
  #open(position, rings) {
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

  /** Close the list. Return whether it was open. */
  close() {
    const wasOpen = !this.#list.hidden;
    if (wasOpen && this.#list.contains(document.activeElement)) this.board.element.focus();
    this.#list.hidden = true;
    if (wasOpen) this.table.preview = null;
    return wasOpen;
  }

  /** @param {Capture} area */
  #take(area) {
    this.close();
    this.table.declaring.take(area);
  }

  /**
   * Place the list below or above the rings if there is room, else beside them, so that they stay visible.
   * @param {Point[]} points
   */
  #place(points) {
    const { geometry } = this.board;
    if (!geometry) return;
    const places = points.map((point) => geometry.place(point));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const away = geometry.cellSize / 2 + DISTANCE;
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys) - away, Math.max(...ys) + away];
    const { offsetWidth: width, offsetHeight: height } = this.#list;
    const { clientWidth, clientHeight } = this.board.element;
    const fit = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ whole) =>
      Math.max(MARGIN, Math.min(from, whole - size - MARGIN));
    const below = bottom + height <= clientHeight - MARGIN;
    const beside = !below && top - height < MARGIN;
    const x = !beside
      ? (left + right - width) / 2
      : right + away + width <= clientWidth - MARGIN
        ? right + away
        : left - away - width;
    this.#list.style.left = `${Math.round(fit(x, width, clientWidth))}px`;
    this.#list.style.top = `${Math.round(fit(below ? bottom : top - height, height, clientHeight))}px`;
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
