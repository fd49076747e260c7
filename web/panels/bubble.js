import { byId, make } from '../ui/element.js';
/** @import { Board } from '../board/board.js' */
/** @import { Point, Refusal, Taken } from '../model/position.js' */
/** @import { Messages } from '../ui/messages.js' */

const SHOWN = 2_600;
const AWAY = 10; // CSS pixels
const GAIN_TIME = 1_500;

/** Words at a point of the board: why a click was refused, and what a capture brought. */
export class Bubble {
  #bubble = byId('bubble', HTMLElement);
  #sheet = byId('sheet', HTMLElement);
  #alarm = 0;

  /** @param {Messages} messages @param {Board} board */
  constructor(messages, board) {
    this.messages = messages;
    this.board = board;
    document.addEventListener('pointerdown', () => this.hide(), true);
  }

  /** @param {string} text @param {Point} point */
  tell(text, point) {
    const { geometry } = this.board;
    if (!geometry) return;
    this.#bubble.textContent = text;
    this.#bubble.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = this.#bubble;
    const { x, y } = geometry.place(point);
    const above = y - geometry.cellSize / 2 - AWAY - height;
    const left = Math.min(Math.max(4, x - width / 2), this.#sheet.clientWidth - width - 4);
    place(this.#bubble, left, above > 4 ? above : y + geometry.cellSize / 2 + AWAY);
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.hide(), SHOWN);
  }

  hide() {
    this.#bubble.hidden = true;
  }

  /** @param {Taken[]} taken @param {Point} point */
  gain(taken, point) {
    const { geometry } = this.board;
    const captured = taken.reduce((sum, territory) => sum + territory.captured, 0);
    if (!geometry || !captured) return;
    const { x, y } = geometry.place(point);
    const sign = make(
      'p',
      { className: `gain player-${taken[0].owner}` },
      this.messages.text('gain', { count: captured }),
    );
    sign.setAttribute('aria-hidden', 'true');
    this.#sheet.append(sign);
    requestAnimationFrame(() => {
      // when all is laid out anyway
      const half = sign.offsetWidth / 2;
      place(
        sign,
        Math.min(Math.max(0, x - half), this.#sheet.clientWidth - 2 * half),
        Math.max(14, y - geometry.cellSize / 2 - sign.offsetHeight),
      );
    });
    setTimeout(() => sign.remove(), GAIN_TIME);
  }
}

/**
 * Says which dots or territory are meant, for a refusal at a point.
 * @param {Messages} messages
 * @param {Refusal} refusal
 * @param {string} [owner]
 */
export function refusalText(messages, { code, message }, owner = '') {
  const id = `refusal-${code.replace('/', '-')}`;
  return messages.has(id) ? messages.text(id, { owner }) : message;
}

/** @param {HTMLElement} element @param {number} x @param {number} y */
function place(element, x, y) {
  element.style.left = `${Math.round(x)}px`;
  element.style.top = `${Math.round(y)}px`;
}
