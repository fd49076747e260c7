import { gainsOf } from '../model/gains.js';
import { indexOf, parsePoints } from '../model/points.js';
import { ownerOf } from '../model/position.js';
import { byId, make } from '../ui/element.js';
import { gainSpans } from '../ui/movetext.js';
/** @import { Geometry } from '../board/geometry.js' */
/** @import { Point } from '../model/points.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Capture, PlayedDot } from '../protocol.js' */

const SHOWN = 2_600; // milliseconds
const GAIN_TIME = 1_500; // milliseconds
const DISTANCE = 10; // CSS pixels between the bubble and the point's cell
const MARGIN = 4; // CSS pixels
const GAIN_TOP = 14; // CSS pixels
const GAIN_AWAY = 0.5; // cells between the dot and its gain

/** Words at a point of the board: why a click was refused, and what a capture brought. */
export class Bubble {
  #bubble = byId('bubble', HTMLElement);
  #sheet = byId('sheet', HTMLElement);
  #alarm = 0;

  /** @param {FullPage} page */
  constructor(page) {
    const { store, board, game } = page;
    this.page = page;
    document.addEventListener('pointerdown', () => this.#hide(), true);
    store.watch(['queue'], () => this.#hide());
    store.watch(['refusal'], ({ refusal }) => refusal && this.#explain(refusal));
    store.watch(['position'], ({ position }, before) => {
      if (!position || !before.position) return;
      const { dot, taken } = position.change;
      const isRemark = game.answering?.kind === 'annotate';
      if (dot && taken.length && !board.isBrisk && !isRemark) this.#showGain(taken, dot);
    });
    if (store.state.refusal) this.#explain(store.state.refusal);
  }

  /** Say why something is refused: at its point, or in a notice. @param {Refusal} refusal */
  #explain(refusal) {
    const { store, messages, speech } = this.page;
    const { position } = store.state;
    const { code, message, x, y } = refusal;
    const point = x !== undefined && y !== undefined ? { x, y } : null;
    const owner = position && point ? ownerOf(position.owners[indexOf(position, point)]) : -1;
    const id = `refusal-${code.replace('/', '-')}`;
    const name = position && owner >= 0 ? messages.name(position, owner) : '';
    const text = messages.has(id) ? messages.text(id, { owner: name }) : message;
    if (!point) return store.notify(text);
    speech.say(text);
    this.#show(text, point);
  }

  /** @param {string} text @param {Point} point */
  #show(text, point) {
    const { geometry } = this.page.board;
    if (!geometry) return;
    this.#bubble.textContent = text;
    this.#bubble.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = this.#bubble;
    const { x, y } = geometry.place(point);
    const above = y - geometry.cellSize / 2 - DISTANCE - height;
    const right = this.#sheet.clientWidth - width - MARGIN;
    const left = Math.min(Math.max(MARGIN, x - width / 2), right);
    place(this.#bubble, left, above > MARGIN ? above : y + geometry.cellSize / 2 + DISTANCE);
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#hide(), SHOWN);
  }

  #hide() {
    if (!this.#bubble.hidden) this.#bubble.hidden = true;
  }

  /**
   * Show for a moment how many dots were captured: beside the dot, away from those that it captured.
   * @param {Capture[]} taken
   * @param {PlayedDot} point
   */
  #showGain(taken, point) {
    const { board, messages, store } = this.page;
    const { geometry } = board;
    const position = store.state.position;
    const gains = gainsOf(taken);
    if (!geometry || !position || !gains.length) return;
    const { x, y } = geometry.place(point);
    if (x < 0 || y < 0 || x > this.#sheet.clientWidth || y > this.#sheet.clientHeight) return;
    const sign = make(
      'p',
      { className: 'gain' },
      ...gainSpans(messages, position.players, point.player, gains),
    );
    sign.setAttribute('aria-hidden', 'true');
    this.#sheet.append(sign);
    requestAnimationFrame(() => {
      // The browser lays the page out for this frame anyway, so its sizes can be read at no cost.
      const { offsetWidth: width, offsetHeight: height } = sign;
      const away = geometry.cellSize * GAIN_AWAY;
      const left = isLeftOf(taken, geometry, point) ? x + away : x - away - width;
      place(
        sign,
        Math.min(Math.max(0, left), this.#sheet.clientWidth - width),
        Math.max(GAIN_TOP, y - height / 2),
      );
    });
    setTimeout(() => sign.remove(), GAIN_TIME);
  }
}

/**
 * Return whether territories lie to the left of a point.
 * @param {Capture[]} taken
 * @param {Geometry} geometry
 * @param {Point} point
 */
function isLeftOf(taken, geometry, point) {
  const columns = taken.flatMap(({ ring }) => parsePoints(ring)).map((each) => geometry.place(each).x);
  return columns.reduce((sum, column) => sum + column - geometry.place(point).x, 0) <= 0;
}

/** @param {HTMLElement} element @param {number} x @param {number} y */
function place(element, x, y) {
  element.style.left = `${Math.round(x)}px`;
  element.style.top = `${Math.round(y)}px`;
}
