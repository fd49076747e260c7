import { FORECAST } from '../store/state.js';
/** @import { Kinds } from '../board/highlights.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { LearningAnswer } from '../protocol.js' */

const PAUSE = 80; // milliseconds without a change
const FOLLOWED = /** @type {const} */ (['position', 'draft', 'explained', 'queue', 'stage', 'limits']);

/**
 * Asks for highlights, one kind after another and only while no other request waits, so that a
 * click waits for one of them at most. Answers about an earlier position are ignored.
 */
export class Explainer {
  /** The highlights of the position that are known. @type {Partial<Kinds>} */
  #known = {};
  /** @type {Position | null} */
  #position = null;
  #alarm = 0;
  #isBusy = false;

  /** @param {FullPage} page */
  constructor({ store, engine, thinker, board }) {
    this.store = store;
    this.engine = engine;
    this.thinker = thinker;
    this.board = board;
    store.watch(FOLLOWED, () => this.#follow());
    this.#follow();
  }

  /** The kinds to show. @returns {string[]} */
  get #wanted() {
    const { explained, limits } = this.store.state;
    return limits.hints ? explained : explained.filter((kind) => kind !== FORECAST);
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
    const { position, queue, stage } = this.store.state;
    if (!position || queue.length || stage.name !== 'ready') return null;
    return this.#wanted.find((kind) => !(kind in this.#known)) ?? null;
  }

  async #ask() {
    const kind = this.#missing();
    if (!kind || this.#isBusy) return;
    this.#isBusy = true;
    const position = this.#position;
    const answer = await (kind === FORECAST ? this.#forecast() : this.#explain(kind)).catch(() => null);
    this.#isBusy = false;
    if (answer && position === this.#position) {
      this.#known = { ...this.#known, ...answer };
      this.#show();
    }
    if (answer) void this.#ask();
  }

  /** @param {string} kind @returns {Promise<Partial<Kinds>>} */
  async #explain(kind) {
    const answer = await this.engine.ask({ kind: 'explain', kinds: [kind] });
    return {
      [kind]: answer.kind === 'highlights' ? answer[/** @type {keyof typeof answer} */ (kind)] : null,
    };
  }

  /** Return the forecast, or nothing if there is another position. @returns {Promise<Partial<Kinds>>} */
  async #forecast() {
    /** @type {Extract<LearningAnswer, {kind: 'forecast'}> | null} */
    const answer = await this.thinker.learn({ kind: 'forecast' }, 'soon');
    return answer ? { forecast: answer } : {};
  }

  #show() {
    const wanted = this.store.state.draft ? [] : this.#wanted;
    const shown = Object.entries(this.#known).filter(([kind]) => wanted.includes(kind));
    this.board.highlights = Object.fromEntries(shown);
  }
}
