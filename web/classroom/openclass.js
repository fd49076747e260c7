import { Classed } from '../store/classed.js';
import { titleOf } from './titles.js';
/** @import { Limits } from '../model/seats.js' */
/** @import { ClassStepInfo, OpenedClass } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { Library } from './titles.js' */

/** The class that is open, and the reader's progress in it. */
export class OpenClass {
  #classed = new Classed();
  /** Whether the teacher looks at it: nothing is hidden, forbidden or counted. */
  isTeachers = false;
  /** The number of the step that is open, or null. @type {number | null} */
  current = null;

  /** @param {Messages} messages @param {string} text @param {OpenedClass} info @param {Library} library */
  constructor(messages, text, info, library) {
    this.messages = messages;
    this.text = text;
    this.info = info;
    this.library = library;
    this.progress = this.#classed.of(info.name, info.steps.length);
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

  /** Keep the progress. */
  keep() {
    this.#classed.keep(this.info.name, this.progress);
  }

  /** Let the class be open after a reload, or not. @param {boolean} isOpen */
  remain(isOpen) {
    this.#classed.open = isOpen ? this.text : null;
  }
}
