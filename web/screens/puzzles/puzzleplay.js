import { formatPoints, pairOf, parsePoints } from '../../model/points.js';
import { pictureOf } from '../../ui/linetext.js';
/** @import { Thinker } from '../../engine/thinker.js' */
/** @import { LessonBoard } from '../../viewer/lessonboard.js' */
/** @import { Point } from '../../model/points.js' */
/** @import { Frame, LearningAnswer, LineInfo, Position } from '../../protocol.js' */

/** @typedef {Extract<LearningAnswer, {kind: 'puzzle'}>} Opened */
/**
 * @typedef {object} Refutation
 * @property {number} enemy who answers
 * @property {number} lost how many dots the enemy captures
 * @property {number} won how many dots the player captures
 * @property {Point | null} reply the first answer, if it is a dot
 */
/** @typedef {'loads' | 'waits' | 'thinks' | 'goes-on' | 'wrong' | 'solved' | 'shown'} Stage */

const START_TIME = 700; // milliseconds for which the position is shown before a line

/** Plays a puzzle on a board: takes the reader's dots, answers and refutes them. */
export class PuzzlePlay {
  /** @type {Stage} */
  stage = 'loads';
  /** @type {Opened | null} */
  puzzle = null;
  /** Whether the reader has made a wrong move, or taken the last hint. */
  hasFailed = false;
  /** How many hints were given since the last move. */
  hints = 0;
  /** What became of the last wrong move. @type {Refutation | null} */
  refutation = null;
  /** The moves so far, in letters. */
  #line = '';
  /** @type {Position | null} */
  #position = null;
  #turn = 0;

  /**
   * @param {Thinker} thinker
   * @param {LessonBoard} board
   * @param {string} text of the puzzle
   * @param {(play: PuzzlePlay) => void} tell called after each change
   */
  constructor(thinker, board, text, tell) {
    this.thinker = thinker;
    this.board = board;
    this.text = text;
    this.tell = tell;
  }

  /** Show the puzzle. */
  async begin() {
    const turn = ++this.#turn;
    this.board.player = null;
    /** @type {Opened | null} */
    const puzzle = await this.thinker.learn({ kind: 'puzzle', text: this.text });
    if (!puzzle || turn !== this.#turn) return;
    this.puzzle = puzzle;
    this.restart();
  }

  /** Go back to the first position. */
  restart() {
    this.#line = '';
    this.#position = this.puzzle?.start ?? null;
    this.retry();
  }

  /** Go back to the position before a wrong move. */
  retry() {
    this.#turn++;
    this.hints = 0;
    const position = /** @type {Position} */ (this.#position);
    this.board.show({ width: position.width, height: position.height, frame: position });
    this.#say(this.#line ? 'goes-on' : 'waits');
  }

  /** Drop what goes on. */
  leave() {
    this.#turn++;
  }

  /** @param {Point} point */
  tap(point) {
    if (this.stage === 'wrong') this.retry();
    const isMine = this.stage === 'waits' || this.stage === 'goes-on';
    if (isMine && this.board.isFree(point)) void this.#put(pairOf(point));
  }

  /** @param {string} pair */
  async #put(pair) {
    const turn = ++this.#turn;
    const { turn: player } = /** @type {Opened} */ (this.puzzle);
    const [point] = parsePoints(pair);
    this.board.expect(point, player);
    this.#say('thinks');
    const line = this.#line + pair;
    try {
      /** @type {Extract<LearningAnswer, {kind: 'verdict'}> | null} */
      const verdict = await this.thinker.learn({ kind: 'try_puzzle', text: this.text, line });
      if (!verdict?.positions || turn !== this.#turn) return;
      if (!verdict.right) {
        this.hasFailed = true;
        this.refutation = refutationOf(
          player,
          [/** @type {Position} */ (this.#position), ...verdict.positions],
          verdict.line,
        );
      }
      if (!(await this.board.play(framesOf(verdict.positions))) || turn !== this.#turn) return;
      if (verdict.right) {
        this.#line = line + verdict.line;
        this.#position = verdict.positions[verdict.positions.length - 1];
        this.hints = 0;
      }
      if (!verdict.right) this.#refute(verdict.punished);
      this.#say(!verdict.right ? 'wrong' : verdict.solved ? 'solved' : 'goes-on');
    } catch (error) {
      if (turn !== this.#turn) return;
      this.retry();
      throw error;
    }
  }

  /** Give the next hint: what to look for, then where, then the point. */
  hint() {
    if (this.stage === 'wrong') this.retry();
    const { targets, right } = /** @type {Opened} */ (this.puzzle);
    const next = this.#next();
    this.hints = Math.min(this.hints + 1, next ? 3 : 2);
    if (this.hints === 2) this.board.mark({ CR: targets || around(next || right.slice(0, 2)) });
    if (this.hints === 3) {
      this.hasFailed = true;
      this.board.mark({ TR: next });
    }
    this.tell(this);
  }

  /** Show a line of play from the start. @param {string} line in letters */
  async show(line) {
    const turn = ++this.#turn;
    const { start, fails } = /** @type {Opened} */ (this.puzzle);
    this.hasFailed ||= this.stage !== 'solved' && this.stage !== 'shown';
    this.#say('shown');
    /** @type {Extract<LearningAnswer, {kind: 'puzzle_line'}> | null} */
    const walked = await this.thinker.learn({ kind: 'walk_puzzle', text: this.text, line });
    if (!walked || turn !== this.#turn) return;
    this.board.show({ width: start.width, height: start.height, frame: start });
    const frames = framesOf(walked.positions);
    await new Promise((resolve) => setTimeout(resolve, START_TIME));
    if (turn !== this.#turn || !(await this.board.play(frames)) || turn !== this.#turn) return;
    if (fails.includes(line)) this.#refute(walked.punished);
  }

  /** Number the dots of an answer to a wrong move, and ring what they capture. @param {LineInfo | null} punished */
  #refute(punished) {
    if (!punished) return;
    const { dots, ringed } = pictureOf([punished]);
    this.board.explain({ dots, ringed });
  }

  /** Return the next right point if it is known, or an empty text. */
  #next() {
    const { line, right } = /** @type {Opened} */ (this.puzzle);
    if (!this.#line) return line.slice(0, 2) || right.slice(0, 2);
    return line.startsWith(this.#line) ? line.slice(this.#line.length, this.#line.length + 2) : '';
  }

  /** @param {Stage} stage */
  #say(stage) {
    this.stage = stage;
    const isMine = stage === 'waits' || stage === 'goes-on';
    this.board.player = isMine && this.puzzle ? this.puzzle.turn : null;
    this.tell(this);
  }
}

/**
 * Return the positions after dots: a turn without one changes nothing.
 * @param {Position[]} positions
 */
const framesOf = (positions) =>
  /** @type {Frame[]} */ (positions.filter(({ change, last }) => change.dot && last));

/**
 * Return what becomes of a wrong move.
 * @param {number} player
 * @param {Position[]} positions from before the move to the end of its refutation
 * @param {string} line the refutation, in letters
 * @returns {Refutation}
 */
function refutationOf(player, positions, line) {
  const [before, after] = [positions[0], positions[positions.length - 1]];
  const gain = (/** @type {number} */ who) => after.captures[who] - before.captures[who];
  const [reply] = line.startsWith('-') ? [] : parsePoints(line.slice(0, 2));
  return { enemy: 1 - player, lost: gain(1 - player), won: gain(player), reply: reply ?? null };
}

/** Return the points around one. @param {string} pair */
function around(pair) {
  const [{ x, y }] = parsePoints(pair);
  const points = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) points.push({ x: x + dx, y: y + dy });
  }
  return formatPoints(points.filter((point) => point.x >= 0 && point.y >= 0));
}
