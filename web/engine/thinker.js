import * as Comlink from '../../runtime/js/comlink.mjs';
import { Emitter } from '../base/emitter.js';
import { startWorker } from '../host.js';
import { Follower } from './follower.js';
import { forgetKept, isSuspect } from './kept.js';
import { launch, noWorker } from './launch.js';
import { NoThought } from './nothought.js';
import { encode, Texts } from './wire.js';
/** @import { AskProof, AskReview, LearningAnswer, LearningRequest, ProofFound, ReviewProgress, Think } from '../protocol.js' */
/** @import { ThinkingProgress, ThinkingRequest } from '../protocol.js' */
/** @import { Engine } from './engine.js' */
/** @import { Launched } from './launch.js' */

/** How many milliseconds the worker may take to replay a large game, and then for each step of thinking. */
const FIRST_LIMIT = 75_000;
const STEP_LIMIT = 6_000;
const MAX_ATTEMPTS = 2;
/** The requests about a game. */
const ABOUT_GAME = ['think', 'review', 'prove', 'shapes', 'forecast', 'course', 'network', 'make_puzzle'];

/**
 * When a request about learning is answered: `asked` at once, in place of the one before; `soon` when no other is
 * answered; `idle` when the worker has nothing to do. The last two begin again if another takes their place.
 * @typedef {'asked' | 'soon' | 'idle'} Rank
 */

/**
 * The page's side of a second worker with Python, which thinks about moves. It starts when it is first
 * needed. A request about a game without a `record` is about the page's own. Emits `ready` when `isReady` changes.
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
  /** The last request of each kind that has no answer yet. @type {{think: Promise<unknown> | null, learn: Promise<unknown> | null}} */
  #running = { think: null, learn: null };
  #follower;
  #texts = new Texts();
  /** Whether it can think at once. */
  isReady = false;

  /** @param {Engine} [engine] that has the page's game, and whose worker has what this one needs */
  constructor(engine) {
    super();
    this.engine = engine;
    this.#follower = engine ? new Follower(engine) : null;
  }

  /**
   * Start the worker, unless a start has failed before, and bring it the page's game. Settles when that is done or has
   * failed.
   */
  async prepare() {
    if (this.#hasFailed) return;
    await this.#start().then(
      ({ remote }) => this.#follower?.update(remote).catch(() => {}), // the next request reports the failure
      () => {},
    );
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
    return this.#run('think', { kind: 'think', ...task }, report, isHurried);
  }

  /**
   * Return the result of a review of a game, or null if another request has taken its place.
   * @param {Omit<AskReview, 'kind'>} task
   * @param {(progress: ReviewProgress) => void} report takes the progress before that
   * @returns {Promise<ReviewProgress | null>}
   * @throws {NoThought}
   */
  review(task, report) {
    return this.#run('think', { kind: 'review', ...task }, report);
  }

  /**
   * Return how a player gains dots by force, or null if another request has taken its place.
   * @param {Omit<AskProof, 'kind'>} task
   * @param {(progress: ProofFound) => void} report takes the progress before that
   * @returns {Promise<ProofFound | null>}
   * @throws {NoThought}
   */
  prove(task, report) {
    return this.#run('think', { kind: 'prove', ...task }, report);
  }

  /**
   * Return the answer to a request about learning, or null if another such request has taken its place or, with a rank
   * that lets it wait, if the page shows another position before it has begun. The computer goes on thinking meanwhile.
   * @template {Exclude<LearningAnswer, {kind: 'error'}>} Answer
   * @param {LearningRequest} request
   * @param {Rank} [rank]
   * @returns {Promise<Answer | null>}
   * @throws {NoThought}
   */
  async learn(request, rank = 'asked') {
    const position = this.#shown;
    for (;;) {
      while (this.#isLate(rank)) await (this.#running.learn ?? this.#running.think);
      if (rank !== 'asked' && isAboutPage(request) && position !== this.#shown) return null;
      /** @type {Answer | null} */
      const answer = await this.#run('learn', request, () => {});
      if (answer || rank === 'asked') return answer;
    }
  }

  /** Return whether a request of a rank has to wait. @param {Rank} rank */
  #isLate(rank) {
    const { learn, think } = this.#running;
    return (rank !== 'asked' && learn !== null) || (rank === 'idle' && think !== null);
  }

  /** The position of the page's game. */
  get #shown() {
    return this.engine?.store.state.position ?? null;
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
   * @param {'think' | 'learn'} call of the worker
   * @param {ThinkingRequest | LearningRequest} request
   * @param {(progress: Progress) => void} report
   * @param {() => boolean} [isHurried]
   * @returns {Promise<Progress | null>}
   */
  #run(call, request, report, isHurried) {
    const answer = this.#ask(call, request, report, isHurried);
    const end = () => {
      if (this.#running[call] === running) this.#running[call] = null;
    };
    const running = answer.then(end, end);
    this.#running[call] = running;
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

  /** @param {boolean} [kept] whether to use what there is of Python @returns {Promise<Launched>} */
  async #launch(kept = true) {
    /** @type {Launched} */
    let launched;
    try {
      const supplies = kept ? this.engine?.supplies() : undefined;
      launched = launch(startWorker('worker'), { kept }, () => {}, supplies);
    } catch (error) {
      throw new NoThought(noWorker(error));
    }
    this.#launched = launched;
    this.#texts = new Texts();
    const trouble = await launched.trouble;
    if (kept && isSuspect(trouble)) {
      launched.worker.terminate();
      await forgetKept();
      return this.#launch(false);
    }
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
    const text = encode(this.#texts.shorten(request), ++this.#id);
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
    const ask = () => {
      const thinking = remote[call](text, onReport);
      if (isHurried()) void remote.hurry();
      return thinking;
    };
    try {
      const isFollowed = this.#follower && isAboutPage(request);
      const thinking = isFollowed ? this.#follower?.update(remote).then(ask) : ask();
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

/** Return whether a request is about the page's own game. @param {ThinkingRequest | LearningRequest} request */
const isAboutPage = (request) => ABOUT_GAME.includes(request.kind) && !('record' in request);
