import * as Comlink from '../../runtime/js/comlink.mjs';
import { launch, noWorker } from './launch.js';
import { encode } from './wire.js';
import { startWorker } from '../host.js';
/** @import { Launched } from './launch.js' */
/** @import { Point, Request } from '../model/position.js' */
/** @import { Trouble } from '../worker.js' */

/**
 * @typedef {Point & {value: number, line: string}} Candidate a point, the dots that one is ahead then, and how the game goes on
 * @typedef {Point & {reasons: [string, number][], gain: number, line: string}} Hint
 * @typedef {object} Thought what the thinking worker tells (docs/protocol.md)
 * @property {'thought'} kind
 * @property {'move' | 'hints' | 'draw'} purpose
 * @property {number} level
 * @property {number} player
 * @property {boolean} done
 * @property {number} progress from 0 to 1
 * @property {number} depth
 * @property {number} positions
 * @property {Candidate[]} candidates
 * @property {number | null} expected
 * @property {Request | null} decision
 * @property {boolean | null} accepts
 * @property {boolean | null} offers
 * @property {Hint[] | null} hints
 * @typedef {Point & {ply: number, player: number, loss: number, better: Hint, answer: string}} Mistake the move that led to a ply, what was better, and how the other one makes use of it
 * @typedef {object} ReviewTold what it tells of a review
 * @property {'review'} kind
 * @property {boolean} done
 * @property {number} progress from 0 to 1
 * @property {number} moves
 * @property {[node: number, value: number][]} curve by how many dots the first player wins, as seen from there
 * @property {Mistake[]} mistakes the worst first
 * @typedef {{record: unknown, level: number, purpose?: Thought['purpose'], player?: number, seconds?: number | null, seed?: number, resigns?: boolean}} Task
 */

/** How long a large game may take to be replayed, and then how long a step of thinking. */
const FIRST_LIMIT = 75_000;
const STEP_LIMIT = 6_000;
const ATTEMPTS = 2;

/** Why there are no thoughts. */
export class NoThought extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble.detail);
    this.trouble = trouble;
  }
}

/** The page's side of a second worker with Python, which thinks. It starts when it is first needed. */
export class Thinker {
  /** @type {Promise<Launched> | null} */
  #started = null;
  /** @type {Launched | null} */
  #launched = null;
  #turn = 0;
  #id = 0;
  #hasFailed = false;
  /** Whether it can think at once. */
  isReady = false;
  /** Told when that changes. */
  onReady = () => {};

  /** Starts, unless that is done, or has failed. */
  prepare() {
    if (!this.#hasFailed) this.#start().catch(() => {});
  }

  /**
   * The last thought about a game; null where it was left. Rejects with `NoThought`.
   * @param {Task} task @param {(thought: Thought) => void} report takes thoughts before that @param {() => boolean} [isHurried] whether it is to end as soon as it has begun
   * @returns {Promise<Thought | null>}
   */
  think(task, report, isHurried) {
    return this.#ask({ kind: 'think', ...task }, report, isHurried);
  }

  /**
   * What a review of a game has found in the end; null where it was left, as for any thought. Rejects with `NoThought`.
   * @param {{record: unknown, level: number, seconds: number}} task @param {(told: ReviewTold) => void} report takes what is found before that
   * @returns {Promise<ReviewTold | null>}
   */
  review(task, report) {
    return this.#ask({ kind: 'review', ...task }, report);
  }

  /**
   * @template Told
   * @param {Request} request
   * @param {(told: Told) => void} report
   * @param {() => boolean} [isHurried]
   * @returns {Promise<Told | null>}
   */
  async #ask(request, report, isHurried = () => false) {
    const turn = ++this.#turn;
    for (let attempt = 1; ; attempt++) {
      const launched = await this.#start();
      if (turn !== this.#turn) return null;
      try {
        const answer = await this.#exchange(
          launched,
          request,
          (/** @type {Told} */ told) => {
            if (turn === this.#turn) report(told);
          },
          isHurried,
        );
        return turn === this.#turn ? answer : null;
      } catch (error) {
        if (turn !== this.#turn) return null;
        if (error instanceof NoThought) throw error;
        console.error(error);
        if (this.#launched === launched) this.#dismiss();
        if (attempt === ATTEMPTS) throw new NoThought({ code: 'engine', subject: '', detail: String(error) });
      }
    }
  }

  /** The thought ends with what it has found. */
  hurry() {
    void this.#launched?.remote.hurry();
  }

  /** Nothing more is heard of the thought. */
  leave() {
    this.#turn++;
    void this.#launched?.remote.leaveThought();
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
    launched.remote.prepare().catch(() => {}); // thinking tells of that
    this.isReady = true;
    this.#hasFailed = false;
    this.onReady();
    return launched;
  }

  #dismiss() {
    this.#launched?.worker.terminate();
    this.#launched = this.#started = null;
    this.isReady = false;
    this.onReady();
  }

  /**
   * @template Told
   * @param {Launched} launched
   * @param {Request} request
   * @param {(told: Told) => void} report
   * @param {() => boolean} isHurried
   * @returns {Promise<Told | null>}
   */
  async #exchange({ remote, worker }, request, report, isHurried) {
    const text = encode(request, ++this.#id);
    let alarm = 0;
    let isOver = false;
    /** @type {(error: Error) => void} */
    let fail = () => {};
    const silence = new Promise((_, reject) => {
      fail = reject;
      alarm = setTimeout(() => reject(new Error('no thought has come')), FIRST_LIMIT);
    });
    const onError = () => fail(new Error('the thinking worker broke off'));
    worker.addEventListener('error', onError);
    const heard = Comlink.proxy((/** @type {string} */ told) => {
      if (isOver) return; // it has a channel of its own: the answer may come before it
      clearTimeout(alarm);
      alarm = setTimeout(() => fail(new Error('no more thoughts have come')), STEP_LIMIT);
      report(JSON.parse(told));
    });
    try {
      const told = remote.think(text, heard);
      if (isHurried()) void remote.hurry();
      const last = /** @type {string | null} */ (await Promise.race([told, silence]));
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
