import { parsePoints, pointName } from '../model/points.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { ForcingInfo } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * @typedef {Point & {player: number, number: number}} Dot
 *
 * @typedef {object} Step a place in the tree of what can follow
 * @property {Dot[]} dots that have been played
 * @property {ForcingInfo} forcing what the last dot of the attacker threatens or captures
 * @property {'threat' | 'capture' | 'lost'} kind
 */

/** Walks through the answers to a gain by force, from the dot that begins it. */
export class Proof {
  /** @type {Step[]} */
  #path = [];

  /**
   * @param {Messages} messages
   * @param {Position} position
   * @param {ForcingInfo} forcing the dot that begins it, and what follows
   */
  constructor(messages, position, forcing) {
    this.messages = messages;
    this.position = position;
    this.forcing = forcing;
    this.#path = [this.#stepTo(forcing, [])];
  }

  get #step() {
    return this.#path[this.#path.length - 1];
  }

  /** Whether a step has been taken. */
  get isBegun() {
    return this.#path.length > 1;
  }

  back() {
    if (this.isBegun) this.#path.pop();
  }

  /** The dots that have been played. */
  get dots() {
    return this.#step.dots;
  }

  /** What is said about the step. */
  get words() {
    const { messages, position } = this;
    const { dots, forcing, kind } = this.#step;
    const last = dots[dots.length - 1];
    const point = pointName(last);
    const name = messages.name(position, last.player);
    if (kind === 'lost') return messages.text('why-lost', { name, point });
    if (kind === 'capture') return messages.text('why-takes', { name, point });
    const other = messages.name(position, 1 - last.player);
    const threat = pointName(parsePoints(forcing.threat)[0]);
    return messages.text('why-threatens', { name, other, point, threat });
  }

  /** What can follow: words, and how to go there. */
  get choices() {
    const { messages, position } = this;
    const { dots, forcing, kind } = this.#step;
    if (kind !== 'threat') return [];
    const name = messages.name(position, 1 - position.turn);
    const choice = (/** @type {string} */ words, /** @type {Step} */ step) => ({
      words,
      go: () => void this.#path.push(step),
    });
    const choices = forcing.answers.map((answer) => {
      const answered = [...dots, this.#dot(answer, dots)];
      const words = messages.text('why-answer', { name, point: pointName(answer) });
      return choice(
        words,
        answer.then ? this.#stepTo(answer.then, answered) : { dots: answered, forcing, kind: 'lost' },
      );
    });
    const [threat] = parsePoints(forcing.threat);
    const end = { ...threat, player: position.turn, number: dots.length + 1 };
    const last = choice(messages.text('why-elsewhere', { name }), {
      dots: [...dots, end],
      forcing,
      kind: 'capture',
    });
    return [...choices, last];
  }

  /** Return all lines, each from the first dot on. @returns {Point[][]} */
  lines() {
    return linesOf(this.forcing);
  }

  /** @param {ForcingInfo} forcing @param {Dot[]} dots @returns {Step} */
  #stepTo(forcing, dots) {
    const kind = forcing.captured ? 'capture' : 'threat';
    return { dots: [...dots, this.#dot(forcing, dots)], forcing, kind };
  }

  /** Return the dot on a point that follows others, which both have played by turns. @param {Point} point @param {Dot[]} dots */
  #dot({ x, y }, dots) {
    return { x, y, player: (this.position.turn + dots.length) % 2, number: dots.length + 1 };
  }
}

/** @param {ForcingInfo} forcing @returns {Point[][]} */
function linesOf({ x, y, answers }) {
  const here = { x, y };
  if (!answers.length) return [[here]];
  return answers.flatMap((answer) => {
    const point = { x: answer.x, y: answer.y };
    return (answer.then ? linesOf(answer.then) : [[]]).map((line) => [here, point].concat(line));
  });
}
