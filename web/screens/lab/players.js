/** @file Who plays in the lab: a bot, a level of the computer player, or a person at the board. */

import { limitTime, shareOfProcessor } from '../../base/timelimit.js';
import { packagesOf } from '../../model/bots.js';
import { Ended } from './sandbox.js';
/** @import { Thinker } from '../../engine/thinker.js' */
/** @import { Point } from '../../model/points.js' */
/** @import { GamePosition } from '../../model/position.js' */
/** @import { Program } from '../../model/bots.js' */
/** @import { Request } from '../../protocol.js' */
/** @import { Answer, Fault, Nursery, Sandbox } from './sandbox.js' */

/**
 * @typedef {object} Choice what a player does in a turn
 * @property {Request | null} request null if the player has none, and so loses
 * @property {string} printed
 * @property {boolean} isCut whether it has printed more
 * @property {[number, number, number][]} notes columns, rows and values
 * @property {Fault | null} fault
 *
 * @typedef {object} Task
 * @property {GamePosition} position
 * @property {unknown} record
 * @property {number} seed
 *
 * @typedef {object} Player
 * @property {string} name
 * @property {() => void} begin prepares for a game
 * @property {(task: Task) => Promise<Choice>} choose
 * @property {() => void} close
 *
 * @typedef {{move: number, bank: number}} Time milliseconds for each move, and for all moves together beyond that
 */

const TRACE_SECONDS = 2.5;
const TRACE_LIMIT = 5_000; // milliseconds from the first line on
const TRACE_START = 60_000; // milliseconds until then, which a busy computer may need

/** A bot. It runs in a sandbox of its own, which the page ends when its time is up. */
export class BotPlayer {
  /** @type {Sandbox | null} */
  #sandbox = null;
  /** @type {Sandbox | null} */
  #tracing = null;
  #bank = 0;
  #isLoaded = false;

  /** @param {Program} program @param {Nursery} nursery @param {Time} time */
  constructor({ name, source }, nursery, time) {
    this.name = name;
    this.source = source;
    this.nursery = nursery;
    this.time = time;
  }

  /** Whether it plays this program with this time. @param {Program} program @param {Time} time */
  isLike({ name, source }, time) {
    return name === this.name && source === this.source && time === this.time;
  }

  /** Prepare for a game: the program starts again, with all of its time. */
  begin() {
    this.#bank = this.time.bank;
    this.#isLoaded = false;
    this.#tracing?.close();
    this.#sandbox ??= this.nursery.take(packagesOf(this.source));
  }

  /** @param {Task} task @returns {Promise<Choice>} */
  async choose(task) {
    const choice = await this.#choose(task);
    if (choice.fault) this.#end(); // whatever it has done there, the next game begins with a fresh Python
    return choice;
  }

  /** @param {Task} task @returns {Promise<Choice>} */
  async #choose({ position, record, seed }) {
    const move = { game: record, player: position.turn, seed };
    const sandbox = (this.#sandbox ??= this.nursery.take(packagesOf(this.source)));
    try {
      await sandbox.ready;
    } catch (error) {
      if (error instanceof Ended && error.why === 'closed') throw error;
      const lacks = error instanceof Ended && error.why === 'not-installed';
      return lost(lacks ? faultOf('bot/packages', error.message) : faultOf('bot/start', String(error)));
    }
    const begun = performance.now();
    const limit = () => Math.max(1, this.time.move + this.#bank - (performance.now() - begun));
    try {
      let loaded = null;
      if (!this.#isLoaded) {
        loaded = await sandbox.ask('load', { source: this.source, seed }, limit());
        if (loaded.fault) return choiceOf(loaded);
        this.#isLoaded = true;
      }
      const answer = await sandbox.ask('move', move, limit());
      const taken = performance.now() - begun;
      if (taken > this.time.move) this.#bank -= Math.max(0, taken * shareOfProcessor() - this.time.move);
      const choice = choiceOf(answer);
      if (loaded) choice.printed = loaded.printed.text + choice.printed;
      return choice;
    } catch (error) {
      if (!(error instanceof Ended) || error.why === 'closed') throw error;
      return lost(error.why === 'late' ? faultOf('bot/late', '') : faultOf('bot/broken', error.message));
    }
  }

  /**
   * Run the same move again under a trace, in a fresh sandbox, and return what took so long.
   * @param {Task} task
   * @returns {Promise<Fault | null>} null if that is not known
   */
  async explain({ position, record, seed }) {
    const sandbox = (this.#tracing = this.nursery.take(packagesOf(this.source)));
    const game = { game: record, player: position.turn, seed };
    let stop = () => {};
    void sandbox.begun.then(() => (stop = limitTime(TRACE_LIMIT, () => sandbox.close())));
    try {
      const request = { ...game, source: this.source, seconds: TRACE_SECONDS };
      return (await sandbox.ask('trace', request, TRACE_START + TRACE_LIMIT)).fault;
    } catch {
      return sandbox.told;
    } finally {
      stop();
      sandbox.close();
    }
  }

  close() {
    this.#end();
    this.#tracing?.close();
  }

  #end() {
    this.#sandbox?.close();
    this.#sandbox = null;
  }
}

/**
 * Return a bot: the one of the last game if it plays the same program again, because its Python is warm.
 * @param {Program} program
 * @param {Nursery} nursery
 * @param {Time} time
 * @param {Player | null} last
 */
export const botFor = (program, nursery, time, last) =>
  last instanceof BotPlayer && last.isLike(program, time) ? last : new BotPlayer(program, nursery, time);

/** A level of the computer player. */
export class LevelPlayer {
  /** @param {string} name @param {number} level @param {Thinker} thinker @param {number} seconds for a move; 0: its own time */
  constructor(name, level, thinker, seconds) {
    this.name = name;
    this.level = level;
    this.thinker = thinker;
    this.seconds = seconds;
  }

  begin() {}

  /** @param {Task} task @returns {Promise<Choice>} */
  async choose({ position, record, seed }) {
    const { level, seconds } = this;
    const thought = await this.thinker.think(
      {
        record,
        level,
        purpose: 'move',
        player: position.turn,
        seconds,
        seed: seed + position.ply,
        resigns: false,
      },
      () => {},
    );
    if (!thought) throw new Ended('closed');
    return { ...lost(null), request: thought.decision };
  }

  close() {
    this.thinker.leave();
  }
}

/** A person at the board. */
export class PersonPlayer {
  /** @type {((choice: Choice) => void) | null} */
  #decide = null;
  /** @type {((error: Error) => void) | null} */
  #leave = null;

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  begin() {}

  /** Whether it is this person's turn. */
  get isAsked() {
    return this.#decide !== null;
  }

  /** @returns {Promise<Choice>} */
  choose() {
    return new Promise((resolve, reject) => {
      this.#decide = resolve;
      this.#leave = reject;
    });
  }

  /** Play a dot. @param {Point} point */
  play({ x, y }) {
    this.#decide?.({ ...lost(null), request: { kind: 'play', x, y } });
    this.#decide = null;
  }

  close() {
    this.#leave?.(new Ended('closed'));
  }
}

/** Return a choice without a move. @param {Fault | null} fault @returns {Choice} */
const lost = (fault) => ({ request: null, printed: '', isCut: false, notes: [], fault });

/** @param {string} code @param {string} message @returns {Fault} */
export function faultOf(code, message) {
  return {
    code,
    message,
    line: null,
    text: '',
    error: '',
    detail: message,
    reason: '',
    values: [],
    count: 0,
  };
}

/** @param {Answer} answer @returns {Choice} */
function choiceOf({ point, notes = [], printed, fault }) {
  const request = point ? /** @type {const} */ ({ kind: 'play', x: point.x, y: point.y }) : null;
  return { request, printed: printed.text, isCut: printed.cut, notes, fault };
}
