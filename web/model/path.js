import { formatPoints, indexOf, isSamePoint } from './points.js';
import { dotOf, ownerOf } from './position.js';
import { holdsEnemy, insideOf } from './rings.js';
/** @import { Point } from './points.js' */
/** @import { Position } from './position.js' */

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

/**
 * A ring while it is drawn, dot by dot. The engine checks every ring that is declared; this class refuses
 * steps that it would refuse, with the same codes, so that the pointer gets an answer at once.
 */
export class Path {
  /** @type {Point[]} */
  points = [];

  /**
   * @param {Position} position
   * @param {(player: number) => boolean} mayDraw whose rings may be drawn
   * @param {boolean} takes whether the ring must enclose an enemy dot, or only a point
   */
  constructor(position, mayDraw, takes) {
    this.position = position;
    this.mayDraw = mayDraw;
    this.takes = takes;
  }

  /** The player whose ring it is, or -1 before its first dot. */
  get owner() {
    return this.points.length ? dotOf(this.position.dots[indexOf(this.position, this.points[0])]) : -1;
  }

  get ring() {
    return formatPoints(this.points);
  }

  /** The dots that may come next, including the first dot if the ring may be closed. @returns {Point[]} */
  get next() {
    const last = this.points.at(-1);
    if (!last) return [];
    return NEIGHBOURS.map(([dx, dy]) => ({ x: last.x + dx, y: last.y + dy })).filter(
      (point) => !this.refusal(point) && !this.#isStepBack(point),
    );
  }

  /**
   * Go on to a dot, or back to the one before. Do not call any method after the ring is closed.
   * @param {Point} point
   * @returns {boolean} whether this step closes the ring
   */
  add(point) {
    if (this.#isStepBack(point)) this.points.pop();
    else if (this.#closes(point)) return true;
    else this.points.push(point);
    return false;
  }

  /** Return the code of the engine's refusal of this step, or null. @param {Point} point */
  refusal(point) {
    const { position, points } = this;
    const isOnBoard = point.x >= 0 && point.y >= 0 && point.x < position.width && point.y < position.height;
    const i = indexOf(position, point);
    const dot = isOnBoard ? dotOf(position.dots[i]) : -1;
    if (dot < 0) return 'ring/no-dot';
    if (points.length ? dot !== this.owner : !this.mayDraw(dot)) return 'ring/foreign-dot';
    const territory = ownerOf(position.owners[i]);
    if (territory >= 0) return territory === dot ? 'ring/dead-dot' : 'ring/territory';
    if (!points.length || this.#isStepBack(point)) return null;
    const last = points[points.length - 1];
    if (Math.max(Math.abs(point.x - last.x), Math.abs(point.y - last.y)) !== 1) return 'ring/step';
    if (this.#crosses(last, point)) return 'ring/crosses-itself';
    if (!this.#closes(point)) {
      return points.some((other) => isSamePoint(other, point)) ? 'ring/crosses-itself' : null;
    }
    const encloses = this.takes
      ? holdsEnemy(position, { owner: dot, ring: this.ring })
      : insideOf(this.ring).size > 0;
    return encloses ? null : 'ring/no-enemy';
  }

  /** Return whether a step goes back, or takes away the only dot. @param {Point} point */
  #isStepBack(point) {
    const before = this.points.at(this.points.length === 1 ? -1 : -2);
    return before !== undefined && isSamePoint(before, point);
  }

  /** @param {Point} point */
  #closes(point) {
    return this.points.length > 2 && isSamePoint(this.points[0], point);
  }

  /** Return whether a diagonal step crosses an earlier one. @param {Point} a @param {Point} b */
  #crosses(a, b) {
    return this.points.some(
      (here, i) =>
        i > 0 && here.x + this.points[i - 1].x === a.x + b.x && here.y + this.points[i - 1].y === a.y + b.y,
    );
  }
}
