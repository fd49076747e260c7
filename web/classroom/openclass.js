import { progressCode, progressOf } from '../model/progresscode.js';
import { Classed } from '../store/classed.js';
import { titleOf } from './titles.js';
/** @import { Limits } from '../model/seats.js' */
/** @import { ClassStepInfo, OpenedClass } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { Kept } from '../store/classed.js' */
/** @import { Library } from './titles.js' */

/** The class that is open, and the reader's progress in it. */
export class OpenClass {
  #classed = new Classed();
  /** Whether the teacher looks at it: nothing is hidden, forbidden or counted. */
  isTeachers = false;
  /** The number of the step that is open, or null. @type {number | null} */
  current = null;

  /**
   * @param {Messages} messages
   * @param {string} text
   * @param {OpenedClass} info
   * @param {Library} library
   * @param {string} [code] of the progress, if a learning platform around this page keeps it
   */
  constructor(messages, text, info, library, code) {
    this.messages = messages;
    this.text = text;
    this.info = info;
    this.library = library;
    this.isKeptOutside = code !== undefined;
    const count = info.steps.length;
    const known = progressOf(info.name, count, code ?? '');
    /** @type {Kept} */
    this.progress = this.#classed.of(this.isKeptOutside ? '' : info.name, count);
    if (typeof known === 'string') return;
    const { name, steps } = known;
    this.progress = {
      name,
      steps: steps.map(({ done, wrong, point }) => ({ done, wrong, point, boards: [] })),
    };
  }

  /** The progress as a code. */
  get code() {
    return progressCode(this.info.name, this.progress);
  }

  /** @returns {ClassStepInfo[]} */
  get steps() {
    return this.info.steps;
  }

  /** What is allowed while it is open. @returns {Limits | null} null for everything */
  get limits() {
    const { level, hints, computer } = this.info;
    return this.isTeachers ? null : { level, hints, computer };
  }

  /** Say what is not allowed. */
  get rules() {
    const { messages, limits } = this;
    if (!limits) return '';
    const { level, hints, computer } = limits;
    return [
      ...(hints ? [] : [messages.text('class-no-hints')]),
      ...(computer ? [] : [messages.text('class-no-computer')]),
      ...(computer && level < 8 ? [messages.text('class-level', { level })] : []),
    ].join(' ');
  }

  /** How many steps are done. */
  get done() {
    return this.progress.steps.filter(({ done }) => done).length;
  }

  /** Return what a step is called. @param {number} number */
  title(number) {
    return titleOf(this.messages, this.library, this.steps[number]);
  }

  /** Return where a step is in the class. @param {number} number */
  place(number) {
    return this.messages.text('class-place', { number: number + 1, count: this.steps.length });
  }

  /** Return our lesson that is a step, or undefined. @param {number} number */
  chapter(number) {
    return this.library.chapters.find(({ name }) => name === this.steps[number].name);
  }

  /** Return our puzzle that is a step, or undefined. @param {number} number */
  puzzle(number) {
    return this.library.entries.find(({ id }) => id === this.steps[number].name);
  }

  /** Return whether this page has what a step names. @param {number} number */
  has(number) {
    const { kind, name } = this.steps[number];
    return !(kind === 'puzzle' && name) || Boolean(this.puzzle(number));
  }

  /** Return whether what a step hides may be shown. @param {number} number */
  isShown(number) {
    const { hidden } = this.steps[number];
    return !hidden || this.isTeachers || this.progress.steps[number].point !== '';
  }

  /**
   * Count an answer in a step, unless the teacher gives it.
   * @param {number} number
   * @param {boolean} isRight
   * @param {{board?: number, boards?: number, point?: string}} [of] `board`: of a lesson with so many `boards`
   */
  answer(number, isRight, { board = 0, boards = 1, point = '' } = {}) {
    if (this.isTeachers) return;
    const step = this.progress.steps[number];
    if (!isRight) step.wrong++;
    else if (!step.boards.includes(board)) step.boards.push(board);
    step.done ||= step.boards.length >= boards;
    step.point ||= point;
    this.keep();
  }

  /** Keep the progress, here or in the learning platform. */
  keep() {
    const { code, done, steps } = this;
    if (!this.isKeptOutside) this.#classed.keep(this.info.name, this.progress);
    else parent.postMessage({ kropki: 'progress', code, done, count: steps.length }, '*');
  }

  /** Let the class be open after a reload, or not. @param {boolean} isOpen */
  remain(isOpen) {
    this.#classed.open = isOpen && !this.isKeptOutside ? this.text : null;
  }
}
