/** @import { Python } from './python.js' */

/**
 * @typedef {(text: string) => string} Begin
 * @typedef {(milliseconds: number) => string} GoOn
 * @typedef {() => string} Conclude
 */

const SLICE = 15; // milliseconds in which the worker hears nothing else
const BETWEEN_REPORTS = 100; // milliseconds
const THINKER = `
from kropki.protocol.thinking import Thinker as Stepwise
`;
const LEARNER = `
from kropki.protocol.learning import Learner as Stepwise
`;
const BEGIN = `
stepwise = Stepwise(followed=followed)
stepwise.begin, stepwise.go_on, stepwise.conclude
`;

/** Answers requests in short slices of time. Between two slices the worker takes other messages. */
export class Slices {
  #turn = 0;
  #isHurried = false;
  #channel = new MessageChannel();
  /** @type {[Begin, GoOn, Conclude]} */
  #calls;

  /**
   * @param {Python} python
   * @param {'thinker' | 'learner'} name who answers
   * @param {unknown} followed a function of Python that returns the game of the page
   */
  constructor(python, name, followed) {
    const source = (name === 'thinker' ? THINKER : LEARNER) + BEGIN;
    const calls = python.runPython(source, { globals: python.toPy({ followed }) });
    this.#calls = [calls.get(0), calls.get(1), calls.get(2)];
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
    const [begin, goOn, conclude] = this.#calls;
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
