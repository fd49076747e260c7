/** @file The judge of a game in the lab: the page's own engine, which has the game beside that of the page. */

import { Aside } from '../../engine/aside.js';
/** @import { Engine } from '../../engine/engine.js' */
/** @import { GamePosition } from '../../model/position.js' */
/** @import { Request } from '../../protocol.js' */

/** The engine has no such game any more, or could not begin it. */
export class NoGame extends Error {}

/** A game in the engine. */
export class Judge {
  #aside;
  /** @type {GamePosition} */
  position;

  /** @param {Engine} engine @param {GamePosition} [position] */
  constructor(engine, position) {
    this.#aside = new Aside(engine);
    this.position = /** @type {GamePosition} */ (position);
  }

  /**
   * Begin a game.
   * @param {Engine} engine
   * @param {{width: number, height: number, names: string[], opening: string}} settings
   * @throws {NoGame}
   */
  static async begin(engine, settings) {
    const judge = new Judge(engine);
    const refusal = await judge.send({ kind: 'new', ...settings });
    if (refusal) throw new NoGame(refusal);
    return judge;
  }

  /**
   * Make a move, or go to another position. Return why it is refused, or null.
   * @param {Request} request
   */
  async send(request) {
    const answer = await this.#aside.ask(request);
    if (answer.kind === 'error') return answer.message;
    if (answer.kind !== 'position') throw new NoGame(answer.kind);
    this.position = answer;
    return null;
  }

  /** Return the whole game, for programs that think about it. */
  async record() {
    const answer = await this.#aside.ask({ kind: 'record' });
    if (answer.kind !== 'record') throw new NoGame(answer.kind);
    return answer.record;
  }

  /** Return the game as SGF. */
  async sgf() {
    const answer = await this.#aside.ask({ kind: 'export', format: 'sgf' });
    if (answer.kind !== 'file') throw new NoGame(answer.kind);
    return answer.text;
  }

  /** Let the engine forget the game. */
  close() {
    this.#aside.leave();
  }
}
