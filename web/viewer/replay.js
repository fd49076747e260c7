import { ringPoints } from '../position.js';
import { halves, parseSgf, plainText } from './sgf.js';
import { ringsRound } from '../board/walls.js';
/** @import { Dot, Marks, Taken, Territory } from '../position.js' */
/** @import { SgfNode } from './sgf.js' */

/**
 * @typedef {object} View a position as far as it is drawn
 * @property {number} width
 * @property {number} height
 * @property {string} dots
 * @property {string} owners
 * @property {Territory[]} territories
 * @property {number[]} captures
 * @property {Dot | null} last
 * @property {number} ply
 * @property {string} comment
 * @property {Marks} marks
 * @property {{dot: Dot | null, taken: Taken[]}} change
 */

const COLOURS = ['B', 'W'];
const DOTS = 'RB';
const OWNERS = 'rb';
const EMPTY = '.';
const LARGEST = 52;
const MOST_NODES = 20_000;
const LONGEST_LABEL = 40; // characters
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const POINT_MARKS = /** @type {const} */ (['TR', 'SQ', 'CR', 'MA', 'SL', 'DD']);
const LINE_MARKS = /** @type {const} */ (['AR', 'LN']);

/**
 * A game as a record tells it that lists the rings of its captures, as Kropki's own do: nothing is computed, so it
 * needs no rules and no Python.
 */
export class Replay {
  /** @type {Map<SgfNode, View>} */
  #views = new Map();
  /** What lies inside each ring. @type {Map<string, Set<number>>} */
  #insides = new Map();

  /** @param {string} text SGF */
  constructor(text) {
    const root = parseSgf(text);
    const size = /^\s*(\d+)\s*(?::\s*(\d+))?\s*$/.exec(root?.properties.get('SZ')?.[0] ?? '39:32');
    if (!root || !size) throw new RangeError('no game');
    this.root = root;
    this.width = Number(size[1]);
    this.height = Number(size[2] ?? size[1]);
    if (![this.width, this.height].every((side) => side >= 3 && side <= LARGEST)) throw new RangeError('no board');
    this.names = ['PB', 'PW'].map((name) => plainText(root.properties.get(name)?.[0] ?? ''));
    this.result = plainText(root.properties.get('RE')?.[0] ?? '');
  }

  /** The nodes of the line of first children from the root. @returns {SgfNode[]} */
  get mainLine() {
    const line = [this.root];
    for (let node = this.root.children[0]; node; node = node.children[0]) line.push(node);
    if (line.length > MOST_NODES) throw new RangeError('no end of it');
    return line;
  }

  /** The position at a node. @param {SgfNode} node @returns {View} */
  view(node) {
    const path = [];
    for (let here = /** @type {SgfNode | null} */ (node); here && !this.#views.has(here); here = here.parent) path.push(here);
    for (const next of path.reverse()) this.#views.set(next, this.#after(next));
    return /** @type {View} */ (this.#views.get(node));
  }

  /** @param {SgfNode} node */
  #after(node) {
    const before = node.parent && this.#views.get(node.parent);
    const view = before ? { ...before } : this.#beginning();
    const { properties } = node;
    view.change = { dot: null, taken: [] };
    for (const [name, player] of /** @type {const} */ ([['AB', 0], ['AW', 1], ['AE', -1]])) {
      for (const index of this.#points(properties.get(name))) view.dots = put(view.dots, index, DOTS[player] ?? EMPTY);
    }
    COLOURS.forEach((name, player) => {
      for (const value of properties.get(name) ?? []) this.#move(view, player, value);
    });
    view.comment = (properties.get('C') ?? []).map(plainText).join('\n');
    view.marks = this.#marks(properties);
    return view;
  }

  /** @returns {View} */
  #beginning() {
    const { width, height } = this;
    const drawn = plainText(this.root.properties.get('KS')?.[0] ?? '').trim().split(/\s+/);
    const part = (/** @type {number} */ i, /** @type {string} */ letters) => (drawn.length === width * height
      ? drawn.map((word) => (letters.includes(word[i] ?? ' ') ? word[i] : EMPTY)).join('') : EMPTY.repeat(width * height));
    const [dots, owners] = [part(0, DOTS), part(1, OWNERS)];
    const view = { width, height, dots, owners, territories: ringsRound(owners, width), captures: [0, 0], last: null, ply: 0,
      comment: '', marks: {}, change: { dot: null, taken: [] } };
    return { ...view, captures: captures(view) };
  }

  /** @param {View} view @param {number} player @param {string} value */
  #move(view, player, value) {
    const [letters, ...rings] = value.trim().split('.');
    const index = this.#index(letters.slice(0, 2));
    if (!/^([a-zA-Z]{2})?$/.test(letters.split('!')[0]) || (letters && index < 0)) return;
    view.ply++;
    if (letters) {
      view.dots = put(view.dots, index, DOTS[player]);
      view.last = { x: index % this.width, y: Math.floor(index / this.width), player };
      view.change.dot = view.last;
    }
    for (const ring of rings) this.#take(view, ring);
  }

  /** @param {View} view @param {string} letters */
  #take(view, letters) {
    const ring = letters.length > 2 && letters.endsWith(letters.slice(0, 2)) ? letters.slice(0, -2) : letters;
    const indices = ring.match(/../g)?.map((pair) => this.#index(pair)) ?? [];
    const { length } = indices;
    if (length < 4 || length > this.width * this.height || indices.some((index) => index < 0)) return;
    const owner = Math.max(DOTS.indexOf(view.dots[indices[0]]), 0);
    const inside = this.#inside(ring);
    const counts = [0, 1].map((mine) => [...inside].filter((index) => view.dots[index] === DOTS[mine]
      && (mine !== owner || view.owners[index] === OWNERS[1 - owner])).length);
    view.territories = view.territories.filter((territory) => [...this.#inside(territory.ring)].some((index) => !inside.has(index)));
    for (const index of inside) view.owners = put(view.owners, index, OWNERS[owner]);
    view.territories.push({ owner, ring });
    view.captures = captures(view);
    view.change.taken.push({ owner, ring, captured: counts[1 - owner], freed: counts[owner] });
  }

  /** The points strictly inside a ring, by crossing its walls from the left. @param {string} ring */
  #inside(ring) {
    const known = this.#insides.get(ring);
    if (known) return known;
    const corners = ringPoints(ring);
    const on = new Set(corners.map(({ x, y }) => y * this.width + x));
    const inside = new Set();
    this.#insides.set(ring, inside);
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y++) {
      for (let x = Math.min(...xs) + 1; x < Math.max(...xs); x++) {
        if (on.has(y * this.width + x)) continue;
        const walls = corners.filter((a, i) => {
          const b = corners[(i + 1) % corners.length];
          const upper = a.y < b.y ? a : b;
          return a.y !== b.y && upper.y === y && (upper.y === a.y ? a.x : b.x) < x;
        });
        if (walls.length % 2) inside.add(y * this.width + x);
      }
    }
    return inside;
  }

  /** @param {Map<string, string[]>} properties @returns {Marks} */
  #marks(properties) {
    /** @type {Marks} */
    const marks = {};
    const name = (/** @type {number} */ index) => LETTERS[index % this.width] + LETTERS[Math.floor(index / this.width)];
    const on = (/** @type {[string, string]} */ [a, b]) => this.#index(a) >= 0 && this.#index(b) >= 0;
    for (const kind of POINT_MARKS) {
      const points = this.#points(properties.get(kind));
      if (points.length) marks[kind] = points.map(name).join('');
    }
    for (const kind of LINE_MARKS) {
      const lines = (properties.get(kind) ?? []).map(halves).filter(on);
      if (lines.length) marks[kind] = lines;
    }
    const labels = (properties.get('LB') ?? []).map(halves).filter(([point]) => this.#index(point) >= 0);
    if (labels.length) marks.LB = labels.map(([point, text]) => [point, plainText(text).slice(0, LONGEST_LABEL)]);
    return marks;
  }

  /** The points of a list that may hold rectangles. @param {string[]} [values] */
  #points(values = []) {
    return values.flatMap((value) => {
      const [start, end] = halves(value.trim()).map((corner) => this.#index(corner));
      if (start < 0 || end < 0) return start < 0 ? [] : [start];
      const { width } = this;
      const points = [];
      for (let y = Math.floor(start / width); y <= Math.floor(end / width); y++) {
        for (let x = start % width; x <= end % width; x++) points.push(y * width + x);
      }
      return points;
    });
  }

  /** Where a letter pair lies, -1 beside the board. @param {string} pair */
  #index(pair) {
    const [x, y] = pair.length === 2 ? [LETTERS.indexOf(pair[0]), LETTERS.indexOf(pair[1])] : [-1, -1];
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? -1 : y * this.width + x;
  }
}

/** @param {string} text @param {number} index @param {string} character */
const put = (text, index, character) => text.slice(0, index) + character + text.slice(index + 1);

/** The dots of the other player in each one's territories. @param {{dots: string, owners: string}} view */
const captures = ({ dots, owners }) => [0, 1].map((player) =>
  [...dots].filter((dot, i) => dot === DOTS[1 - player] && owners[i] === OWNERS[player]).length);
