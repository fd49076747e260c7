const PAUSE = 1000; // milliseconds between two moves

/** Walks a game move by move. */
export class Autoplay {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {() => boolean} step shows the next move, and returns whether there are more
   * @param {(isOn: boolean) => void} onChange
   */
  constructor(step, onChange) {
    this.step = step;
    this.onChange = onChange;
  }

  get isOn() {
    return this.#timer !== undefined;
  }

  start() {
    this.#wait();
    this.onChange(true);
  }

  stop() {
    if (!this.isOn) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.onChange(false);
  }

  #wait() {
    this.#timer = setTimeout(() => (this.step() ? this.#wait() : this.stop()), PAUSE);
  }
}
