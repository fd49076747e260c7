/** @import { Answers, Nursery, Sandbox } from './sandbox.js' */

const LIMIT = 10_000; // milliseconds

/** Has Python count what games of bots come to (kropki/bot/league.py). It starts a worker when it is first asked. */
export class Counting {
  /** @type {Sandbox | null} */
  #sandbox = null;

  /** @param {Nursery} nursery */
  constructor(nursery) {
    this.nursery = nursery;
  }

  /**
   * Return the answer to a request, or null if the worker has ended.
   * @template {'table' | 'rating'} Kind
   * @param {Kind} kind
   * @param {object} request
   * @returns {Promise<Answers[Kind] | null>}
   */
  async ask(kind, request) {
    this.#sandbox ??= this.nursery.take([]);
    try {
      return await this.#sandbox.ask(kind, request, LIMIT);
    } catch {
      this.#sandbox = null;
      return null;
    }
  }

  /** End the worker until the next request. */
  close() {
    this.#sandbox?.close();
    this.#sandbox = null;
  }
}
