import { isSamePoint } from '../model/points.js';
/** @import { Point } from '../model/points.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { Request } from '../protocol.js' */

/**
 * The moves at the end of the game that have just been taken back. They can be repeated until another dot takes
 * their place: then they are removed, instead of becoming a variation.
 */
export class TakenBack {
  /** The first of them, where it starts, and its dot. @type {{at: number, node: number, dot: Point | null} | null} */
  #first = null;
  /** @type {WeakSet<Request>} */
  #removals = new WeakSet();

  /**
   * Follow an answer.
   * @param {Request} request
   * @param {GamePosition | null} before
   * @param {GamePosition} position
   */
  follow({ kind }, before, position) {
    if (kind === 'annotate') return;
    const isEnd = before && (!before.branches.length || this.#first?.at === before.node);
    this.#first =
      kind === 'undo' && isEnd ? { at: position.node, node: before.node, dot: before.last } : null;
  }

  /**
   * Return the request that removes them before another dot is played, or null if there is none to make.
   * @param {GamePosition | null} position
   * @param {Point} point
   * @returns {Request | null}
   */
  removalFor(position, point) {
    const first = this.#first;
    if (!first || first.at !== position?.node || isSamePoint(first.dot, point)) return null;
    /** @type {Request} */
    const request = { kind: 'cut', node: first.node };
    this.#removals.add(request);
    return request;
  }

  /** Return whether the moves after a position have been taken back. @param {GamePosition | null} position */
  follows(position) {
    return this.#first !== null && this.#first.at === position?.node;
  }

  /** Return whether a request only makes room for a dot. @param {Request | null} request */
  isRemoval(request) {
    return request !== null && this.#removals.has(request);
  }
}
