import { sizeObserver } from '../base/browser.js';
import { placeIn } from '../board/places.js';
import { dotPoint } from '../model/lines.js';
import { pointName } from '../model/points.js';
import { lineOf } from '../model/tree.js';
import { byId, make, prose } from '../ui/element.js';
import { gainSpans, moveText, nodeText } from '../ui/movetext.js';
/** @import { Position } from '../model/position.js' */
/** @import { Node } from '../model/tree.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { Walker } from './walker.js' */

/** How verdicts on moves are written, by the letters of a node's signs. @type {Record<string, string>} */
const VERDICTS = { T: '!', I: '!?', D: '?!', B: '?' };

/** The list of the moves of a line: their numbers, coordinates and captures. */
export class MoveList {
  #root = byId('moves', HTMLElement);
  /** @type {Node[]} */
  #line = [];
  /** What each row shows. @type {string[]} */
  #shown = [];
  /** @type {HTMLButtonElement | null} */
  #current = null;
  /** The frame before which the list scrolls to the current move, or 0. */
  #scrolling = 0;

  /** @param {Messages} messages @param {Walker} walker goes to moves that are clicked */
  constructor(messages, walker) {
    this.messages = messages;
    sizeObserver(() => this.#scrollTo(this.#current)).observe(this.#root);
    this.#root.addEventListener('click', ({ target }) => {
      const row = target instanceof Element ? target.closest('li') : null;
      if (row) walker.goTo(this.#line[[...this.#root.children].indexOf(row) + 1].id);
    });
  }

  /** Show the line through a node, and the node in it. @param {Position} position @param {Node | null} node */
  show(position, node) {
    this.#line = lineOf(node, this.#line);
    const moves = this.#line.slice(1);
    const names = Array.from({ length: position.players }, (_, player) =>
      this.messages.name(position, player),
    );
    const shown = moves.map((move) => signature(move, names));
    const hadFocus = this.#root.contains(document.activeElement);
    const rows = this.#root.children;
    while (rows.length > moves.length) rows[rows.length - 1].remove();
    const added = document.createDocumentFragment();
    moves.forEach((move, i) => {
      if (i >= rows.length) added.append(this.#row(position, move));
      else if (shown[i] !== this.#shown[i]) rows[i].replaceWith(this.#row(position, move));
    });
    this.#root.append(added);
    this.#shown = shown;
    this.#mark(node?.depth ?? 0, hadFocus);
  }

  /** Mark the current move, and scroll to it. @param {number} depth @param {boolean} hasFocus */
  #mark(depth, hasFocus) {
    const button = this.#root.children[depth - 1]?.querySelector('button') ?? null;
    const entry = button ?? this.#root.querySelector('button');
    this.#current?.removeAttribute('aria-current');
    for (const old of this.#root.querySelectorAll('[tabindex="0"]')) if (old !== entry) setStop(old, -1);
    if (entry) setStop(entry, 0);
    this.#current = button;
    button?.setAttribute('aria-current', 'step');
    if (hasFocus) entry?.focus({ preventScroll: true });
    // With the next frame the page is laid out anyway.
    if (this.#scrolling) return;
    this.#scrolling = requestAnimationFrame(() => {
      this.#scrolling = 0;
      this.#scrollTo(this.#current);
    });
  }

  /** Scroll the list, and nothing around it. @param {HTMLElement | null} button */
  #scrollTo(button) {
    const root = this.#root;
    if (!button) {
      root.scrollTop = 0;
      return;
    }
    const { left: x, top: y } = button.getBoundingClientRect();
    const place = placeIn(root, { x, y }).y;
    const height = button.offsetHeight;
    if (place < height || place > root.clientHeight - 2 * height) {
      root.scrollTop += place - (root.clientHeight - height) / 2;
    }
  }

  /** @param {Position} position @param {Node} move */
  #row(position, move) {
    const point = dotPoint(move);
    const verdict = [...move.signs].map((sign) => VERDICTS[sign] ?? '').join('');
    const words = point ? pointName(point) : moveText(this.messages, position, move);
    const button = make(
      'button',
      { type: 'button', tabIndex: -1, className: point ? '' : 'wordy' },
      make(
        'span',
        { className: 'number', ariaHidden: 'true' },
        this.messages.text('move-number', { ply: move.depth }),
      ),
      ...(point ? [make('span', { className: 'dot' })] : []),
      make(
        'span',
        { className: 'point', ariaHidden: 'true', translate: false },
        words + verdict,
        ...(move.signs.includes('c') ? [make('span', { className: 'signs' }, ' …')] : []),
      ),
      make(
        'span',
        { className: 'gains', ariaHidden: 'true' },
        ...(point ? gainSpans(this.messages, position.players, move.player, move.gains) : []),
      ),
      make('span', { className: 'spoken' }, ...prose(nodeText(this.messages, position, move))),
    );
    return make('li', { className: move.player === null ? '' : `player-${move.player}` }, button);
  }
}

/** Return what the row of a move shows, as a text. @param {Node} move @param {string[]} names */
const signature = ({ text, player, gains, signs, id }, names) =>
  [id, text, gains.join(), signs, player === null ? '' : names[player]].join(' ');

/** Let Tab stop at an element or pass it. @param {Element} element @param {0 | -1} place */
const setStop = (element, place) => element.setAttribute('tabindex', String(place));
