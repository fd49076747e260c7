import { sizeObserver } from '../base/browser.js';
import { readInks, watchInks } from '../board/inks.js';
import { placeIn, placeOf } from '../board/places.js';
import { pathTo, seek } from '../model/tree.js';
import { byId } from '../ui/element.js';
import { drawTree, LEFT, place, STEP, TOP } from './treeink.js';
/** @import { Inks } from '../board/inks.js' */
/** @import { Node, Tree } from '../model/tree.js' */
/** @import { Window } from './treeink.js' */
/** @import { Walker } from './walker.js' */

const UNITS = 16; // the units of treeink.js in a rem

/** The tree of the game, in a scrolling area. Only what is visible is drawn. */
export class TreeView {
  #root = byId('tree', HTMLElement);
  #room = byId('tree-room', HTMLElement);
  #canvas = byId('tree-ink', HTMLCanvasElement);
  #context = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext('2d'));
  /** Whether it will be drawn in the next frame. */
  #isWaiting = false;
  /** @type {Inks | null} */
  #inks = null;
  /** @type {Node | null} */
  #current = null;
  #players = 2;
  /** Whether to scroll to the current node. */
  #follows = false;

  /** @param {Tree} tree @param {Walker} walker goes to nodes that are clicked */
  constructor(tree, walker) {
    this.tree = tree;
    this.#root.addEventListener('scroll', () => this.#wait(), { passive: true });
    this.#root.addEventListener('click', (event) => {
      const node = this.#at(event);
      if (node) walker.goTo(node.id);
    });
    sizeObserver(() => this.#follow()).observe(this.#root);
    watchInks(() => {
      this.#inks = null;
      this.#wait();
    });
  }

  /**
   * Show a node as the current one. The drawing follows in the next frame.
   * @param {Node | null} node
   * @param {number} players how many play
   */
  show(node, players) {
    this.#players = players;
    this.#current = node;
    this.#follow();
  }

  #follow() {
    this.#follows = true;
    this.#wait();
  }

  #wait() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      this.#draw();
    });
  }

  /** Return the node at the pointer. @param {MouseEvent} event */
  #at(event) {
    const { x, y } = placeIn(this.#canvas, placeOf(event));
    const unit = unitSize();
    const depth = Math.round(((x + this.#root.scrollLeft) / unit - LEFT) / STEP);
    const lane = Math.round(((y + this.#root.scrollTop) / unit - TOP) / STEP);
    const column = this.tree.columns[depth] ?? [];
    const node = column[seek(column, lane)];
    return node?.lane === lane ? node : null;
  }

  #draw() {
    const { clientWidth, clientHeight } = this.#root;
    if (!clientWidth || !clientHeight) return;
    const unit = unitSize();
    this.#makeRoom(unit);
    if (this.#follows && this.#current) this.#scrollTo(this.#current, unit);
    this.#follows = false;
    const { scrollLeft, scrollTop } = this.#root;
    const [left, top, width, height] = [scrollLeft, scrollTop, clientWidth, clientHeight].map(
      (length) => length / unit,
    );
    const scale = unit * devicePixelRatio;
    const context = this.#context;
    context.setTransform(scale, 0, 0, scale, Math.round(-left * scale), Math.round(-top * scale));
    this.#inks ??= readInks();
    const { columns } = this.tree;
    const visible = {
      left: Math.max(0, Math.floor((left - LEFT) / STEP) - 1),
      right: Math.min(columns.length - 1, Math.ceil((left + width - LEFT) / STEP) + 1),
      top: Math.floor((top - TOP) / STEP) - 1,
      bottom: Math.ceil((top + height - TOP) / STEP) + 1,
    };
    const current = columns.length ? this.#current : null;
    const path = pathTo(current);
    const players = this.#players;
    const nodes = this.#nodesIn(visible);
    drawTree(context, this.#inks, { left, top, width, height, visible, nodes, path, current, players });
  }

  /** Give the scrolling area its size, and the canvas the size of what is visible. @param {number} unit */
  #makeRoom(unit) {
    const { clientWidth, clientHeight } = this.#root;
    const { columns, lanes } = this.tree;
    this.#room.style.width = `${Math.max(clientWidth, unit * (2 * LEFT + STEP * (columns.length - 1)))}px`;
    this.#room.style.height = `${Math.max(clientHeight, unit * (TOP + LEFT + STEP * (lanes - 1)))}px`;
    const [width, height] = [clientWidth, clientHeight].map((length) =>
      Math.round(length * devicePixelRatio),
    );
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    Object.assign(this.#canvas, { width, height });
    Object.assign(this.#canvas.style, { width: `${clientWidth}px`, height: `${clientHeight}px` });
  }

  /** Return the visible nodes, and the others from which lines lead to them. @param {Window} visible */
  #nodesIn({ left, right, top, bottom }) {
    const nodes = [];
    for (let depth = Math.max(0, left - 1); depth <= right; depth++) {
      const column = this.tree.columns[depth];
      for (let i = Math.max(0, seek(column, top) - 1); i < column.length && column[i].lane <= bottom; i++) {
        nodes.push(column[i]);
      }
    }
    return nodes;
  }

  /** Scroll to a node if it is near the edge or outside. @param {Node} node @param {number} unit */
  #scrollTo(node, unit) {
    const root = this.#root;
    const [x, y] = [unit * place(node.depth, LEFT), unit * place(node.lane, TOP)];
    const [width, height] = [root.clientWidth, root.clientHeight];
    const across = Math.min(2 * STEP * unit, width / 3);
    const down = Math.min(1.2 * STEP * unit, height / 3);
    if (x < root.scrollLeft + across || x > root.scrollLeft + width - across) root.scrollLeft = x - width / 2;
    if (y < root.scrollTop + down || y > root.scrollTop + height - down) root.scrollTop = y - height / 2;
  }
}

/** Return the size of a unit in CSS pixels. */
const unitSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / UNITS;
