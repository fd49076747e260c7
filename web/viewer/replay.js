import { outlines } from '../model/outlines.js';
import { formatPoints, LETTERS, parsePoints } from '../model/points.js';
import { indicesInside } from '../model/rings.js';
import { halves, parseSgf, plainText } from './sgf.js';
/** @import { Dot, Marks, Taken, Territory } from '../model/position.js' */
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
const SETUPS = /** @type {const} */ ([
  ['AB', 'R'],
  ['AW', 'B'],
  ['AE', '.'],
]);
const DOTS = 'RB';
const OWNERS = 'rb';
const EMPTY = '.';
const LARGEST = 52;
const MOST_NODES = 20_000;
const MOST_SET_UP = 1_000_000; // points of all set-ups, as for the engine (docs/sgf.md, Bounds)
const LEAST_SET_UP = 100; // points that a node with a set-up counts as
const MOST_WORK = 10_000_000; // points that all nodes, rings and marks may deal with
const NODE_WORK = 0.25; // for a point of the board at a node
const MARK_WORK = 5; // for a point with a mark
const DOT_WORK = 4; // for a dot of a new ring
const LONGEST_LABEL = 40; // characters
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();
const POINT_MARKS = /** @type {const} */ (['TR', 'SQ', 'CR', 'MA', 'SL', 'DD']);
const LINE_MARKS = /** @type {const} */ (['AR', 'LN']);

/**
 * A game as a record tells it that lists the rings of its captures, as Kropki's own do: nothing is computed, so it
 * needs no rules and no Python.
 */
export class Replay {
  /** @type {Map<SgfNode, View>} */
  #views = new Map();
  /** What lies inside each ring. @type {Map<string, number[]>} */
  #insides = new Map();
  #setUp = 0;
  #work = 0;

  /** @param {string} text SGF */
  constructor(text) {
    const root = parseSgf(text);
    const size = /^\s*(\d+)\s*(?::\s*(\d+))?\s*$/.exec(root?.properties.get('SZ')?.[0] ?? '39:32');
    const isSaid = root?.properties.size || root?.children[0]?.properties.size; // a page or a program may hold `(;` too
    if (!root || !isSaid || !size) throw new RangeError('no game');
    this.root = root;
    this.width = Number(size[1]);
    this.height = Number(size[2] ?? size[1]);
    if (![this.width, this.height].every((side) => side >= 3 && side <= LARGEST)) {
      throw new RangeError('no board');
    }
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
    for (
      let here = /** @type {SgfNode | null} */ (node);
      here && !this.#views.has(here);
      here = here.parent
    ) {
      path.push(here);
    }
    for (const next of path.reverse()) this.#views.set(next, this.#after(next));
    return /** @type {View} */ (this.#views.get(node));
  }

  /** @param {SgfNode} node */
  #after(node) {
    const before = node.parent && this.#views.get(node.parent);
    const view = before ? { ...before } : this.#beginning();
    this.#countWork(NODE_WORK * view.dots.length);
    const { properties } = node;
    view.change = { dot: null, taken: [] };
    const dots = ENCODER.encode(view.dots);
    const owners = ENCODER.encode(view.owners);
    const setups = SETUPS.filter(([name]) => properties.has(name));
    if (setups.length) this.#countSetUp(Math.max(dots.length, LEAST_SET_UP));
    for (const [name, dot] of setups) {
      for (const index of this.#points(properties.get(name), (count) => this.#countSetUp(count))) {
        dots[index] = code(dot);
      }
    }
    COLOURS.forEach((name, player) => {
      for (const value of properties.get(name) ?? []) this.#move(view, dots, owners, player, value);
    });
    view.dots = DECODER.decode(dots);
    if (view.change.taken.length) {
      view.owners = DECODER.decode(owners);
      view.captures = captures(dots, owners);
    }
    view.comment = (properties.get('C') ?? []).map(plainText).join('\n');
    view.marks = this.#marks(properties);
    return view;
  }

  /** @returns {View} */
  #beginning() {
    const { width, height } = this;
    const drawn = plainText(this.root.properties.get('KS')?.[0] ?? '')
      .trim()
      .split(/\s+/);
    const part = (/** @type {number} */ i, /** @type {string} */ letters) =>
      drawn.length === width * height
        ? drawn.map((word) => (letters.includes(word[i] ?? ' ') ? word[i] : EMPTY)).join('')
        : EMPTY.repeat(width * height);
    const [dots, owners] = [part(0, DOTS), part(1, OWNERS)];
    const view = {
      width,
      height,
      dots,
      owners,
      territories: outlines(owners, width),
      captures: [0, 0],
      last: null,
      ply: 0,
      comment: '',
      marks: {},
      change: { dot: null, taken: [] },
    };
    return { ...view, captures: captures(ENCODER.encode(dots), ENCODER.encode(owners)) };
  }

  /**
   * @param {View} view
   * @param {Uint8Array} dots
   * @param {Uint8Array} owners
   * @param {number} player
   * @param {string} value
   */
  #move(view, dots, owners, player, value) {
    const [letters, ...rings] = value.trim().split('.');
    const index = this.#index(letters.slice(0, 2));
    if (!/^([a-zA-Z]{2})?$/.test(letters.split('!')[0]) || (letters && index < 0)) return;
    view.ply++;
    if (letters) {
      dots[index] = code(DOTS[player]);
      view.last = { x: index % this.width, y: Math.floor(index / this.width), player };
      view.change.dot = view.last;
    }
    for (const ring of rings) this.#take(view, dots, owners, ring);
  }

  /** @param {View} view @param {Uint8Array} dots @param {Uint8Array} owners @param {string} letters */
  #take(view, dots, owners, letters) {
    const ring = letters.length > 2 && letters.endsWith(letters.slice(0, 2)) ? letters.slice(0, -2) : letters;
    if (ring.length < 8 || ring.length > 2 * dots.length + 1) return;
    const indices = ring.match(/../g)?.map((pair) => this.#index(pair)) ?? [];
    if (indices.some((index) => index < 0)) return;
    this.#countWork(dots.length + DOT_WORK * indices.length + this.#dotsOf(view.territories));
    const owner = Math.max(DOTS.indexOf(String.fromCharCode(dots[indices[0]])), 0);
    const inside = this.#inside(ring);
    const isInside = new Uint8Array(dots.length);
    const [own, foe, mine, theirs] = [DOTS[owner], DOTS[1 - owner], OWNERS[owner], OWNERS[1 - owner]].map(
      code,
    );
    let captured = 0;
    let freed = 0;
    for (const index of inside) {
      isInside[index] = 1;
      if (dots[index] === foe) captured++;
      else if (dots[index] === own && owners[index] === theirs) freed++;
      owners[index] = mine;
    }
    view.territories = view.territories.filter((territory) =>
      this.#inside(territory.ring).some((index) => !isInside[index]),
    );
    view.territories.push({ owner, ring });
    view.change.taken.push({ owner, ring, captured, freed });
  }

  /**
   * How many dots the rings of these have. No point can be in more of them than it has neighbours.
   * @param {Territory[]} territories
   */
  #dotsOf(territories) {
    const dots = territories.reduce((sum, { ring }) => sum + ring.length / 2, 0);
    if (dots > 8 * this.width * this.height) throw new RangeError('too many rings');
    return dots;
  }

  /** The points strictly inside a ring. @param {string} ring */
  #inside(ring) {
    let inside = this.#insides.get(ring);
    if (!inside) this.#insides.set(ring, (inside = indicesInside(parsePoints(ring), this.width)));
    return inside;
  }

  /** @param {number} points */
  #countSetUp(points) {
    if ((this.#setUp += points) > MOST_SET_UP) throw new RangeError('too much is set up');
  }

  /** @param {number} points */
  #countWork(points) {
    if ((this.#work += points) > MOST_WORK) throw new RangeError('too much work');
  }

  /** @param {Map<string, string[]>} properties @returns {Marks} */
  #marks(properties) {
    /** @type {Marks} */
    const marks = {};
    const on = (/** @type {[string, string]} */ [a, b]) => this.#index(a) >= 0 && this.#index(b) >= 0;
    const most = this.width * this.height;
    for (const kind of POINT_MARKS) {
      const points = this.#points(properties.get(kind), (count) => this.#countWork(MARK_WORK * count));
      if (points.length) {
        marks[kind] = formatPoints(
          points.map((index) => ({ x: index % this.width, y: Math.floor(index / this.width) })),
        );
      }
    }
    for (const kind of LINE_MARKS) {
      const lines = (properties.get(kind) ?? []).map(halves).filter(on);
      if (lines.length > most) throw new RangeError('too many lines');
      if (lines.length) marks[kind] = lines;
    }
    const labels = (properties.get('LB') ?? []).map(halves).filter(([point]) => this.#index(point) >= 0);
    if (labels.length > most) throw new RangeError('too many labels');
    if (labels.length) {
      marks.LB = labels.map(([point, text]) => [point, plainText(text).slice(0, LONGEST_LABEL)]);
    }
    return marks;
  }

  /**
   * The points of a list that may hold rectangles, each once.
   * @param {string[] | undefined} values
   * @param {(points: number) => void} count
   */
  #points(values, count) {
    if (!values) return [];
    const { width } = this;
    const named = new Uint8Array(width * this.height);
    for (const value of values) {
      const [start, end] = halves(value.trim()).map((corner) => this.#index(corner.trim()));
      if (start < 0) continue;
      const [left, right] = inOrder(start % width, (end < 0 ? start : end) % width);
      const [top, bottom] = inOrder(Math.floor(start / width), Math.floor((end < 0 ? start : end) / width));
      count((right - left + 1) * (bottom - top + 1));
      for (let y = top; y <= bottom; y++) named.fill(1, y * width + left, y * width + right + 1);
    }
    const points = [];
    for (let index = named.indexOf(1); index >= 0; index = named.indexOf(1, index + 1)) points.push(index);
    return points;
  }

  /** Where a letter pair lies, -1 beside the board. @param {string} pair */
  #index(pair) {
    const [x, y] = pair.length === 2 ? [LETTERS.indexOf(pair[0]), LETTERS.indexOf(pair[1])] : [-1, -1];
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? -1 : y * this.width + x;
  }
}

/** @param {number} a @param {number} b */
const inOrder = (a, b) => (a < b ? [a, b] : [b, a]);

/** @param {string} character */
const code = (character) => character.charCodeAt(0);

/**
 * The dots of the other player in each one's territories.
 * @param {Uint8Array} dots
 * @param {Uint8Array} owners
 */
const captures = (dots, owners) =>
  [0, 1].map((player) => {
    const [dot, owner] = [code(DOTS[1 - player]), code(OWNERS[player])];
    let count = 0;
    for (let i = 0; i < dots.length; i++) if (dots[i] === dot && owners[i] === owner) count++;
    return count;
  });
