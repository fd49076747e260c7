import { openGame } from './player.js';
import { Replay } from './replay.js';
/** @import { Point } from '../model/points.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { PlayedGame } from './player.js' */
/** @import { PuzzleGame } from './puzzlegame.js' */
/** @import { View } from './replay.js' */
/** @import { SgfNode } from './sgf.js' */
/** @import { SgfFault } from './sgf.js' */
/** @import { SourceFault } from './source.js' */
/** @import { NotebookGame } from './widget.js' */
/** @import { Written } from './written.js' */

/** @typedef {Game | PuzzleGame | NotebookGame} AnyGame what a board shows */

/** @typedef {SgfFault | SourceFault | 'record/go' | 'record/other-game' | 'record/move'} RecordFault */

const OWN = /^Kropki\b/; // programs that list the rings of all captures
const MAX_CHARACTERS = 4_000_000;
const KROPKI = '40';
const GO = '1';
// By these a record without the number of its game is one of Go, as in kropki/record/properties.py.
const RULES_OF_GO = /^(aga|chinese|goe|ing|japanese|korean|nz|tromp-taylor)$/i;
const KOMI_OF_GO = 5;
const SIZE_OF_GO = '19';
const MAX_SHOWN = 20; // characters of GM

/**
 * The game on a board. It replays the record; once somebody plays a dot, Python has the game. Requests to
 * Python are made one after another, and none after the game is closed.
 */
export class Game {
  text = '';
  /**
   * What is wrong with the record, with words for its message: the move after which it is cut off, -1 in a
   * variation, and the number of another game.
   * @type {{code: RecordFault, words: Record<string, number | string>}[]}
   */
  faults;
  #replay;
  /** @type {SgfNode[]} */
  #line = [];
  #move = 0;
  /** @type {PlayedGame | null} */
  #played = null;
  /** Where a reader left the game to play on, as the number of moves before that. @type {number | null} */
  #left = null;
  /** The text of the game, without what a reader has played. */
  #record = '';
  /** What Python reads. @type {Written} */
  #written;
  /** The number of lines of play that were left: what waits for an earlier one is dropped. */
  #era = 0;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  /**
   * @param {Written} written
   * @param {SourceFault[]} [found] what was wrong with its source
   * @throws {RangeError} if it is not a game that can be shown
   */
  constructor(written, found = []) {
    this.#written = written;
    this.#replay = this.#take(written.text);
    const { faults, endsInVariation, root, hasUnread } = this.#replay;
    const move = endsInVariation ? -1 : this.length;
    const game = (root.properties.get('GM')?.[0] ?? '').trim().slice(0, MAX_SHOWN);
    const other = otherGame(root);
    const unread = /** @type {RecordFault[]} */ (hasUnread && !other.length ? ['record/move'] : []);
    this.faults = [...found, ...other, ...unread, ...faults].map((code) => ({ code, words: { move, game } }));
  }

  get width() {
    return this.#replay.width;
  }

  get height() {
    return this.#replay.height;
  }

  get names() {
    return this.#replay.names;
  }

  get view() {
    return this.#played?.view ?? this.#replay.view(this.#line[this.#move]);
  }

  /** The number of moves that are shown. */
  get move() {
    return this.#played?.position.ply ?? this.#move;
  }

  /** The move with which the game wants to be shown. */
  get start() {
    return this.#written.start ?? 'end';
  }

  /** The number of moves in the game. */
  get length() {
    return this.#played?.position.plies ?? this.#line.length - 1;
  }

  /** The player to move, as far as it is known. */
  get turn() {
    const { last } = this.view;
    return this.#played?.position.turn ?? (last ? 1 - last.player : 0);
  }

  /** Whether the shown position is the end of a game that has one. */
  get isOver() {
    if (this.#played) return this.#played.position.outcome !== null;
    return this.#replay.result !== '' && this.#move === this.#line.length - 1;
  }

  /** Whether a move of the record has a comment, so that comments need room. */
  get hasComments() {
    return this.#line.some(({ properties }) => properties.has('C'));
  }

  /** Whether a reader has played a line of their own. */
  get isLine() {
    return this.#left !== null;
  }

  /** Go back from a reader's own line to the game, where the reader left it. */
  leaveLine() {
    this.#era++;
    this.#played?.close();
    this.#played = null;
    this.text = this.#record;
    this.#move = Math.min(this.#left ?? this.#move, this.#line.length - 1);
    this.#left = null;
  }

  /** Whether Python has the game, or will have it. */
  get isPlayed() {
    return this.#played !== null || this.#waiting > 0;
  }

  /** Whether another program wrote the record, so that it lists no rings. */
  get isForeign() {
    const isOwn = OWN.test(this.#replay.root.properties.get('AP')?.[0] ?? '');
    return !isOwn && this.#line.length > 1 && !this.faults.some(({ code }) => code === 'record/go');
  }

  /**
   * Let Python find the rings of all captures. Dots that are played wait for this, steps do not.
   * @returns {Promise<boolean>} whether somebody has stepped meanwhile
   */
  complete() {
    const done = this.#findRings();
    this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * Go to the position after this many moves, if Python does not have the game.
   * @param {number | 'end'} move
   * @returns {boolean} whether it is the next position
   */
  go(move) {
    const wanted = this.#clamp(move);
    const isNext = wanted === this.#move + 1;
    this.#move = wanted;
    return isNext;
  }

  /** Do the same if Python has the game, after all that waits. @param {() => number | 'end'} move */
  goLater(move) {
    return this.#enqueue(async () => {
      if (this.#played) await this.#played.go(this.#clamp(move()));
      else this.go(move());
    });
  }

  /**
   * Play a dot, after all that waits.
   * @param {Point} point
   * @returns {Promise<{view: View, sgf: string} | {refusal: Refusal} | null>} null if the game has been
   *   closed
   */
  play(point) {
    return this.#enqueue(async () => {
      const era = this.#era;
      const played = this.#played ?? (await openGame(this.#written, this.#move));
      const { sgf } = played;
      const { ply } = played.position;
      const answer = this.#isClosed || era !== this.#era ? null : await played.play(point);
      if (!answer || this.#isClosed || era !== this.#era) {
        played.close();
        return null;
      }
      this.#played = played;
      if ('sgf' in answer) {
        this.text = answer.sgf;
        if (answer.sgf !== sgf) this.#left ??= ply; // else the record goes on like this
      }
      return answer;
    });
  }

  close() {
    this.#isClosed = true;
    this.#played?.close();
  }

  /** @param {string} text */
  #take(text) {
    if (text.length > MAX_CHARACTERS) throw new RangeError('too long');
    const replay = new Replay(text);
    const line = replay.mainLine;
    replay.view(line[line.length - 1]); // this throws if it takes too much work
    this.text = this.#record = text;
    this.#line = line;
    this.#move = Math.min(this.#move, line.length - 1);
    return replay;
  }

  async #findRings() {
    const move = this.#move;
    const game = await openGame(this.#written, 0);
    game.close();
    const hasStepped = move !== this.#move;
    this.#replay = this.#take(game.sgf);
    this.#written = { text: game.sgf, start: this.#written.start };
    return hasStepped;
  }

  /** @template T @param {() => Promise<T>} task @returns {Promise<T | null>} */
  #enqueue(task) {
    const era = this.#era;
    const isLate = () => this.#isClosed || era !== this.#era;
    this.#waiting++;
    const done = this.#queue.then(() => (isLate() ? null : task())).finally(() => this.#waiting--);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** @param {number | 'end'} move */
  #clamp(move) {
    return move === 'end' || !Number.isFinite(move)
      ? this.length
      : Math.min(this.length, Math.max(0, Math.trunc(move)));
  }
}

/** Return whether a record is one of Go, or of a third game. @param {SgfNode} root @returns {RecordFault[]} */
function otherGame({ properties }) {
  const [game, rules, komi, handicap, size] = ['GM', 'RU', 'KM', 'HA', 'SZ'].map(
    (name) => properties.get(name)?.[0]?.trim() ?? '',
  );
  if (game) return game === KROPKI ? [] : [game === GO ? 'record/go' : 'record/other-game'];
  const isHandicapped = Number(handicap) > 0 && size === SIZE_OF_GO;
  return RULES_OF_GO.test(rules) || Number(komi) >= KOMI_OF_GO || isHandicapped ? ['record/go'] : [];
}
