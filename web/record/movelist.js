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
/** @typedef {Pick<Node, 'id' | 'text' | 'signs' | 'gains'>} Shown */

/** How verdicts on moves are written, by the letters of a node's signs. @type {Record<string, string>} */
const VERDICTS = { T: '!', I: '!?', D: '?!', B: '?' };

/** How many rows are laid out together, once they come into sight: an even number, since two stand side by side. */
const BLOCK = 40;

/** The list of the moves of a line: their numbers, coordinates and captures. */
export class MoveList {
  #root = byId('moves', HTMLElement);
  /** @type {Node[]} */
  #line = [];
  /** The rows, and what they show. @type {(Shown & {row: HTMLLIElement, name: string})[]} */
  #rows = [];
  /** The rows of moves that have been taken back. @type {HTMLLIElement[]} */
  #struck = [];
  /** @type {HTMLButtonElement | null} */
  #current = null;
  /** Where Tab stops. @type {HTMLButtonElement | null} */
  #stop = null;
  /** The frame before which the list scrolls to the current move, or 0. */
  #scrolling = 0;

  /** @param {Messages} messages @param {Walker} walker goes to moves that are clicked */
  constructor(messages, walker) {
    this.messages = messages;
    sizeObserver(() => this.#scrollTo(this.#current)).observe(this.#root);
    this.#root.addEventListener('click', ({ target }) => {
      const row = target instanceof Element ? target.closest('li') : null;
      if (row) walker.goTo(this.#line[this.#rows.findIndex((each) => each.row === row) + 1].id);
    });
  }

  /**
   * Show the line through a node, and the node in it.
   * @param {Position} position
   * @param {Node | null} node
   * @param {boolean} isTakenBack whether the moves after it have been taken back
   */
  show(position, node, isTakenBack) {
    this.#line = lineOf(node, this.#line);
    const moves = this.#line.slice(1);
    const names = Array.from({ length: position.players }, (_, player) =>
      this.messages.name(position, player),
    );
    const hadFocus = this.#root.contains(document.activeElement);
    for (const { row } of this.#rows.splice(moves.length)) row.remove();
    for (const block of this.#root.querySelectorAll('ol:empty')) block.remove();
    moves.forEach((move, i) => {
      const old = this.#rows[i];
      const name = move.player === null ? '' : names[move.player];
      if (old && old.name === name && isSame(old, move)) return;
      const row = this.#row(position, move);
      const { id, text, signs, gains } = move;
      this.#rows[i] = { row, name, id, text, signs, gains };
      if (old) old.row.replaceWith(row);
      else this.#block(i).append(row);
    });
    this.#mark(node?.depth ?? 0, hadFocus);
    this.#strike(isTakenBack && node ? this.#rows.slice(node.depth) : []);
  }

  /** Strike rows out, and no others. @param {{row: HTMLLIElement}[]} rows */
  #strike(rows) {
    for (const row of this.#struck) describe(row, '');
    this.#struck = rows.map(({ row }) => row);
    for (const row of this.#struck) describe(row, this.messages.text('move-taken-back'));
  }

  /** Return the block that has a row. @param {number} i the number of the row */
  #block(i) {
    const block = this.#root.children[Math.floor(i / BLOCK)];
    if (block) return block;
    const added = make('ol', { role: 'presentation' });
    this.#root.append(added);
    return added;
  }

  /** Mark the current move, and scroll to it. @param {number} depth @param {boolean} hasFocus */
  #mark(depth, hasFocus) {
    const button = this.#rows[depth - 1]?.row.querySelector('button') ?? null;
    const entry = button ?? this.#root.querySelector('button');
    this.#current?.removeAttribute('aria-current');
    this.#stop?.setAttribute('tabindex', '-1');
    entry?.setAttribute('tabindex', '0');
    this.#stop = entry;
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
    const className = move.player === null ? '' : `player-${move.player}`;
    return make('li', { role: 'listitem', className }, button);
  }
}

/** Say what has become of a move. @param {HTMLLIElement} row @param {string} told */
function describe(row, told) {
  row.classList.toggle('taken-back', told !== '');
  const button = row.querySelector('button');
  if (button) button.ariaDescription = told || null;
}

/** Return whether the rows of two moves show the same. @param {Shown} one @param {Shown} other */
const isSame = (one, other) =>
  one.id === other.id &&
  one.text === other.text &&
  one.signs === other.signs &&
  String(one.gains) === String(other.gains);
