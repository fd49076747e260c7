import { NoThought } from '../engine/thinker.js';
/** @import { Computer } from '../play/computer.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { ReviewTold, Thinker } from '../engine/thinker.js' */
/** @import { Store } from '../store.js' */

const LEVEL = 7;
const SECONDS = 0.25; // a position

/** A review of the game at hand: what has been found, kept until the game is another one. */
export class Review {
  /** What goes on. @type {object | null} */
  #task = null;
  /** The places of the nodes on the line. @type {Map<number, number>} */
  #plies = new Map();
  /** What has been found so far. @type {ReviewTold | null} */
  told = null;
  /** The code of why there is nothing. @type {string | null} */
  refusal = null;
  /** Told when it begins or ends, or something has been found. */
  onChange = () => {};

  /** @param {Store} store @param {Engine} engine @param {Thinker} thinker @param {Computer} computer */
  constructor(store, engine, thinker, computer) {
    this.engine = engine;
    this.thinker = thinker;
    this.computer = computer;
    store.subscribe(({ position, stage }, before) => {
      if (position === before.position || !position?.record || stage.name !== 'ready') return;
      this.#forget();
      if (store.state.reviewing) store.update({ reviewing: false });
    });
  }

  get isRunning() {
    return this.#task !== null;
  }

  /**
   * The place on the line of a node, null where it lies on another one, or is not known yet.
   * @param {number} node
   */
  plyOf(node) {
    return this.#plies.get(node) ?? null;
  }

  /** Begins, with the line on which the game stands. Nothing is taken from a computer that thinks. */
  async start() {
    const task = (this.#task = {});
    this.told = this.refusal = null;
    this.#plies.clear();
    this.onChange();
    try {
      if (this.#isTaken) throw new NoThought({ code: 'engine', subject: 'review/busy', detail: '' });
      const { record } = /** @type {{record?: unknown}} */ (await this.engine.ask({ kind: 'record' }));
      if (this.#task !== task) return;
      const last = await this.thinker.review({ record, level: LEVEL, seconds: SECONDS }, (told) => {
        if (this.#task === task) this.#take(told);
      });
      if (this.#task !== task) return;
      if (last) this.#take(last);
      this.#end(null);
    } catch (error) {
      if (this.#task === task) this.#end(error instanceof NoThought ? error.trouble.subject : '');
    }
  }

  /** It ends with what it has found. */
  cancel() {
    if (!this.#task) return;
    if (!this.#isTaken) this.thinker.leave();
    this.#end(null);
  }

  /** @param {string | null} refusal */
  #end(refusal) {
    this.#task = null;
    this.refusal = this.told ? refusal : (refusal ?? 'review/left');
    this.onChange();
  }

  /** Whether the computer has a move or an offer to think about. */
  get #isTaken() {
    return this.computer.thinks !== null || this.computer.considers !== null;
  }

  /** @param {ReviewTold} told */
  #take(told) {
    this.told = told;
    for (let ply = this.#plies.size; ply < told.curve.length; ply++) this.#plies.set(told.curve[ply][0], ply);
    this.onChange();
  }

  #forget() {
    this.cancel();
    this.told = this.refusal = null;
    this.#plies.clear();
    this.onChange();
  }
}
