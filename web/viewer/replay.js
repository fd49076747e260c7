import { outlines } from '../model/outlines.js';
import { parsePoints, pointAt } from '../model/points.js';
import { indicesInside } from '../model/rings.js';
import { indexOfPair, indicesIn, marksIn } from './properties.js';
import { captures, code, DOTS, OWNERS, readArea } from './replayareas.js';
import { parseSgf, plainText } from './sgf.js';
/** @import { Capture, DrawnTerritory, Marks, PlayedDot } from '../protocol.js' */
/** @import { Points } from './replayareas.js' */
/** @import { SgfNode } from './sgf.js' */

/**
 * @typedef {object} View as much of a position as is drawn
 * @property {number} width
 * @property {number} height
 * @property {string} dots
 * @property {string} owners
 * @property {DrawnTerritory[]} territories
 * @property {number[]} captures
 * @property {PlayedDot | null} last
 * @property {number} ply
 * @property {string} comment
 * @property {Marks} marks
 * @property {{dot: PlayedDot | null, taken: Capture[]}} change
 */

const COLOURS = ['B', 'W'];
const AGREED = ['TB', 'TW']; // rings that the players settle by
const SETUPS = /** @type {const} */ ([
  ['AB', 'R'],
  ['AW', 'B'],
  ['AE', '.'],
]);
const EMPTY = '.';
const WORD = /^[a-z]{3,}$/i; // such as `resign`
const PAGE = /^\s*<(!doctype|html|\?xml)\b/i; // what a host may send in place of a file
const MIN_SIZE = 1;
const MAX_SIZE = 52;
const MAX_NODES = 20_000;
const MAX_SETUP = 1_000_000; // points of all set-ups, the same as the engine's limit (docs/sgf.md)
const NODE_SETUP = 100; // the points that a node with a set-up counts as, at least
const MAX_WORK = 10_000_000; // points in all nodes, rings and marks
const NODE_WORK = 0.25; // for each point of the board at a node
const MARK_WORK = 5; // for each point with a mark
const RING_WORK = 4; // for each dot of a new ring
const MIN_RING = 4; // dots
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/**
 * A game as its record describes it, if the record lists the rings of all captures, as Kropki's own records
 * do. It computes no captures, so it needs neither rules nor Python.
 */
export class Replay {
  /** @type {Map<SgfNode, View>} */
  #views = new Map();
  /** The points inside each ring. @type {Map<string, number[]>} */
  #insides = new Map();
  /** The points of territories that no ring describes. @type {WeakMap<DrawnTerritory, number[]>} */
  #areas = new WeakMap();
  #setup = 0;
  #work = 0;
  /** Whether a move that was come across cannot be read. */
  hasUnread = false;

  /**
   * @param {string} text SGF
   * @throws {RangeError} if it is not a game that can be shown
   */
  constructor(text) {
    const parsed = PAGE.test(text) ? null : parseSgf(text);
    const root = parsed?.root;
    const size = /^\s*(\d+)\s*(?::\s*(\d+))?\s*$/.exec(root?.properties.get('SZ')?.[0] ?? '39:32');
    // Other texts may contain `(;` too, but no properties after it.
    const hasContent = root?.properties.size || root?.children[0]?.properties.size;
    if (!root || !hasContent || !size) throw new RangeError('no game');
    this.root = root;
    this.endsInVariation = parsed.endsInVariation;
    this.faults = parsed.faults;
    this.width = Number(size[1]);
    this.height = Number(size[2] ?? size[1]);
    if (![this.width, this.height].every((side) => side >= MIN_SIZE && side <= MAX_SIZE)) {
      throw new RangeError('no board');
    }
    this.names = ['PB', 'PW'].map((name) => plainText(root.properties.get(name)?.[0] ?? ''));
    this.result = plainText(root.properties.get('RE')?.[0] ?? '');
  }

  /** The nodes of the main line. @returns {SgfNode[]} @throws {RangeError} if there are too many */
  get mainLine() {
    const line = [this.root];
    for (let node = this.root.children[0]; node; node = node.children[0]) line.push(node);
    if (line.length > MAX_NODES) throw new RangeError('too many nodes');
    return line;
  }

  /**
   * Return the position at a node.
   * @param {SgfNode} node
   * @returns {View}
   * @throws {RangeError} if it takes too much work
   */
  view(node) {
    const path = [];
    /** @type {SgfNode | null} */
    let next = node;
    for (; next && !this.#views.has(next); next = next.parent) path.push(next);
    for (const missing of path.reverse()) this.#views.set(missing, this.#after(missing));
    return /** @type {View} */ (this.#views.get(node));
  }

  /** Return the position after a node. That of its parent is known. @param {SgfNode} node */
  #after(node) {
    const before = node.parent && this.#views.get(node.parent);
    const view = before ? { ...before } : this.#start();
    this.#countWork(NODE_WORK * view.dots.length);
    const { properties } = node;
    view.change = { dot: null, taken: [] };
    const points = { dots: ENCODER.encode(view.dots), owners: ENCODER.encode(view.owners) };
    this.#setUp(properties, points);
    COLOURS.forEach((name, player) => {
      for (const value of properties.get(name) ?? []) this.#move(view, points, player, value);
    });
    for (const value of properties.get('KA') ?? []) this.#takeArea(view, points, value);
    for (const value of AGREED.flatMap((name) => properties.get(name) ?? [])) {
      for (const ring of value.trim().split('.')) this.#take(view, points, ring);
    }
    view.dots = DECODER.decode(points.dots);
    if (view.change.taken.length) {
      view.owners = DECODER.decode(points.owners);
      view.captures = captures(points);
    }
    view.comment = (properties.get('C') ?? []).map(plainText).join('\n');
    view.marks = marksIn(properties, this, (count) => this.#countWork(MARK_WORK * count));
    return view;
  }

  /** Return the position before the first node: empty, or the one that the record draws. @returns {View} */
  #start() {
    const { width, height } = this;
    const drawn = plainText(this.root.properties.get('KS')?.[0] ?? '');
    const words = drawn.trim().split(/\s+/);
    const [dots, owners] = [DOTS, OWNERS].map((letters, place) =>
      words.length === width * height
        ? words.map((word) => (letters.includes(word[place] ?? ' ') ? word[place] : EMPTY)).join('')
        : EMPTY.repeat(width * height),
    );
    return {
      width,
      height,
      dots,
      owners,
      territories: outlines(owners, width),
      captures: captures({ dots: ENCODER.encode(dots), owners: ENCODER.encode(owners) }),
      last: null,
      ply: 0,
      comment: '',
      marks: {},
      change: { dot: null, taken: [] },
    };
  }

  /** Put and remove dots without moves. @param {Map<string, string[]>} properties @param {Points} points */
  #setUp(properties, { dots }) {
    const setups = SETUPS.filter(([name]) => properties.has(name));
    if (setups.length) this.#countSetup(Math.max(dots.length, NODE_SETUP));
    for (const [name, dot] of setups) {
      for (const index of indicesIn(properties.get(name), this, (count) => this.#countSetup(count))) {
        dots[index] = code(dot);
      }
    }
  }

  /** @param {View} view @param {Points} points @param {number} player @param {string} value */
  #move(view, points, player, value) {
    const [letters, ...rings] = value.trim().split('.');
    const index = indexOfPair(letters.slice(0, 2), this);
    if (!/^([a-zA-Z]{2})?$/.test(letters.split('!')[0]) || (letters && index < 0)) {
      this.hasUnread ||= !WORD.test(letters);
      return;
    }
    view.ply++;
    if (letters) {
      points.dots[index] = code(DOTS[player]);
      view.last = { ...pointAt(index, this.width), player };
      view.change.dot = view.last;
    }
    for (const ring of rings) this.#take(view, points, ring);
  }

  /**
   * @param {View} view
   * @param {Points} points
   * @param {string} letters of a ring, which may end with its first dot
   */
  #take(view, points, letters) {
    const { dots } = points;
    const ring = letters.length > 2 && letters.endsWith(letters.slice(0, 2)) ? letters.slice(0, -2) : letters;
    if (ring.length < 2 * MIN_RING || ring.length > 2 * dots.length + 1) return;
    const indices = ring.match(/../g)?.map((pair) => indexOfPair(pair, this)) ?? [];
    if (indices.some((index) => index < 0)) return;
    this.#countWork(dots.length + RING_WORK * indices.length + this.#dotsOf(view.territories));
    const owner = Math.max(DOTS.indexOf(String.fromCharCode(dots[indices[0]])), 0);
    this.#capture(view, points, { owner, ring }, this.#inside(ring));
  }

  /** Take an area that no ring describes. @param {View} view @param {Points} points @param {string} value */
  #takeArea(view, points, value) {
    const area = readArea(value, this);
    if (!area) return;
    this.#countWork(points.dots.length + RING_WORK * value.length + this.#dotsOf(view.territories));
    this.#areas.set(area.drawn, area.inside);
    this.#capture(view, points, area.drawn, area.inside);
  }

  /** @param {View} view @param {Points} points @param {DrawnTerritory} drawn @param {number[]} inside */
  #capture(view, { dots, owners }, drawn, inside) {
    const { owner } = drawn;
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
      (this.#areas.get(territory) ?? this.#inside(territory.ring)).some((index) => !isInside[index]),
    );
    view.territories.push(drawn);
    view.change.taken.push({ ...drawn, captured, freed });
  }

  /**
   * Return how many dots the rings of territories have. No point can be in more rings than it has neighbours.
   * @param {DrawnTerritory[]} territories
   */
  #dotsOf(territories) {
    const dots = territories.reduce((sum, { ring }) => sum + ring.length / 2, 0);
    if (dots > 8 * this.width * this.height) throw new RangeError('too many rings');
    return dots;
  }

  /** Return the points strictly inside a ring. @param {string} ring */
  #inside(ring) {
    let inside = this.#insides.get(ring);
    if (!inside) this.#insides.set(ring, (inside = indicesInside(parsePoints(ring), this.width)));
    return inside;
  }

  /** @param {number} points */
  #countSetup(points) {
    if ((this.#setup += points) > MAX_SETUP) throw new RangeError('too much is set up');
  }

  /** @param {number} points */
  #countWork(points) {
    if ((this.#work += points) > MAX_WORK) throw new RangeError('too much work');
  }
}
