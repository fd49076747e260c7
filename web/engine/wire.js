/** @file Requests as texts of messages (docs/protocol.md). */

import { MAX_KEPT, VERSION } from '../protocol.js';
/** @import { LearningRequest, Request, ThinkingRequest } from '../protocol.js' */

/**
 * Return a request as the text of a message (docs/protocol.md).
 * @param {Request | ThinkingRequest | LearningRequest} request
 * @param {number} id of the message
 * @param {number} [state] of the game that the request is about
 */
export const encode = (request, id, state) => JSON.stringify({ v: VERSION, id, state, ...request });

/** The fields with texts of lessons, puzzles and solved boards. */
const KEPT = ['text', 'tables'];

/** The texts that a worker has kept from earlier requests. */
export class Texts {
  /** Their keys, that of the text used last at the end. @type {Map<string, number>} */
  #keys = new Map();
  #count = 0;

  /**
   * Return a request with keys in place of the texts that the worker has (docs/protocol.md).
   * @template {Request | ThinkingRequest | LearningRequest} Asked
   * @param {Asked} request
   * @returns {Asked}
   */
  shorten(request) {
    const fields = Object.entries(request).map(([name, value]) => {
      if (!KEPT.includes(name)) return [name, value];
      const known = this.#keys.get(value);
      const key = known ?? ++this.#count;
      this.#keys.delete(value);
      this.#keys.set(value, key);
      if (this.#keys.size > MAX_KEPT) this.#keys.delete([...this.#keys.keys()][0]);
      return [name, known === undefined ? { key, text: value } : { key }];
    });
    return Object.fromEntries(fields);
  }
}
