/** @import { Python } from './python.js' */

/**
 * @typedef {(text: string) => string} Begin
 * @typedef {(milliseconds: number) => string} GoOn
 * @typedef {() => string} Conclude
 */

const SLICE = 15; // milliseconds in which nothing else is heard
const BETWEEN_REPORTS = 100;
const THINKER = `
from kropki.protocol.thinking import Thinker
thinker = Thinker()
thinker.begin, thinker.go_on, thinker.conclude
`;

/** Thinking in slices: between two of them the worker hears what else is wanted. */
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
   * The last answer to a request of docs/protocol.md's thinking worker, null where another thought has taken its place.
   * @param {string} text @param {(text: string) => void} report takes answers before that
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
      await this.#others();
      if (turn !== this.#turn) return null;
      answer = this.#isHurried ? conclude() : goOn(SLICE);
    }
  }

  /** The thought ends with what it has found. */
  hurry() {
    this.#isHurried = true;
  }

  leave() {
    this.#turn++;
  }

  /** After all messages that have come. @returns {Promise<unknown>} */
  #others() {
    const { port1, port2 } = this.#channel;
    return new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
