/** @import { Gain } from './gains.js' */
/** @import { TreeRow } from '../protocol.js' */

/**
 * @typedef {object} Node a position of the game, and the move that led to it
 * @property {number} id
 * @property {Node | null} parent
 * @property {Node[]} children the main line first
 * @property {number | null} player whose move it is
 * @property {string} text the move, or '' if there is none
 * @property {Gain[]} gains what each player gains by the move
 * @property {string} signs a letter for each kind of note (docs/protocol.md)
 * @property {number} depth steps from the root
 * @property {number} lane the row in which its line is drawn; the main line has lane 0
 */

const UNKNOWN = -1;

/** The tree of the game as the engine sends it, and where each node is drawn. */
export class Tree {
  edition = UNKNOWN;
  /** @type {Map<number, Node>} */
  #nodes = new Map();
  /** The nodes of each depth, sorted by lane. @type {Node[][]} */
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
   * Replace the tree.
   * @param {number} edition
   * @param {TreeRow[]} rows parents before their children
   */
  load(edition, rows) {
    this.forget();
    this.edition = edition;
    this.add(rows);
  }

  /** Add or change nodes. @param {TreeRow[]} rows */
  add(rows) {
    for (const [id, parent, player, text, gains, signs] of rows) {
      const known = this.#nodes.get(id);
      const above = parent === null ? null : this.#nodes.get(parent);
      if (known) Object.assign(known, { player, text, gains, signs });
      else if (above === undefined) return this.forget();
      else {
        this.#hang({
          id,
          parent: above,
          children: [],
          player,
          text,
          gains,
          signs,
          depth: above ? above.depth + 1 : 0,
          lane: 0,
        });
      }
    }
  }

  /** Forget all nodes; the tree must be loaded again. */
  forget() {
    this.edition = UNKNOWN;
    this.#nodes.clear();
    this.isForked = false;
    this.#columns = [];
    this.#isLaidOut = true;
  }

  /** The nodes of each depth, sorted by lane. No line crosses another. */
  get columns() {
    if (!this.#isLaidOut) this.#layOut();
    return this.#columns;
  }

  /** The number of lanes. */
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
   * Place each line in the first free lane below the lines in its way. Of the variations of one line, those
   * that leave it last come first, so that the others only have to go around them.
   */
  #layOut() {
    this.#isLaidOut = true;
    this.#columns = [];
    /** The lowest lane in use at each depth. @type {number[]} */
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

/** Return the nodes from the root to this one. @param {Node | null} node @returns {Node[]} */
export function pathTo(node) {
  const path = [];
  for (let here = node; here; here = here.parent) path.push(here);
  return path.reverse();
}

/**
 * Return the nodes of the line through a node, from the root. After the node it goes on as a known line does,
 * or else with first moves.
 * @param {Node | null} node
 * @param {Node[]} known
 */
export function lineOf(node, known) {
  const line = pathTo(node);
  for (let here = node; here?.children.length;) {
    const id = known[here.depth + 1]?.id;
    here = here.children.find((child) => child.id === id) ?? here.children[0];
    line.push(here);
  }
  return line;
}

/** Return the first move that leads away from the main line, or null on the main line. @param {Node | null} node */
export function variationOf(node) {
  return pathTo(node).find((here) => here.parent && here.parent.children[0] !== here) ?? null;
}

/** Return whether a node is on the main line. @param {Node} node */
export const isMain = (node) => variationOf(node) === null;

/**
 * Return the index of the first node in this lane or a later one.
 * @param {Node[]} column nodes sorted by lane
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

/**
 * Return the node on another line from the nearest fork, about as far along as this one; or this one if there is no
 * fork.
 * @param {Node} here
 */
export function otherLine(here) {
  const path = [here]; // from the fork on
  for (let fork = here.parent; fork; fork = fork.parent) {
    const other = fork.children.find((child) => child !== path[0]);
    if (other) return goOn(other, path.length - 1);
    path.unshift(fork);
  }
  return here.children[1] ?? here;
}

/**
 * Return the node this many steps on along the main line, or the last one.
 * @param {Node} node
 * @param {number} steps
 * @returns {Node}
 */
const goOn = (node, steps) => (steps && node.children.length ? goOn(node.children[0], steps - 1) : node);
