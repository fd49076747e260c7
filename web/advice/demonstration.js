import { dotsOfLine } from '../model/lines.js';
import { parsePoints, pointName } from '../model/points.js';
import { reasonsText } from '../ui/movetext.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { ForcingInfo, HintInfo } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * @typedef {Point & {player: number}} Dot
 *
 * @typedef {object} Step a place in the tree of what can follow
 * @property {Dot[]} dots that have been played, beginning with the hint
 * @property {ForcingInfo | null} forcing what the last dot threatens or captures; null without a proof
 * @property {'threat' | 'capture' | 'lost' | 'line'} kind
 */

/** Steps through what speaks for a hint: all answers to a gain by force, or else the line that is expected. */
export class Demonstration {
  /** @type {Step[]} */
  #path;

  /**
   * @param {Messages} messages
   * @param {Position} position
   * @param {HintInfo} hint
   * @param {ForcingInfo | null} proof
   * @param {string | null} sgf a file of the proof
   */
  constructor(messages, position, hint, proof, sgf) {
    this.messages = messages;
    this.position = position;
    this.hint = hint;
    this.proof = proof;
    this.sgf = sgf;
    this.#path = [
      proof ? this.#stepTo(proof, []) : { dots: [this.#dot(hint, 0)], forcing: null, kind: 'line' },
    ];
  }

  get #step() {
    return this.#path[this.#path.length - 1];
  }

  get canGoBack() {
    return this.#path.length > 1;
  }

  back() {
    if (this.canGoBack) this.#path.pop();
  }

  /** The dots that have been played. */
  get dots() {
    return this.#step.dots;
  }

  /** What it is about, in a few words. */
  get title() {
    const { messages, hint } = this;
    const why = reasonsText(messages, hint);
    return messages.text('hint-said', { point: pointName(hint), why, has: why ? 'yes' : 'no' });
  }

  /** What is said about the step. */
  get words() {
    const { messages, position } = this;
    const { dots, forcing, kind } = this.#step;
    const last = dots[dots.length - 1];
    const point = pointName(last);
    const name = messages.name(position, last.player);
    const other = messages.name(position, this.#after(last));
    if (kind === 'line') {
      const words = messages.text('why-line', { name, point });
      return this.canGoBack ? words : `${this.title} ${messages.text('why-unproved')}`;
    }
    if (kind === 'lost') return messages.text('why-lost', { name, point });
    if (kind === 'capture') return messages.text('why-takes', { name, point });
    const threat = forcing ? pointName(parsePoints(forcing.threat)[0]) : '';
    const words = messages.text('why-threatens', { name, other, point, threat });
    return this.canGoBack ? words : `${messages.text('why-forced', { name })} ${words}`;
  }

  /** What can follow: words, and how to go there. */
  get choices() {
    const { messages, position } = this;
    const { dots, forcing, kind } = this.#step;
    const player = this.#after(dots[dots.length - 1]);
    const name = messages.name(position, player);
    const choice = (/** @type {string} */ words, /** @type {Step} */ step) => ({
      words,
      go: () => void this.#path.push(step),
    });
    const answerWords = (/** @type {Point} */ point) =>
      messages.text('why-answer', { name, point: pointName(point) });
    if (kind === 'line') {
      const next = dotsOfLine(this.hint.line)[dots.length];
      const line = next ? [...dots, this.#dot(next, dots.length)] : null;
      return line
        ? [
            choice(messages.text('why-next', { name, point: pointName(next) }), {
              dots: line,
              forcing: null,
              kind: 'line',
            }),
          ]
        : [];
    }
    if (kind !== 'threat' || !forcing) return [];
    const choices = forcing.answers.map((answer) => {
      const answered = [...dots, this.#dot(answer, 1)];
      const step = answer.then ? this.#stepTo(answer.then, answered) : null;
      return choice(answerWords(answer), step ?? { dots: answered, forcing: null, kind: 'lost' });
    });
    const [threat] = parsePoints(forcing.threat);
    const end = [...dots, this.#dot(threat, 0)];
    return [
      ...choices,
      choice(messages.text('why-elsewhere', { name }), { dots: end, forcing, kind: 'capture' }),
    ];
  }

  /** Return the lines that are shown, each from the hint on. @returns {Point[][]} */
  lines() {
    return this.proof ? linesOf(this.proof) : [dotsOfLine(this.hint.line)];
  }

  /** @param {ForcingInfo} forcing @param {Dot[]} dots @returns {Step} */
  #stepTo(forcing, dots) {
    return { dots: [...dots, this.#dot(forcing, 0)], forcing, kind: forcing.captured ? 'capture' : 'threat' };
  }

  /** Return a dot of the player who moves so many turns later. @param {Point} point @param {number} wait */
  #dot({ x, y }, wait) {
    const { turn, players } = this.position;
    return { x, y, player: (turn + wait) % players };
  }

  /** Return who plays after a dot. @param {Dot} dot */
  #after({ player }) {
    return (player + 1) % this.position.players;
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
