import * as Comlink from '../../runtime/js/comlink.mjs';
import { Emitter } from '../base/emitter.js';
import { startWorker } from '../host.js';
import { launch, noWorker } from './launch.js';
import { NoThought } from './nothought.js';
import { encode } from './wire.js';
/** @import { AskProof, AskReview, LearningAnswer, LearningRequest, ProofFound, ReviewProgress, Think } from '../protocol.js' */
/** @import { ThinkingProgress, ThinkingRequest } from '../protocol.js' */
/** @import { Supplies } from '../worker.js' */
/** @import { Launched } from './launch.js' */

/** How many milliseconds the worker may take to replay a large game, and then for each step of thinking. */
const FIRST_LIMIT = 75_000;
const STEP_LIMIT = 6_000;
const MAX_ATTEMPTS = 2;

/**
 * The page's side of a second worker with Python, which thinks about moves. It starts when it is first
 * needed. Emits `ready` when `isReady` changes.
 * @extends {Emitter<{ready: boolean}>}
 */
export class Thinker extends Emitter {
  /** @type {Promise<Launched> | null} */
  #started = null;
  /** @type {Launched | null} */
  #launched = null;
  /** The number of the last request of each kind, which takes the place of those before. */
  #turns = { think: 0, learn: 0 };
  #id = 0;
  #hasFailed = false;
  /** Ends when the last request of `learn` has been answered. @type {Promise<unknown>} */
  learning = Promise.resolve();
  /** Ends when the last of the other requests has been answered. @type {Promise<unknown>} */
  #thinking = Promise.resolve();
  /** Whether it can think at once. */
  isReady = false;

  /** @param {{supplies: () => Promise<Supplies | null>}} [engine] whose worker has what this one needs */
  constructor(engine) {
    super();
    this.engine = engine;
  }

  /** Start the worker, unless a start has failed before. Settles when it has started or failed. */
  async prepare() {
    if (!this.#hasFailed) await this.#start().catch(() => {});
  }

  /**
   * Return the last thought about a game, or null if another request has taken its place.
   * @param {Omit<Think, 'kind'>} task
   * @param {(thought: ThinkingProgress) => void} report takes the thoughts before the last one
   * @param {() => boolean} [isHurried] whether to end as soon as it has begun
   * @returns {Promise<ThinkingProgress | null>}
   * @throws {NoThought}
   */
  think(task, report, isHurried) {
    return this.#think({ kind: 'think', ...task }, report, isHurried);
  }

  /**
   * Return the result of a review of a game, or null if another request has taken its place.
   * @param {Omit<AskReview, 'kind'>} task
   * @param {(progress: ReviewProgress) => void} report takes the progress before that
   * @returns {Promise<ReviewProgress | null>}
   * @throws {NoThought}
   */
  review(task, report) {
    return this.#think({ kind: 'review', ...task }, report);
  }

  /**
   * Return how a player gains dots by force, or null if another request has taken its place.
   * @param {Omit<AskProof, 'kind'>} task
   * @param {(progress: ProofFound) => void} report takes the progress before that
   * @returns {Promise<ProofFound | null>}
   * @throws {NoThought}
   */
  prove(task, report) {
    return this.#think({ kind: 'prove', ...task }, report);
  }

  /**
   * Return the answer to a request about a lesson or a puzzle, or null if another such request has taken its
   * place. The computer goes on thinking meanwhile.
   * @template {Exclude<LearningAnswer, {kind: 'error'}>} Answer
   * @param {LearningRequest} request
   * @param {(progress: Answer) => void} [report] takes the answers before that
   * @returns {Promise<Answer | null>}
   * @throws {NoThought}
   */
  learn(request, report = () => {}) {
    /** @type {Promise<Answer | null>} */
    const answer = this.#ask('learn', request, report);
    this.learning = answer.catch(() => {});
    return answer;
  }

  /** Wait until all requests have been answered. @returns {Promise<void>} */
  async untilIdle() {
    const known = [this.#thinking, this.learning];
    await Promise.all(known);
    if (known[0] !== this.#thinking || known[1] !== this.learning) await this.untilIdle();
  }

  /** End the thought with what it has found so far. */
  hurry() {
    void this.#launched?.remote.hurry();
  }

  /** Drop the thought: nothing more is reported of it. */
  leave() {
    this.#turns.think++;
    void this.#launched?.remote.leaveThought();
  }

  /**
   * @template Progress
   * @param {ThinkingRequest} request
   * @param {(progress: Progress) => void} report
   * @param {() => boolean} [isHurried]
   * @returns {Promise<Progress | null>}
   */
  #think(request, report, isHurried) {
    const answer = this.#ask('think', request, report, isHurried);
    this.#thinking = answer.catch(() => {});
    return answer;
  }

  /**
   * @template Progress
   * @param {'think' | 'learn'} call of the worker
   * @param {ThinkingRequest | LearningRequest} request
   * @param {(progress: Progress) => void} report
   * @param {() => boolean} [isHurried]
   * @returns {Promise<Progress | null>}
   */
  async #ask(call, request, report, isHurried = () => false) {
    const turn = ++this.#turns[call];
    for (let attempt = 1; ; attempt++) {
      const launched = await this.#start();
      if (turn !== this.#turns[call]) return null;
      const reportInTurn = (/** @type {Progress} */ progress) => {
        if (turn === this.#turns[call]) report(progress);
      };
      try {
        const answer = await this.#exchange(launched, call, request, reportInTurn, isHurried);
        return turn === this.#turns[call] ? answer : null;
      } catch (error) {
        if (turn !== this.#turns[call]) return null;
        if (error instanceof NoThought) throw error;
        console.error(error);
        if (this.#launched === launched) this.#dismiss();
        if (attempt === MAX_ATTEMPTS) {
          throw new NoThought({ code: 'engine', subject: '', detail: String(error) });
        }
      }
    }
  }

  /** End the worker, until it is needed again. */
  close() {
    this.leave();
    this.#dismiss();
  }

  /** @returns {Promise<Launched>} */
  #start() {
    this.#started ??= this.#launch().catch((error) => {
      this.#hasFailed = true;
      this.#dismiss();
      throw error;
    });
    return this.#started;
  }

  async #launch() {
    /** @type {Launched} */
    let launched;
    try {
      launched = launch(startWorker('worker'), false, () => {}, this.engine?.supplies());
    } catch (error) {
      throw new NoThought(noWorker(error));
    }
    this.#launched = launched;
    const trouble = await launched.trouble;
    if (trouble) throw new NoThought(trouble);
    launched.remote.prepare().catch(() => {}); // `think` reports the failure
    this.#hasFailed = false;
    this.#setReady(true);
    return launched;
  }

  #dismiss() {
    this.#launched?.worker.terminate();
    this.#launched = this.#started = null;
    this.#setReady(false);
  }

  /** @param {boolean} isReady */
  #setReady(isReady) {
    this.isReady = isReady;
    this.emit('ready', isReady);
  }

  /**
   * @template Progress
   * @param {Launched} launched
   * @param {'think' | 'learn'} call
   * @param {ThinkingRequest | LearningRequest} request
   * @param {(progress: Progress) => void} report
   * @param {() => boolean} isHurried
   * @returns {Promise<Progress | null>}
   */
  async #exchange({ remote, worker }, call, request, report, isHurried) {
    const text = encode(request, ++this.#id);
    let alarm = 0;
    let isOver = false;
    /** @type {(error: Error) => void} */
    let fail = () => {};
    const silence = new Promise((_, reject) => {
      fail = reject;
      alarm = setTimeout(() => reject(new Error('the thinking worker did not begin')), FIRST_LIMIT);
    });
    const onError = () => fail(new Error('the thinking worker failed'));
    worker.addEventListener('error', onError);
    const onReport = Comlink.proxy((/** @type {string} */ progress) => {
      if (isOver) return; // reports have a channel of their own, so the answer may overtake them
      clearTimeout(alarm);
      alarm = setTimeout(() => fail(new Error('the thinking worker went silent')), STEP_LIMIT);
      report(JSON.parse(progress));
    });
    try {
      const thinking = remote[call](text, onReport);
      if (isHurried()) void remote.hurry();
      const last = /** @type {string | null} */ (await Promise.race([thinking, silence]));
      const answer = last === null ? null : JSON.parse(last);
      if (answer?.kind === 'error') {
        throw new NoThought({ code: 'engine', subject: answer.code, detail: answer.message });
      }
      return answer;
    } finally {
      isOver = true;
      clearTimeout(alarm);
      worker.removeEventListener('error', onError);
    }
  }
}
