import { formatPoints, pairOf, parsePoints } from '../../model/points.js';
import { judge } from './course.js';
/** @import { Thinker } from '../../engine/thinker.js' */
/** @import { Point } from '../../model/points.js' */
/** @import { Judged, StepInfo } from '../../protocol.js' */
/** @import { Chapter } from './course.js' */
/** @import { LessonBoard } from '../../viewer/lessonboard.js' */

const DECLARES = '!'; // behind a move whose captures are declared

/**
 * @typedef {'waits' | 'thinks' | 'asks' | 'wrong' | 'goes-on' | 'reached'} Stage of a step
 * @typedef {{stage: Stage, judged: Judged | null, lost?: boolean}} Told what happened
 */

/** Plays a step of a lesson: takes the reader's dots, and shows how the engine answers them. */
export class LessonPlay {
  /** @type {Stage} */
  stage = 'waits';
  /** The moves so far, of the reader and the opponent in turn. @type {string[]} */
  #moves = [];
  /** The position to which a wrong move leads back. @type {import('../../viewer/lessonboard.js').Scene['frame'] | null} */
  #frame = null;
  /** The dots that the reader thinks will be captured. @type {Point[]} */
  #chosen = [];
  /** The dot whose captures are asked for. */
  #pair = '';
  #turn = 0;

  /**
   * @param {Thinker} thinker
   * @param {LessonBoard} board
   * @param {Chapter} chapter
   * @param {number} number of the step
   * @param {(told: Told) => void} tell
   */
  constructor(thinker, board, chapter, number, tell) {
    this.thinker = thinker;
    this.board = board;
    this.chapter = chapter;
    this.number = number;
    this.tell = tell;
    this.restart();
  }

  /** @returns {StepInfo} */
  get step() {
    return this.chapter.lesson.steps[this.number];
  }

  get isPrediction() {
    return this.step.aim === 'predict';
  }

  /** How many dots the reader has chosen. */
  get chosen() {
    return this.#chosen.length;
  }

  /** The reader. */
  get player() {
    return this.step.start.first;
  }

  /** Begin the step. */
  restart() {
    const { start, move } = this.step;
    this.#moves = [];
    this.#frame = null;
    this.#back();
    if (this.isPrediction) this.board.mark({ LB: [[move, '1']] });
    this.tell({ stage: this.stage, judged: null });
    this.board.player = this.isPrediction ? null : start.first;
  }

  /** Go back to the position before a wrong move. */
  retry() {
    if (this.isPrediction) return this.restart();
    this.#back();
    this.tell({ stage: this.stage, judged: null });
  }

  /** Drop what goes on. */
  leave() {
    this.#turn++;
  }

  /** @param {Point} point */
  tap(point) {
    if (this.stage === 'wrong') this.retry();
    if (this.stage !== 'waits' && this.stage !== 'goes-on') return;
    if (this.isPrediction) return this.#choose(point);
    if (this.board.isFree(point)) void this.#put(pairOf(point));
  }

  /** Say whether what the dot captures is declared. @param {boolean} declares */
  declare(declares) {
    if (this.stage === 'asks') void this.#put(this.#pair, declares);
  }

  /** Show the move whose captures the reader has named. */
  async predict() {
    await this.#do({ action: 'predict', points: formatPoints(this.#chosen) });
  }

  /** Stop the game. */
  async stop() {
    await this.#do({ action: 'stop' });
  }

  /** @param {string} pair @param {boolean} [declares] */
  async #put(pair, declares) {
    this.#pair = pair;
    const [point] = parsePoints(pair);
    const asked = declares !== undefined;
    this.board.expect(point, this.player);
    const judged = await this.#do({ points: pair, ...(asked && { asked, declares }) });
    if (!judged || judged.asks || !judged.right) return;
    const [, ...answers] = parsePoints(judged.dots).map(pairOf);
    this.#moves.push(pair + (declares ? DECLARES : ''), ...answers.map((each) => each + DECLARES));
    this.#frame = judged.frames[judged.frames.length - 1];
  }

  /** @param {Partial<import('../../protocol.js').JudgeMove>} action */
  async #do(action) {
    const turn = ++this.#turn;
    this.#say('thinks', null);
    const judged = await judge(this.thinker, this.chapter, {
      step: this.number,
      moves: this.#moves,
      ...action,
    });
    if (!judged || turn !== this.#turn) return null;
    if (judged.frames.length && !(await this.board.play(judged.frames))) return null;
    if (turn !== this.#turn) return null;
    const { asks, reached, right } = judged;
    this.#say(asks ? 'asks' : reached ? 'reached' : right ? 'goes-on' : 'wrong', judged);
    return judged;
  }

  /** @param {Stage} stage @param {Judged | null} judged */
  #say(stage, judged) {
    this.stage = stage;
    this.board.player = stage === 'waits' || stage === 'goes-on' ? this.player : null;
    this.tell({ stage, judged });
  }

  #back() {
    const { width, height, ...start } = this.step.start;
    this.#turn++;
    this.#chosen = [];
    this.stage = this.#moves.length ? 'goes-on' : 'waits';
    this.board.show({ width, height, frame: this.#frame ?? start });
    this.board.player = this.player;
  }

  /** Choose a dot that will be captured, or give it up. @param {Point} point */
  #choose(point) {
    const pair = pairOf(point);
    if (this.board.dotAt(point) < 0 && pair !== this.step.move) return;
    const others = this.#chosen.filter((each) => pairOf(each) !== pair);
    this.#chosen = others.length < this.#chosen.length ? others : [...others, point];
    this.board.mark({ LB: [[this.step.move, '1']], CR: formatPoints(this.#chosen) });
    this.board.say(this.board.describe(point));
    this.tell({ stage: 'waits', judged: null });
  }
}
