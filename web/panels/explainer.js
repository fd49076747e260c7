/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Explanation } from '../protocol.js' */

const PAUSE = 80; // milliseconds without a change
const FOLLOWED = /** @type {const} */ (['position', 'draft', 'explained', 'queue', 'stage']);

/**
 * Asks the engine for highlights, one kind after another and only while no other request waits, so that a
 * click waits for one of them at most. Answers about an earlier position are ignored.
 */
export class Explainer {
  /** The highlights of the position that are known. @type {Partial<Explanation>} */
  #known = {};
  /** @type {Position | null} */
  #position = null;
  #alarm = 0;
  #isBusy = false;

  /** @param {FullPage} page */
  constructor({ store, engine, board }) {
    this.store = store;
    this.engine = engine;
    this.board = board;
    store.watch(FOLLOWED, () => this.#follow());
    this.#follow();
  }

  #follow() {
    const { position } = this.store.state;
    if (position !== this.#position) {
      this.#position = position;
      this.#known = {};
    }
    this.#show();
    clearTimeout(this.#alarm);
    if (this.#missing()) this.#alarm = setTimeout(() => this.#ask(), PAUSE);
  }

  /** Return the next kind to ask for, if the engine has time. @returns {string | null} */
  #missing() {
    const { position, queue, stage, explained } = this.store.state;
    if (!position || queue.length || stage.name !== 'ready') return null;
    return explained.find((kind) => !(kind in this.#known)) ?? null;
  }

  async #ask() {
    const kind = this.#missing();
    if (!kind || this.#isBusy) return;
    this.#isBusy = true;
    const position = this.#position;
    const answer = await this.engine.ask({ kind: 'explain', kinds: [kind] }).catch(() => null);
    this.#isBusy = false;
    if (answer && position === this.#position) {
      const found = answer.kind === 'highlights' ? answer[/** @type {keyof Explanation} */ (kind)] : null;
      this.#known = { ...this.#known, [kind]: found };
      this.#show();
    }
    if (answer) void this.#ask();
  }

  #show() {
    const { explained, draft } = this.store.state;
    const shown = Object.entries(this.#known).filter(([kind]) => !draft && explained.includes(kind));
    this.board.highlights = Object.fromEntries(shown);
  }
}
