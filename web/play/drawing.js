import { Emitter } from '../base/emitter.js';
import { isSamePoint } from '../model/points.js';
import { refusalOf } from '../model/requests.js';
/** @import { Path } from '../model/path.js' */
/** @import { Point } from '../model/points.js' */
/** @import { DrawnTerritory } from '../protocol.js' */
/** @import { Store } from '../store/store.js' */

/**
 * Draws a ring: by taps, by dragging over the dots, or by keys. Emits `change` when the path changes.
 * @extends {Emitter<{change: null}>}
 */
export class Drawing extends Emitter {
  /** @type {Path | null} */
  path = null;
  /** @type {(ring: DrawnTerritory) => void} */
  #finish = () => {};

  /** @param {Store} store */
  constructor(store) {
    super();
    this.store = store;
  }

  /** @param {Path} path @param {(ring: DrawnTerritory) => void} finish takes the ring when it is closed */
  begin(path, finish) {
    this.path = path;
    this.#finish = finish;
    this.emit('change', null);
  }

  cancel() {
    if (!this.path) return;
    this.path = null;
    this.emit('change', null);
  }

  /** Take the last dot away. */
  back() {
    this.path?.points.pop();
    this.emit('change', null);
  }

  /** The points that a finger near them means. */
  get targets() {
    return this.path?.next ?? [];
  }

  /** @param {Point} point */
  tap(point) {
    const { path } = this;
    const code = path?.refusal(point);
    if (path && code) {
      this.store.refuse(refusalOf(code, point));
    } else this.#add(point);
  }

  /** Go on to a point that the pointer is dragged over, if that is possible. @param {Point} point */
  drag(point) {
    const { path } = this;
    if (path && !path.refusal(point) && !isSamePoint(path.points.at(-1) ?? null, point)) this.#add(point);
  }

  /** @param {Point} point */
  #add(point) {
    const { path } = this;
    if (!path?.add(point)) {
      this.emit('change', null);
      return;
    }
    const { ring, owner } = path;
    this.cancel();
    this.#finish({ ring, owner });
  }
}
