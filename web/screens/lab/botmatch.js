import { Emitter } from '../../base/emitter.js';
import { pointName } from '../../model/points.js';
import { Judge } from './judge.js';
import { BotPlayer, faultOf } from './players.js';
import { Ended } from './sandbox.js';
/** @import { Engine } from '../../engine/engine.js' */
/** @import { GamePosition } from '../../model/position.js' */
/** @import { Player, Task } from './players.js' */
/** @import { Fault } from './sandbox.js' */

/**
 * @typedef {object} Turn what happened in a turn
 * @property {number} player
 * @property {number} ply the number of moves after it
 * @property {string} point the name of the point, or ''
 * @property {string} printed
 * @property {boolean} isCut
 * @property {[number, number, number][]} notes
 *
 * @typedef {object} Loss a player who has lost by a fault
 * @property {number} player
 * @property {Fault} fault
 *
 * @typedef {object} Settings of a game
 * @property {number} width
 * @property {number} height
 * @property {string} opening
 * @property {number} seed
 */

const SEEDS = 2 ** 31;

/** Return a seed for a game. */
export const newSeed = () => Math.floor(Math.random() * SEEDS);

/**
 * A game in the lab. The engine of the page judges every move. Emits `turn` after each, `end` when it is over, and
 * `loss` when more is known about a fault that ended it.
 * @extends {Emitter<{turn: Turn, loss: Loss, end: null}>}
 */
export class Match extends Emitter {
  /** @type {Turn[]} */
  turns = [];
  /** @type {Loss | null} */
  loss = null;
  isOver = false;
  /** Whether to find out what took a bot so long. */
  explains = false;
  #isClosed = false;

  /** @param {Judge} judge @param {Player[]} players @param {number} seed */
  constructor(judge, players, seed) {
    super();
    this.judge = judge;
    this.players = players;
    this.seed = seed;
  }

  /** Begin a game. @param {Engine} engine @param {Player[]} players @param {Settings} settings */
  static async begin(engine, players, { width, height, opening, seed }) {
    const names = players.map(({ name }) => name);
    for (const player of players) player.begin();
    return new Match(await Judge.begin(engine, { width, height, names, opening }), players, seed);
  }

  /** @returns {GamePosition} */
  get position() {
    return this.judge.position;
  }

  /**
   * The points of both players for the game: 1 for a win, ½ for a draw.
   * @returns {[number, number]}
   */
  get points() {
    const winner = this.position.outcome?.winner ?? null;
    return winner === null ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1];
  }

  /** Play until the end. @returns {Promise<boolean>} whether the game has come to its end */
  async play() {
    try {
      while (!this.position.outcome && !this.#isClosed) await this.#playTurn();
    } catch (error) {
      if (!(error instanceof Ended) || error.why !== 'closed') throw error;
    } finally {
      this.isOver = true;
      this.emit('end', null);
    }
    return !this.#isClosed;
  }

  /** End the game where it is, and whatever runs for it. @param {Player[]} [kept] who play another game */
  close(kept = []) {
    this.#isClosed = true;
    for (const player of this.players) if (!kept.includes(player)) player.close();
  }

  async #playTurn() {
    const { judge } = this;
    const player = judge.position.turn;
    const mover = this.players[player];
    const task = { position: judge.position, record: await judge.record(), seed: this.seed };
    const choice = await mover.choose(task);
    if (this.#isClosed) return;
    const refusal = choice.request ? await judge.send(choice.request) : null;
    const { last, ply } = judge.position;
    const isPlayed = choice.request !== null && refusal === null;
    const { printed, isCut, notes } = choice;
    const turn = { player, ply, point: isPlayed && last ? pointName(last) : '', printed, isCut, notes };
    this.turns.push(turn);
    this.emit('turn', turn);
    if (refusal !== null && !(mover instanceof BotPlayer)) return; // a person tries another point
    if (!isPlayed) await this.#lose(player, choice.fault ?? faultOf('bot/illegal', refusal ?? ''), task);
  }

  /** @param {number} player @param {Fault} fault @param {Task} task */
  async #lose(player, fault, task) {
    this.loss = { player, fault };
    await this.judge.send({ kind: 'resign', player });
    this.emit('loss', this.loss);
    const mover = this.players[player];
    const isLate = fault.code === 'bot/late' && mover instanceof BotPlayer;
    if (this.explains && isLate) void this.#explain(mover, player, task);
  }

  /** @param {BotPlayer} mover @param {number} player @param {Task} task */
  async #explain(mover, player, task) {
    const fault = await mover.explain(task);
    if (this.#isClosed) return;
    this.loss = { player, fault: fault?.line ? { ...fault, code: 'bot/late' } : faultOf('bot/lost', '') };
    this.emit('loss', this.loss);
  }
}
