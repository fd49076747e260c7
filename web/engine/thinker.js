import * as Comlink from '../../runtime/js/comlink.mjs';
import { Emitter } from '../base/emitter.js';
import { startWorker } from '../host.js';
import { launch, noWorker } from './launch.js';
import { encode } from './wire.js';
/** @import { Trouble } from '../base/failure.js' */
/** @import { AskReview, Think, ThinkingProgress, ThinkingRequest, ReviewProgress } from '../protocol.js' */
/** @import { Launched } from './launch.js' */

/** How many milliseconds the worker may take to replay a large game, and then for each step of thinking. */
const FIRST_LIMIT = 75_000;
const STEP_LIMIT = 6_000;
const MAX_ATTEMPTS = 2;

/** Thinking has failed, or could not start. */
export class NoThought extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble.detail);
    this.trouble = trouble;
  }
}

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
  #turn = 0;
  #id = 0;
  #hasFailed = false;
  /** Whether it can think at once. */
  isReady = false;

  /** Start the worker, unless a start has failed before. */
  prepare() {
    if (!this.#hasFailed) this.#start().catch(() => {});
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
    return this.#ask({ kind: 'think', ...task }, report, isHurried);
  }

  /**
   * Return the result of a review of a game, or null if another request has taken its place.
   * @param {Omit<AskReview, 'kind'>} task
   * @param {(progress: ReviewProgress) => void} report takes the progress before that
   * @returns {Promise<ReviewProgress | null>}
   * @throws {NoThought}
   */
  review(task, report) {
    return this.#ask({ kind: 'review', ...task }, report);
  }

  /** End the thought with what it has found so far. */
  hurry() {
    void this.#launched?.remote.hurry();
  }

  /** Drop the thought: nothing more is reported of it. */
  leave() {
    this.#turn++;
    void this.#launched?.remote.leaveThought();
  }

  /**
   * @template Progress
   * @param {ThinkingRequest} request
   * @param {(progress: Progress) => void} report
   * @param {() => boolean} [isHurried]
   * @returns {Promise<Progress | null>}
   */
  async #ask(request, report, isHurried = () => false) {
    const turn = ++this.#turn;
    for (let attempt = 1; ; attempt++) {
      const launched = await this.#start();
      if (turn !== this.#turn) return null;
      const reportInTurn = (/** @type {Progress} */ progress) => {
        if (turn === this.#turn) report(progress);
      };
      try {
        const answer = await this.#exchange(launched, request, reportInTurn, isHurried);
        return turn === this.#turn ? answer : null;
      } catch (error) {
        if (turn !== this.#turn) return null;
        if (error instanceof NoThought) throw error;
        console.error(error);
        if (this.#launched === launched) this.#dismiss();
        if (attempt === MAX_ATTEMPTS) {
          throw new NoThought({ code: 'engine', subject: '', detail: String(error) });
        }
      }
    }
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
      launched = launch(startWorker('worker'), false, () => {});
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
   * @param {ThinkingRequest} request
   * @param {(progress: Progress) => void} report
   * @param {() => boolean} isHurried
   * @returns {Promise<Progress | null>}
   */
  async #exchange({ remote, worker }, request, report, isHurried) {
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
      const thinking = remote.think(text, onReport);
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
