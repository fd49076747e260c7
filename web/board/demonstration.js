import { NO_PICTURE } from './signs.js';
/** @import { Picture } from './signs.js' */

const STEP_TIME = 600; // milliseconds from one dot to the next
const DOT_TIME = 120;
const CHAIN_TIME = 500;

/** Plays a line on a board: one dot after another, and then the chain that captures, and what is lost. */
export class Demonstration {
  /** @type {Picture | null} */
  #picture = null;
  #frame = 0;

  /**
   * @param {(picture: Picture | null) => void} show draws it on the board
   * @param {() => boolean} isStill whether nothing may move: then all of it is drawn at once
   */
  constructor(show, isStill) {
    this.show = show;
    this.isStill = isStill;
  }

  /** Play a picture from its beginning, in place of another, or show nothing. @param {Partial<Picture> | null} picture */
  play(picture) {
    cancelAnimationFrame(this.#frame);
    this.#picture = picture && { ...NO_PICTURE, ...picture };
    if (!this.#picture || this.isStill()) return this.show(this.#picture);
    const start = performance.now();
    this.#draw(0);
    const step = (/** @type {number} */ now) => {
      const isOver = this.#draw(Math.max(0, now - start));
      if (!isOver) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Draw it as it is after some time. Return whether nothing follows. @param {number} time in milliseconds */
  #draw(time) {
    const picture = /** @type {Picture} */ (this.#picture);
    const moves = Math.max(0, ...picture.dots.map(({ number }) => number));
    const move = Math.floor(time / STEP_TIME) + 1;
    const grown = Math.min(1, (time % STEP_TIME) / DOT_TIME);
    const drawn = Math.min(1, Math.max(0, time - moves * STEP_TIME) / CHAIN_TIME);
    this.show({
      ...picture,
      dots: picture.dots.filter(({ number }) => number <= move),
      ringed: drawn === 1 ? picture.ringed : [],
      grown: move > moves ? 1 : grown,
      drawn,
    });
    return drawn === 1;
  }
}
