import { isSamePoint } from '../model/points.js';
/** @import { Pointer } from '../board/pointer.js' */
/** @import { Path } from '../model/path.js' */
/** @import { Point, Refusal, Territory } from '../model/position.js' */

/** The drawing of one's own ring, by taps, by dragging over the dots, or by keys. */
export class Drawing {
  /** @type {Path | null} */
  path = null;
  /** Told when the path has grown, shrunk or gone. */
  onChange = () => {};
  /** @type {(ring: Territory) => void} */
  #onRing = () => {};

  /** @param {Pointer} pointer @param {(refusal: Refusal) => void} onRefusal */
  constructor(pointer, onRefusal) {
    this.pointer = pointer;
    this.onRefusal = onRefusal;
  }

  /** @param {Path} path @param {(ring: Territory) => void} onRing told when it is closed */
  begin(path, onRing) {
    this.path = path;
    this.#onRing = onRing;
    this.pointer.pen = {
      targets: () => path.next,
      tap: (point) => this.tap(point),
      pass: (point) => this.#pass(point),
    };
    this.onChange();
  }

  cancel() {
    if (!this.path) return;
    this.path = this.pointer.pen = null;
    this.onChange();
  }

  /** Takes the last dot off. */
  back() {
    this.path?.points.pop();
    this.onChange();
  }

  /** @param {Point} point */
  tap(point) {
    const { path } = this;
    const code = path?.refusal(point);
    if (path && code) {
      this.onRefusal({ kind: 'error', state: path.position.state, code, message: code, ...point });
    } else this.#add(point);
  }

  /** Goes on to a point that is dragged over, if it can. @param {Point} point */
  #pass(point) {
    const { path } = this;
    if (path && !path.refusal(point) && !isSamePoint(path.points.at(-1) ?? null, point)) this.#add(point);
  }

  /** @param {Point} point */
  #add(point) {
    const { path } = this;
    if (!path?.add(point)) return this.onChange();
    const { ring, owner } = path;
    this.cancel();
    this.#onRing({ ring, owner });
  }
}
