/** @file Workers for bots, each with a Python of its own. */

import { limitTime } from '../../base/timelimit.js';
import { startBotWorker } from '../../host.js';
import { suppliesFor } from './supplies.js';

const LATE = 60_000; // milliseconds after which a start is late. It goes on, as a slow device needs minutes
const REPORT = '{"kind":"report"';

/**
 * @typedef {object} Fault why a bot gives no point: see kropki/bot/faults.py
 * @property {string} code
 * @property {string} message
 * @property {number | null} line
 * @property {string} text
 * @property {string} error
 * @property {string} detail
 * @property {string} reason
 * @property {[string, string][]} values
 * @property {number} count
 *
 * @typedef {object} Answer what a bot answers: see kropki/bot/runner.py
 * @property {{x: number, y: number, name: string} | null} [point]
 * @property {[number, number, number][]} [notes]
 * @property {{text: string, cut: boolean}} printed
 * @property {Fault | null} fault
 *
 * @typedef {object} Row of the table of a tournament: see kropki/bot/league.py
 * @property {number} player
 * @property {number} games
 * @property {number} points
 * @property {number} rating
 * @property {number} margin
 *
 * @typedef {object} Answers
 * @property {Answer} load
 * @property {Answer} move
 * @property {Answer} trace
 * @property {{right: boolean, wrong: number | null, fault: Fault | null, program: string}} order
 * @property {Row[]} table
 * @property {[number, number]} rating and how far it may be off
 */

/** The worker has ended, was too slow, broke, or lacks packages. */
export class Ended extends Error {
  /** @param {'late' | 'broken' | 'closed' | 'not-installed'} why @param {string} [detail] */
  constructor(why, detail = '') {
    super(detail || why);
    this.why = why;
  }
}

/** A worker that runs one bot. Requests to it go one after another. */
export class Sandbox {
  #worker;
  /** @type {{resolve: (text: string) => void, reject: (error: Error) => void} | null} */
  #waits = null;
  /** @type {Ended | null} */
  #ended = null;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  /** What a trace has told last. @type {Fault | null} */
  told = null;
  #begin = () => {};
  /** A promise that is kept when a trace has told something. @type {Promise<void>} */
  begun = new Promise((resolve) => (this.#begin = resolve));
  /** A promise that is kept when Python has started. @type {Promise<void>} */
  ready;

  /** @param {string[]} [wanted] packages from PyPI to install before the walls close */
  constructor(wanted = []) {
    this.wanted = wanted.join();
    this.#worker = startBotWorker();
    this.#worker.addEventListener('message', ({ data }) => this.#take(data));
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#fail(new Ended('broken', event.message));
    });
    this.ready = this.#start(wanted);
    this.ready.catch(() => {}); // `ask` rejects too
  }

  /**
   * Return the answer to a request (kropki/bot/runner.py, parsons.py, league.py). If it takes too much of the
   * processor's time, the worker ends.
   * @template {keyof Answers} Kind
   * @param {Kind} kind
   * @param {object} request
   * @param {number} limit milliseconds
   * @returns {Promise<Answers[Kind]>}
   * @throws {Ended}
   */
  async ask(kind, request, limit) {
    const before = this.#last;
    const answer = before.then(() => this.#ask(kind, request, limit));
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** @param {string} kind @param {object} request @param {number} limit @returns {Promise<any>} */
  async #ask(kind, request, limit) {
    await this.ready;
    const message = `${kind} ${JSON.stringify(request)}`;
    const text = await this.#exchange(() => this.#worker.postMessage(message), limit);
    const answer = JSON.parse(text);
    if (answer.kind !== 'broken') return answer;
    this.close();
    throw new Ended('broken', answer.message);
  }

  /** End the worker, whatever it does. */
  close() {
    this.#worker.terminate();
    this.#fail(new Ended('closed'));
  }

  /** @param {string[]} wanted */
  async #start(wanted) {
    const supplies = await suppliesFor(wanted);
    const { kind, message } = JSON.parse(await this.#exchange(() => this.#worker.postMessage(supplies)));
    if (kind !== 'ready') throw new Ended(kind, message);
  }

  /** @param {() => void} send @param {number} [limit] @returns {Promise<string>} */
  #exchange(send, limit) {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const stop = limit === undefined ? null : limitTime(limit, () => this.#end(new Ended('late')));
      const settle = () => {
        stop?.();
        this.#waits = null;
      };
      this.#waits = {
        resolve: (text) => (settle(), resolve(text)),
        reject: (error) => (settle(), reject(error)),
      };
      send();
    });
  }

  /** @param {unknown} data */
  #take(data) {
    if (typeof data !== 'string') return;
    if (!data.startsWith(REPORT)) return this.#waits?.resolve(data);
    this.told = JSON.parse(data).fault;
    this.#begin();
  }

  /** @param {Ended} error */
  #end(error) {
    this.#worker.terminate();
    this.#fail(error);
  }

  /** @param {Ended} error */
  #fail(error) {
    this.#ended ??= error;
    this.#waits?.reject(error);
  }
}

const SPARES = 2; // a trace of a slow bot may take one, and the next game another

/** Keeps sandboxes warm, so that bots start at once. */
export class Nursery {
  /** The spare ones, the oldest first. @type {Sandbox[]} */
  #spares = [];
  /** Sandboxes that were taken before they were ready: they come before new spare ones. @type {Set<Sandbox>} */
  #late = new Set();
  #isOpen = false;

  /** @param {(isLate: boolean) => void} tell says whether a sandbox that somebody waits for is slow to start */
  constructor(tell) {
    this.tell = tell;
  }

  /** Keep spare ones from now on. */
  open() {
    this.#isOpen = true;
    this.#fill();
  }

  /** Return a sandbox. @param {string[]} wanted packages from PyPI */
  take(wanted) {
    const taken = wanted.length ? new Sandbox(wanted) : (this.#spares.shift() ?? new Sandbox());
    this.#late.add(taken);
    const alarm = setTimeout(() => this.tell(true), LATE);
    const settle = () => {
      clearTimeout(alarm);
      this.#late.delete(taken);
      if (!this.#late.size) this.tell(false);
      this.#fill();
    };
    taken.ready.then(settle, settle);
    return taken;
  }

  /** End the spare ones: the lab is closed. */
  close() {
    this.#isOpen = false;
    for (const spare of this.#spares) spare.close();
    this.#spares = [];
  }

  /** Start the next spare one, one after another, so that they do not slow down what a game waits for. */
  #fill() {
    if (!this.#isOpen || this.#late.size || this.#spares.length >= SPARES) return;
    const spare = new Sandbox();
    this.#spares.push(spare);
    spare.ready.then(
      () => this.#fill(),
      () => (this.#spares = this.#spares.filter((each) => each !== spare)),
    );
  }
}
