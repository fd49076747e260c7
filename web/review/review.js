import { Emitter } from '../base/emitter.js';
import { NoThought } from '../engine/nothought.js';
/** @import { Page } from '../play/page.js' */
/** @import { ReviewProgress } from '../protocol.js' */

const LEVEL = 8;
const SECONDS = 0.15; // for each position

/**
 * A review of the game: what has been found is kept until another game is opened. Emits `change` when it
 * begins or ends, or has found something.
 * @extends {Emitter<{change: null}>}
 */
export class Review extends Emitter {
  /** Identifies the review that is going on. @type {object | null} */
  #task = null;
  /** The place of each node on the reviewed line. @type {Map<number, number>} */
  #plies = new Map();
  /** What has been found so far. @type {ReviewProgress | null} */
  progress = null;
  /** The code of why nothing was found. @type {string | null} */
  refusal = null;

  /** @param {Page} page */
  constructor({ store, thinker, computer }) {
    super();
    this.thinker = thinker;
    this.computer = computer;
    store.watch(['position'], ({ position, stage }) => {
      if (!position?.record || stage.name !== 'ready') return;
      this.#forget();
      if (store.state.reviewing) store.update({ reviewing: false });
    });
  }

  get isRunning() {
    return this.#task !== null;
  }

  /**
   * Return the place of a node on the line, or null if it is not there or not known yet.
   * @param {number} node
   */
  plyOf(node) {
    return this.#plies.get(node) ?? null;
  }

  /** Review the current line. It is refused while the computer thinks about a move or an offer. */
  async start() {
    const task = (this.#task = {});
    this.progress = this.refusal = null;
    this.#plies.clear();
    this.emit('change', null);
    try {
      if (this.#isThinkerBusy) throw new NoThought({ code: 'engine', subject: 'review/busy', detail: '' });
      const last = await this.thinker.review({ level: LEVEL, seconds: SECONDS }, (progress) => {
        if (this.#task === task) this.#take(progress);
      });
      if (this.#task !== task) return;
      if (last) this.#take(last);
      this.#end(null);
    } catch (error) {
      if (this.#task === task) this.#end(error instanceof NoThought ? error.trouble.subject : '');
    }
  }

  /** End with what has been found so far. */
  cancel() {
    if (!this.#task) return;
    if (!this.#isThinkerBusy) this.thinker.leave();
    this.#end(null);
  }

  /** @param {string | null} refusal */
  #end(refusal) {
    this.#task = null;
    this.refusal = this.progress ? refusal : (refusal ?? 'review/left');
    this.emit('change', null);
  }

  /** Whether the computer thinks about a move or an offer. */
  get #isThinkerBusy() {
    return this.computer.thinks !== null || this.computer.considers !== null;
  }

  /** @param {ReviewProgress} progress */
  #take(progress) {
    this.progress = progress;
    const { curve } = progress;
    for (let ply = this.#plies.size; ply < curve.length; ply++) this.#plies.set(curve[ply][0], ply);
    this.emit('change', null);
  }

  #forget() {
    this.cancel();
    this.progress = this.refusal = null;
    this.#plies.clear();
    this.emit('change', null);
  }
}
