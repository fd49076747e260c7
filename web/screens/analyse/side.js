import { keyOf } from '../../base/keys.js';
import { watchInks } from '../../board/inks.js';
import { WALK_KEYS } from '../../model/lines.js';
import { iconButton, make, prose } from '../../ui/element.js';
import { moveText, nodeText } from '../../ui/movetext.js';
import { Sheet } from '../../viewer/sheet.js';
/** @import { Node } from '../../model/tree.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { Position } from '../../protocol.js' */

/** @typedef {'first' | 'back' | 'forward' | 'last'} Way */

const WAYS = /** @type {Way[]} */ (['first', 'back', 'forward', 'last']);

/**
 * @typedef {object} Actions
 * @property {(side: Side, way: Way) => void} step
 * @property {(node: number) => void} leave goes to a node on the board of the page
 */

/** One of two boards to compare: a position of the game, and the buttons that lead on from there. */
export class Side {
  #board = make('div', { className: 'board', tabIndex: 0, role: 'img' });
  #told = make('p', { className: 'told', role: 'status' });
  #branches = make('p', { className: 'row branches' });
  #sheet = new Sheet(this.#board);
  /** @type {Node | null} */
  #node = null;
  /** Where each node was left the last time. @type {Map<Node, Node>} */
  #next = new Map();
  /** The position on the page, for the names of the players. @type {Position | null} */
  #position = null;
  /** The number of the last request: answers to earlier ones are dropped. */
  #turn = 0;

  /** @param {FullPage} page @param {number} number @param {Actions} actions */
  constructor(page, number, actions) {
    this.page = page;
    this.number = number;
    const { messages } = page;
    const buttons = WAYS.map((way) => {
      const onclick = () => actions.step(this, way);
      return iconButton(messages, way, `viewer-${way}`, { value: way, onclick });
    });
    const show = make('button', { type: 'button' }, messages.text('compare-show'));
    show.onclick = () => this.#node && actions.leave(this.#node.id);
    this.#board.addEventListener('keydown', (event) => {
      const way = WALK_KEYS[keyOf(event)];
      if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
      actions.step(this, way);
      event.preventDefault();
    });
    this.element = make(
      'section',
      { ariaLabel: messages.text('compare-side', { side: number + 1 }) },
      this.#board,
      this.#told,
      this.#branches,
      make('p', { className: 'row' }, ...buttons, show),
    );
    watchInks(() => this.#sheet.layOut());
  }

  /** @param {Position} position that the page shows @param {Node} node */
  begin(position, node) {
    this.#position = position;
    this.#next.clear();
    for (let each = node; each.parent; each = each.parent) this.#next.set(each.parent, each);
    void this.#goTo(node);
  }

  /** @param {Way} way */
  step(way) {
    let node = this.#node;
    if (!node) return;
    const onward = (/** @type {Node} */ from) => this.#next.get(from) ?? from.children[0];
    if (way === 'back') node = node.parent ?? node;
    else if (way === 'forward') node = onward(node) ?? node;
    else if (way === 'first') while (node.parent) node = node.parent;
    else for (let next = onward(node); next; next = onward(next)) node = next;
    if (node !== this.#node) void this.#goTo(node);
  }

  /** @param {Node} node */
  async #goTo(node) {
    const { engine, messages } = this.page;
    const turn = ++this.#turn;
    const isNext = node.parent !== null && node.parent === this.#node;
    if (node.parent) this.#next.set(node.parent, node);
    this.#node = node;
    const answer = await engine.ask({ kind: 'look', nodes: [node.id] }).catch(() => null);
    if (turn !== this.#turn || answer?.kind !== 'positions' || !this.#position) return;
    const [position] = answer.positions;
    this.#sheet.show(position, isNext);
    const words = nodeText(messages, this.#position, node);
    this.#told.replaceChildren(...prose(words));
    this.#board.ariaLabel = `${messages.text('compare-side', { side: this.number + 1 })}: ${words}`;
    this.#showBranches(node, this.#position);
  }

  /** Let the reader choose how to go on, if there are several moves. @param {Node} node @param {Position} position */
  #showBranches({ children }, position) {
    const branches = children.length > 1 ? children : [];
    this.#branches.replaceChildren(
      ...branches.map((child) => {
        const button = make('button', { type: 'button' }, moveText(this.page.messages, position, child));
        button.onclick = () => {
          void this.#goTo(child);
          this.#board.focus();
        };
        return button;
      }),
    );
  }
}
