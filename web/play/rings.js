import { columnName, dotOf, indexOf, ownerOf, ringPoints, same } from '../position.js';
/** @import { Point, Position, Territory } from '../position.js' */

/** A point as the engine writes it in rings: `cd`. @param {Point} point */
export const pairOf = ({ x, y }) => columnName(x) + columnName(y);

/**
 * The points strictly inside a ring, as letter pairs. Going along a row from the left, one is inside between the
 * first and the second of the ring's steps that lead down from there, between the third and the fourth, and so on.
 * @param {string} ring @returns {Set<string>}
 */
export function insideOf(ring) {
  const points = ringPoints(ring);
  /** @type {Map<number, number[]>} */
  const rows = new Map();
  points.forEach((here, i) => {
    const there = points[(i + 1) % points.length];
    if (here.y === there.y) return;
    const { x, y } = here.y < there.y ? here : there;
    rows.set(y, [...(rows.get(y) ?? []), x]);
  });
  const chain = new Set(points.map(pairOf));
  /** @type {Set<string>} */
  const inside = new Set();
  for (const [y, columns] of rows) {
    columns.sort((a, b) => a - b);
    for (let i = 0; i + 1 < columns.length; i += 2) {
      for (let x = columns[i]; x < columns[i + 1]; x++) {
        if (!chain.has(pairOf({ x, y }))) inside.add(pairOf({ x, y }));
      }
    }
  }
  return inside;
}

/**
 * Those of the rings that go round a point, the smallest first.
 * @template {Territory} T
 * @param {T[]} rings
 * @param {Point} point
 */
export function roundPoint(rings, point) {
  const sizes = new Map(rings.map((item) => [item, insideOf(item.ring)]));
  const size = (/** @type {T} */ item) => sizes.get(item)?.size ?? 0;
  return rings.filter((item) => sizes.get(item)?.has(pairOf(point))).sort((a, b) => size(a) - size(b));
}

/**
 * Whether two rings share points inside, or a dot of one lies in the other.
 * @param {string} a
 * @param {string} b
 */
export function overlap(a, b) {
  const [insideA, insideB] = [insideOf(a), insideOf(b)];
  const lies = (/** @type {string} */ ring, /** @type {Set<string>} */ inside) =>
    ringPoints(ring).some((point) => inside.has(pairOf(point)));
  return [...insideA].some((pair) => insideB.has(pair)) || lies(a, insideB) || lies(b, insideA);
}

/**
 * The largest of rings that can be taken together: none lies in another.
 * @template {Territory} T
 * @param {T[]} rings
 */
export function outermost(rings) {
  /** @type {T[]} */
  const chosen = [];
  for (const item of [...rings].sort((a, b) => insideOf(b.ring).size - insideOf(a.ring).size)) {
    if (!chosen.some((other) => overlap(item.ring, other.ring))) chosen.push(item);
  }
  return chosen;
}

/**
 * Whether an enemy's dot that still counts lies inside.
 * @param {Position} position
 * @param {Territory} territory
 */
export function holdsEnemy({ dots, owners, width }, { owner, ring }) {
  return ringPoints([...insideOf(ring)].join('')).some(({ x, y }) => {
    const i = y * width + x;
    return dotOf(dots[i]) >= 0 && dotOf(dots[i]) !== owner && ownerOf(owners[i]) < 0;
  });
}

/** A ring that is being drawn, dot by dot. */
export class Path {
  /** @type {Point[]} */
  points = [];

  /**
   * @param {Position} position
   * @param {(player: number) => boolean} may whose rings may be drawn
   * @param {boolean} taking whether it must hold an enemy's dot
   */
  constructor(position, may, taking) {
    this.position = position;
    this.may = may;
    this.taking = taking;
  }

  get owner() {
    return this.points.length ? dotOf(this.position.dots[indexOf(this.position, this.points[0])]) : -1;
  }

  get ring() {
    return this.points.map(pairOf).join('');
  }

  /** The dots that may come next, the first one too where the ring would close. @returns {Point[]} */
  get next() {
    const last = this.points.at(-1);
    if (!last) return [];
    return NEIGHBOURS.map(([dx, dy]) => ({ x: last.x + dx, y: last.y + dy })).filter(
      (point) => !this.refusal(point) && !this.#isStepBack(point),
    );
  }

  /**
   * Goes on to a dot, or one back; whether that closes the ring. Nothing else must be asked of a closed one.
   * @param {Point} point
   */
  add(point) {
    if (this.#isStepBack(point)) this.points.pop();
    else if (this.#closes(point)) return true;
    else this.points.push(point);
    return false;
  }

  /** Why the path cannot go there, as the engine would say it, or null. @param {Point} point */
  refusal(point) {
    const { position, points } = this;
    const inside = point.x >= 0 && point.y >= 0 && point.x < position.width && point.y < position.height;
    const i = indexOf(position, point);
    const dot = inside ? dotOf(position.dots[i]) : -1;
    if (dot < 0) return 'ring/no-dot';
    if (points.length ? dot !== this.owner : !this.may(dot)) return 'ring/foreign-dot';
    if (ownerOf(position.owners[i]) >= 0) {
      return ownerOf(position.owners[i]) === dot ? 'ring/dead-dot' : 'ring/territory';
    }
    if (!points.length || this.#isStepBack(point)) return null;
    const last = points[points.length - 1];
    if (Math.max(Math.abs(point.x - last.x), Math.abs(point.y - last.y)) !== 1) return 'ring/step';
    if (this.#crosses(last, point)) return 'ring/crosses-itself';
    if (!this.#closes(point)) {
      return points.some((other) => same(other, point)) ? 'ring/crosses-itself' : null;
    }
    const worth = this.taking
      ? holdsEnemy(position, { owner: dot, ring: this.ring })
      : insideOf(this.ring).size > 0;
    return worth ? null : 'ring/no-enemy';
  }

  /** Back to the dot before, or off the only one. @param {Point} point */
  #isStepBack(point) {
    const before = this.points.at(this.points.length === 1 ? -1 : -2);
    return before !== undefined && same(before, point);
  }

  /** @param {Point} point */
  #closes(point) {
    return this.points.length > 2 && same(this.points[0], point);
  }

  /** Whether a diagonal step meets another one halfway. @param {Point} a @param {Point} b */
  #crosses(a, b) {
    return this.points.some(
      (here, i) =>
        i > 0 && here.x + this.points[i - 1].x === a.x + b.x && here.y + this.points[i - 1].y === a.y + b.y,
    );
  }
}

const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
