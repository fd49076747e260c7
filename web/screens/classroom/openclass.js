import { hasBoard, together } from '../../model/classprogress.js';
import { progressCode, progressOf, wholeCode } from '../../model/progresscode.js';
import { Classed } from '../../store/classed.js';
import { ownEntry } from '../puzzles/collection.js';
import { titleOf } from './titles.js';
/** @import { ClassProgress } from '../../model/classprogress.js' */
/** @import { Limits } from '../../model/seats.js' */
/** @import { ClassStepInfo, OpenedClass } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Library } from './titles.js' */

/**
 * @typedef {object} Platform what a learning platform around the page says
 * @property {'waits' | 'none' | 'kept' | 'refused' | 'final' | 'review' | 'browse' | 'no-credit'} state
 * @property {string} detail why it refuses, in its own words
 */

const STATES = ['waits', 'none', 'kept', 'refused', 'final', 'review', 'browse', 'no-credit'];
const MAX_DETAIL = 200;

/** The class that is open, and the reader's progress in it. */
export class OpenClass {
  #classed = new Classed();
  /** Whether the teacher looks at it: nothing is hidden, forbidden or counted. */
  isTeachers = false;
  /** The number of the step that is open, or null. @type {number | null} */
  current = null;
  /** @type {Platform} */
  platform = { state: 'waits', detail: '' };
  #heard = '';
  /** Whether the platform has kept something that cannot be read. */
  #isCut = false;

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
    /** @type {ClassProgress} */
    this.progress = this.isKeptOutside ? together(this.#ids, []) : this.#classed.of(info.name, this.#ids);
    if (code) this.#join(code);
  }

  get #ids() {
    return this.info.steps.map(({ id }) => id);
  }

  /** Add the progress that a learning platform has kept. @param {string} code */
  #join(code) {
    const known = progressOf(this.info, code, true);
    this.#isCut ||= typeof known === 'string' || known.isCut === true;
    if (typeof known !== 'string') this.progress = together(this.#ids, [this.progress, known]);
    return typeof known !== 'string';
  }

  /**
   * Hear what a learning platform around the page knows and says.
   * @param {unknown} said
   * @returns {boolean} whether it knew more of the progress
   */
  hear(said) {
    const { state, detail, code } = Object(said);
    if (!this.isKeptOutside || !STATES.includes(state)) return false;
    const before = JSON.stringify(this.progress);
    this.platform = { state, detail: String(detail ?? '').slice(0, MAX_DETAIL) };
    const isNew = typeof code === 'string' && code !== '' && code !== this.#heard;
    if (isNew) {
      this.#heard = code;
      if (this.#join(code)) this.keep();
    }
    return before !== JSON.stringify(this.progress);
  }

  /** The progress as a code for the teacher. */
  get code() {
    return progressCode(this.progress);
  }

  /** What the learning platform says, or that it has no room, in words; empty if all is well. */
  get told() {
    const { messages } = this;
    if (!this.isKeptOutside) return '';
    const { state, detail } = this.platform;
    const isFull = state === 'kept' && !wholeCode(this.progress).isWhole;
    const isWell = state === 'kept' && !isFull;
    return [
      ...(this.#isCut ? [messages.text('class-platform-cut')] : []),
      ...(isWell
        ? []
        : [messages.text('class-platform', { state: isFull ? 'full' : state, detail: detail || '–' })]),
    ].join(' ');
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

  /** The puzzles among its steps. */
  get puzzles() {
    return this.steps.flatMap(({ kind, source }, number) =>
      kind === 'puzzle' && this.has(number) ? [this.puzzle(number) ?? ownEntry(source)] : [],
    );
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
   * @param {{board?: number, boards?: string[], point?: string}} [of] `board`: of the `boards` of a lesson, by ids
   */
  answer(number, isRight, { board = 0, boards = [], point = '' } = {}) {
    if (this.isTeachers) return;
    const step = this.progress.steps[number];
    if (!isRight) step.wrong++;
    step.boards = boards.filter(
      (_, place) => (isRight && place === board) || this.isDone(number, boards, place),
    );
    step.done ||= isRight && step.boards.length === boards.length;
    step.point ||= point;
    this.keep();
  }

  /** Return whether a board of a lesson is done. @param {number} number @param {string[]} boards @param {number} board */
  isDone(number, boards, board) {
    const step = this.progress.steps[number];
    return hasBoard(step, boards[board]) || step.boards.includes(String(board));
  }

  /** Keep the progress, here or in the learning platform. */
  keep() {
    const { done, steps } = this;
    if (!this.isKeptOutside) return this.#classed.keep(this.info.name, this.progress);
    const { code } = wholeCode(this.progress);
    parent.postMessage({ kropki: 'progress', code, done, count: steps.length }, '*');
  }

  /** Let the class be open after a reload, or not. @param {boolean} isOpen */
  remain(isOpen) {
    this.#classed.open = isOpen && !this.isKeptOutside ? this.text : null;
  }
}
