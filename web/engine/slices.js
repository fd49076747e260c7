/** @import { Python } from './python.js' */

/**
 * @typedef {(text: string) => string} Begin
 * @typedef {(milliseconds: number) => string} GoOn
 * @typedef {() => string} Conclude
 */

const SLICE = 15; // milliseconds in which the worker hears nothing else
const BETWEEN_REPORTS = 100; // milliseconds
const THINKER = `
from kropki.protocol.thinking import Thinker
thinker = Thinker()
thinker.begin, thinker.go_on, thinker.conclude
`;

/** Thinks in short slices of time. Between two slices the worker takes other messages. */
export class Slices {
  #turn = 0;
  #isHurried = false;
  #channel = new MessageChannel();
  /** @type {[Begin, GoOn, Conclude]} */
  #thinker;

  /** @param {Python} python */
  constructor(python) {
    const thinker = python.runPython(THINKER, { globals: python.toPy({}) });
    this.#thinker = [thinker.get(0), thinker.get(1), thinker.get(2)];
  }

  /**
   * Return the last answer to a request for thoughts (docs/protocol.md), or null if another request has taken
   * its place.
   * @param {string} text
   * @param {(text: string) => void} report takes the answers before the last one
   * @returns {Promise<string | null>}
   */
  async think(text, report) {
    const turn = ++this.#turn;
    const [begin, goOn, conclude] = this.#thinker;
    this.#isHurried = false;
    let answer = begin(text);
    let reported = -Infinity;
    for (;;) {
      const { kind, done } = JSON.parse(answer);
      if (kind === 'error' || done) return answer;
      if (performance.now() - reported > BETWEEN_REPORTS) {
        reported = performance.now();
        report(answer);
      }
      await this.#otherMessages();
      if (turn !== this.#turn) return null;
      answer = this.#isHurried ? conclude() : goOn(SLICE);
    }
  }

  /** End with what has been found so far. */
  hurry() {
    this.#isHurried = true;
  }

  /** Stop thinking, without an answer. */
  leave() {
    this.#turn++;
  }

  /** Wait until the messages that have arrived are handled. @returns {Promise<unknown>} */
  #otherMessages() {
    const { port1, port2 } = this.#channel;
    return new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
