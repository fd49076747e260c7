import { demoOf } from '../model/demo.js';
import { isReady, isUntouched, shownPosition } from '../store/state.js';
import { byId } from '../ui/element.js';
import { CAPTURE, drawScene } from '../ui/figure.js';
import { isStill } from '../ui/look.js';
/** @import { GamePosition } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

const ROUNDS = 3;
const PATIENCE = 3000; // milliseconds to wait for Python, whose start the drawing would make slower
const WAIT = 700; // milliseconds before the first dot
const STEP = 750; // milliseconds between dots
const HOLD = 2800; // milliseconds for which the capture stays
const REST = 1200; // milliseconds between two rounds

/**
 * Shows a capture on the board of a first visit, a few times, until somebody touches the board, presses a key or
 * clicks a button. The board draws it, the game knows nothing of it, and no click is lost. If nothing may move, a
 * picture beside the introduction shows it instead.
 */
export class Demo {
  #sheet = byId('sheet', HTMLElement);
  #caption = byId('demo', HTMLElement);
  /** The position that is shown. @type {GamePosition | null} */
  #frame = null;
  #isOver = false;

  /** @param {FullPage} page */
  constructor({ store, board, settings }) {
    this.store = store;
    this.board = board;
    this.settings = settings;
    drawScene(byId('hint-figure', SVGElement), CAPTURE);
    const skip = () => this.#stop();
    for (const kind of ['pointerdown', 'wheel']) {
      board.element.addEventListener(kind, skip, { capture: true, passive: true });
    }
    // Hints, for example, are for the game and not for the example.
    for (const kind of ['click', 'keydown']) {
      document.addEventListener(kind, skip, { capture: true, passive: true, once: true });
    }
    store.subscribe((state) => {
      if (!this.#frame) return;
      if (!this.#mayRun(state)) this.#stop();
      else if (board.position !== this.#frame) board.show(this.#frame, []); // an answer has drawn the game
    });
    void this.#run();
  }

  /** Return whether this is a first visit on which nothing has been played, or has failed. @param {State} state */
  #mayRun(state) {
    const { introduced, stage } = state;
    const isWanted = !introduced && !isStill(this.settings) && stage.name !== 'failed';
    return isWanted && !this.#isOver && isUntouched(state);
  }

  async #run() {
    await Promise.race([this.store.until(isReady), pause(PATIENCE)]);
    for (let round = 0; round < ROUNDS; round++) {
      await pause(round ? REST : WAIT);
      const { position } = this.store.state;
      if (!position || !this.#mayRun(this.store.state)) return this.#stop();
      const frames = demoOf(position);
      if (!frames.length) return;
      this.#caption.hidden = false;
      this.#sheet.classList.add('demo');
      for (const frame of frames) {
        const { state } = this.board.position ?? frame;
        this.#frame = { ...frame, state: state + 1 };
        this.board.show(this.#frame, []);
        await pause(frame === frames.at(-1) ? HOLD : STEP);
        if (this.#isOver) return;
      }
      this.#clear();
    }
    this.#stop();
  }

  #stop() {
    this.#isOver = true;
    if (this.#frame) this.#clear();
  }

  /** Show the game again. */
  #clear() {
    const position = shownPosition(this.store.state);
    this.#frame = null;
    this.#caption.hidden = true;
    this.#sheet.classList.remove('demo');
    if (position) this.board.show(position, []);
  }
}

/** @param {number} time in milliseconds */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
