/** @import { Board } from '../board/board.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Highlights, Position } from '../model/position.js' */
/** @import { Store } from '../store.js' */

const PAUSE = 80; // milliseconds in which nobody has moved

/**
 * Asks the engine for highlights, one kind after another and only while nobody waits for it, so that a click never
 * waits for more than one of them. What is asked of a position that is gone is not heard.
 */
export class Explainer {
  /** @type {Partial<Highlights>} what is known of the position at hand */
  #known = {};
  /** @type {Position | null} */
  #position = null;
  #alarm = 0;
  #busy = false;

  /** @param {Store} store @param {Engine} engine @param {Board} board */
  constructor(store, engine, board) {
    this.store = store;
    this.engine = engine;
    this.board = board;
    store.subscribe((state, before) => {
      if (
        state.position !== before.position ||
        state.draft !== before.draft ||
        state.explained !== before.explained ||
        state.queue !== before.queue ||
        state.stage !== before.stage
      ) {
        this.#follow();
      }
    });
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

  /**
   * The next kind that is wanted and not known, while the engine has time for it.
   * @returns {string | null}
   */
  #missing() {
    const { position, queue, stage, explained } = this.store.state;
    if (!position || queue.length || stage.name !== 'ready') return null;
    return explained.find((kind) => !(kind in this.#known)) ?? null;
  }

  async #ask() {
    const kind = this.#missing();
    if (!kind || this.#busy) return;
    this.#busy = true;
    const position = this.#position;
    const answer = await this.engine.ask({ kind: 'explain', kinds: [kind] }).catch(() => null);
    this.#busy = false;
    if (answer && position === this.#position) {
      const found = answer.kind === 'highlights' ? answer[/** @type {keyof Highlights} */ (kind)] : null;
      this.#known = { ...this.#known, [kind]: found };
      this.#show();
    }
    if (answer) void this.#ask();
  }

  #show() {
    const { explained, draft } = this.store.state;
    this.board.highlights = draft
      ? {}
      : Object.fromEntries(Object.entries(this.#known).filter(([kind]) => explained.includes(kind)));
  }
}
