/** @import { Row } from '../position.js' */

/**
 * @typedef {object} Node a position of the game, and the move that led there
 * @property {number} id
 * @property {Node | null} parent
 * @property {Node[]} children the main one first
 * @property {number | null} player whose move it is
 * @property {string} text the move, '' where there is none
 * @property {number} captured
 * @property {string} signs what is said of it, a letter each
 * @property {number} depth steps from the root
 * @property {number} lane its line's place under the main line's, which has lane 0
 */

const UNKNOWN = -1;

/** The tree of the game, as far as the engine has told it, and where each node lies in its drawing. */
export class Tree {
  edition = UNKNOWN;
  /** @type {Map<number, Node>} */
  #nodes = new Map();
  /** @type {Node[][]} for each depth the nodes there, by their lanes */
  #columns = [];
  #isLaidOut = true;
  /** Whether there are variations. */
  isForked = false;

  /** @param {number} id */
  node(id) {
    return this.#nodes.get(id) ?? null;
  }

  get size() {
    return this.#nodes.size;
  }

  /**
   * All of the tree anew: parents stand before their children.
   * @param {number} edition
   * @param {Row[]} rows
   */
  load(edition, rows) {
    this.forget();
    this.edition = edition;
    this.add(rows);
  }

  /** What has come or changed since. @param {Row[]} rows */
  add(rows) {
    for (const [id, parent, player, text, captured, signs] of rows) {
      const known = this.#nodes.get(id);
      const above = parent === null ? null : this.#nodes.get(parent);
      if (known) Object.assign(known, { player, text, captured, signs });
      else if (above === undefined) return this.forget();
      else {
        this.#hang({
          id,
          parent: above,
          children: [],
          player,
          text,
          captured,
          signs,
          depth: above ? above.depth + 1 : 0,
          lane: 0,
        });
      }
    }
  }

  /** It is to be asked for anew. */
  forget() {
    this.edition = UNKNOWN;
    this.#nodes.clear();
    this.isForked = false;
    this.#columns = [];
    this.#isLaidOut = true;
  }

  /** The nodes of each depth, by their lanes; no line crosses another. */
  get columns() {
    if (!this.#isLaidOut) this.#layOut();
    return this.#columns;
  }

  /** How many lanes there are. */
  get lanes() {
    return this.columns.reduce((most, column) => Math.max(most, column[column.length - 1].lane + 1), 0);
  }

  /** @param {Node} node */
  #hang(node) {
    node.parent?.children.push(node);
    this.isForked ||= (node.parent?.children.length ?? 0) > 1;
    this.#nodes.set(node.id, node);
    this.#isLaidOut = false;
  }

  /**
   * Lays line after line under all that is in its way: the ones that leave a line late before those that leave it
   * early, so that what comes later only goes round what is there.
   */
  #layOut() {
    this.#isLaidOut = true;
    this.#columns = [];
    /** @type {number[]} the lowest lane taken so far */
    const taken = [];
    const [root] = this.#nodes.values();
    const todo = [root];
    for (let first = todo.pop(); first; first = todo.pop()) {
      const line = [first];
      for (let next = first.children[0]; next; next = next.children[0]) line.push(next);
      const start = Math.max(0, first.depth - 1);
      const end = first.depth + line.length;
      let lane = first.parent?.lane ?? UNKNOWN;
      for (let depth = start; depth < end; depth++) lane = Math.max(lane, taken[depth] ?? UNKNOWN);
      lane++;
      for (let depth = start; depth < end; depth++) taken[depth] = lane;
      for (const node of line) {
        node.lane = lane;
        (this.#columns[node.depth] ??= []).push(node);
        for (let i = node.children.length - 1; i > 0; i--) todo.push(node.children[i]);
      }
    }
  }
}

/** The nodes from the root to this one. @param {Node | null} node @returns {Node[]} */
export function pathTo(node) {
  const path = [];
  for (let here = node; here; here = here.parent) path.push(here);
  return path.reverse();
}

/** Whether it lies on the main line. @param {Node} node */
export const isMain = (node) =>
  pathTo(node).every((here) => !here.parent || here.parent.children[0] === here);

/**
 * The first of some nodes that are sorted by lane that lies at a lane or under it, as an index.
 * @param {Node[]} column
 * @param {number} lane
 */
export function seek(column, lane) {
  let [from, to] = [0, column.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (column[middle].lane < lane) from = middle + 1;
    else to = middle;
  }
  return from;
}
