import { Emitter } from '../../base/emitter.js';

const LENGTHS = [15, 30, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600]; // seconds
const TICK = 200; // milliseconds

/**
 * A timer that counts down, by the time of day. Emits `tick` when what it shows may have changed, and `end`.
 * @extends {Emitter<{tick: null, end: null}>}
 */
export class Timer extends Emitter {
  #length = 180;
  #left = this.#length * 1000; // milliseconds, when it was last stopped
  #began = 0;
  #alarm = 0;

  get runs() {
    return this.#alarm !== 0;
  }

  /** The whole seconds that are left. */
  get seconds() {
    return Math.max(0, Math.ceil(this.#now / 1000));
  }

  get isOver() {
    return this.#left === 0;
  }

  /** Start, go on or pause. After the end, begin again. */
  toggle() {
    if (this.runs) {
      this.#left = this.#now;
      this.stop();
    } else {
      if (this.isOver) this.#left = this.#length * 1000;
      this.#began = performance.now();
      this.#alarm = setInterval(() => this.#tick(), TICK);
    }
    this.emit('tick', null);
  }

  /** Choose the next longer or shorter time, and begin with it. @param {1 | -1} step */
  change(step) {
    const longer = step > 0 ? LENGTHS : [...LENGTHS].reverse();
    this.#length = longer.find((length) => (length - this.#length) * step > 0) ?? this.#length;
    this.#left = this.#length * 1000;
    this.#began = performance.now();
    this.emit('tick', null);
  }

  stop() {
    clearInterval(this.#alarm);
    this.#alarm = 0;
  }

  /** Milliseconds that are left. */
  get #now() {
    return this.runs ? this.#left - (performance.now() - this.#began) : this.#left;
  }

  #tick() {
    if (this.#now <= 0) {
      this.#left = 0;
      this.stop();
      this.emit('end', null);
    }
    this.emit('tick', null);
  }
}
