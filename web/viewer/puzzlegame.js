import { pairOf } from '../model/points.js';
import { aimText, refutation, toldText } from '../ui/puzzletext.js';
import { findFiles } from './host.js';
import { learn, NoGame } from './player.js';
/** @import { Point } from '../model/points.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { LearningAnswer, Position } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { Game } from './game.js' */
/** @import { View } from './replay.js' */

/** @typedef {Extract<LearningAnswer, {kind: 'puzzle'}>} Opened */

/**
 * Return the text of one of our puzzles.
 * @param {string} name
 * @throws {NoFiles}
 * @throws {Error} if no puzzle has this name
 */
export async function fetchPuzzle(name) {
  const files = await findFiles();
  /** @type {{id: string, text: string}[]} */
  const puzzles = await files.json('runtime/puzzles.json');
  const found = puzzles.find(({ id }) => id === name);
  if (!found) throw new Error(`there is no puzzle ${name}`);
  return found.text;
}

/** A puzzle on a board, in place of a game (game.js): each dot is judged and answered. */
export class PuzzleGame {
  text = '';
  names = ['', ''];
  isForeign = false;
  start = /** @type {const} */ ('end');
  hasComments = true;
  /** @type {Game['faults']} */
  faults = [];
  /** The positions so far, and those of a refutation. @type {Position[]} */
  #positions;
  #move = 0;
  /** The right moves and the replies to them. */
  #line = '';
  #stage = 'waits';
  /** How a wrong move has been answered. @type {Parameters<typeof refutation>[2] | null} */
  #wrong = null;
  #isBusy = false;
  #isClosed = false;

  /** @param {string} text of the puzzle @param {Opened} puzzle @param {() => Messages} messages */
  constructor(text, puzzle, messages) {
    this.source = text;
    this.puzzle = puzzle;
    this.messages = messages;
    this.#positions = [puzzle.start];
  }

  /**
   * Read a puzzle in Python, which starts if it does not run.
   * @param {string} text
   * @param {() => Messages} messages returns the words of the board
   * @throws {NoGame} if the text is not a puzzle
   */
  static async open(text, messages) {
    const puzzle = await learn({ kind: 'puzzle', text });
    if (puzzle.kind !== 'puzzle') throw new NoGame(puzzle.kind === 'error' ? puzzle.message : puzzle.kind);
    return new PuzzleGame(text, puzzle, messages);
  }

  get width() {
    return this.puzzle.start.width;
  }

  get height() {
    return this.puzzle.start.height;
  }

  /** @returns {View} */
  get view() {
    const messages = this.messages();
    const aim = aimText(messages, this.puzzle);
    const told = this.#wrong
      ? refutation(messages, this.puzzle, this.#wrong)
      : toldText(messages, this.#stage);
    return { ...this.#positions[this.#move], comment: this.#stage === 'waits' ? aim : told };
  }

  get move() {
    return this.#move;
  }

  get length() {
    return this.#positions.length - 1;
  }

  get turn() {
    return this.puzzle.turn;
  }

  get isOver() {
    return this.#stage === 'solved';
  }

  /** Whether a wrong move is shown. */
  get isLine() {
    return this.#stage === 'wrong';
  }

  get isPlayed() {
    return this.length > 0;
  }

  /** Go back to the position before a wrong move. */
  leaveLine() {
    if (!this.isLine) return;
    this.#positions.length = 1 + this.#line.length / 2;
    this.#move = this.length;
    this.#wrong = null;
    this.#stage = this.#line ? 'goes-on' : 'waits';
  }

  complete() {
    return Promise.resolve(false);
  }

  /** @param {number | 'end'} move */
  go(move) {
    const before = this.#move;
    this.#move = move === 'end' || !(move <= this.length) ? this.length : Math.max(0, Math.trunc(move));
    return this.#move === before + 1;
  }

  /** @param {() => number | 'end'} move */
  async goLater(move) {
    this.go(move());
  }

  /**
   * Judge a dot, and answer it.
   * @param {Point} point
   * @returns {Promise<{view: View, sgf: string} | {refusal: Refusal} | null>}
   */
  async play(point) {
    if (this.#isBusy || this.isOver) return null;
    this.leaveLine();
    this.#isBusy = true;
    try {
      const line = this.#line + pairOf(point);
      const answer = await learn({ kind: 'try_puzzle', text: this.source, line });
      if (this.#isClosed) return null;
      if (answer.kind === 'error') return { refusal: { ...answer, state: 0 } };
      if (answer.kind !== 'verdict' || !answer.positions) throw new Error(answer.kind);
      this.#positions.push(...answer.positions);
      this.#move = this.length;
      if (answer.right) this.#line = line + answer.line;
      this.#wrong = answer.right ? null : answer;
      this.#stage = !answer.right ? 'wrong' : answer.solved ? 'solved' : 'goes-on';
      return { view: this.view, sgf: '' };
    } finally {
      this.#isBusy = false;
    }
  }

  close() {
    this.#isClosed = true;
  }
}
