/** @file Series of games between bots: tournaments, and the ladder of the levels. */

import { Emitter } from '../../base/emitter.js';
import { LEVELS } from '../../model/seats.js';
import { Match, newSeed } from './botmatch.js';
/** @import { Engine } from '../../engine/engine.js' */
/** @import { Player } from './players.js' */
/** @import { Fault } from './sandbox.js' */

/**
 * @typedef {object} Played a game that has been played
 * @property {[number, number]} players their numbers; the first one began
 * @property {[number, number]} points
 * @property {[number, number]} captures
 * @property {{player: number, fault: Fault} | null} loss who has lost by a fault; the number is 0 or 1
 * @property {string} sgf
 */

const OPENING = 'cross';

/**
 * A series of games. Emits `game` after each, and `end`.
 * @extends {Emitter<{game: Played, end: null}>}
 */
export class Contest extends Emitter {
  /** @type {Played[]} */
  games = [];
  /** @type {Match | null} */
  match = null;
  isOver = false;

  /** @param {Engine} engine @param {number} size of the board */
  constructor(engine, size) {
    super();
    this.engine = engine;
    this.size = size;
  }

  /** End it after the games that are finished. */
  stop() {
    this.isOver = true;
    this.match?.close();
  }

  /**
   * Play a game.
   * @param {[number, number]} numbers of the players
   * @param {[Player, Player]} players
   * @returns {Promise<Played | null>} null if it was stopped
   */
  async playGame(numbers, players) {
    const settings = { width: this.size, height: this.size, opening: OPENING, seed: newSeed() };
    const match = await Match.begin(this.engine, players, settings);
    this.match = match;
    const isWhole = await match.play();
    if (!isWhole || this.isOver) {
      match.judge.close();
      return null;
    }
    const sgf = await match.judge.sgf();
    match.judge.close();
    const [a, b] = match.position.captures;
    const { points, loss } = match;
    /** @type {Played} */
    const played = { players: numbers, points, captures: [a, b], loss, sgf };
    this.games.push(played);
    this.emit('game', played);
    return played;
  }

  /** @param {Player[]} players that have no more games */
  finish(players) {
    for (const player of players) player.close();
    this.isOver = true;
    this.emit('end', null);
  }
}

/** A tournament in which each bot meets each other one twice, and begins once. */
export class Tournament extends Contest {
  /** @param {Engine} engine @param {number} size @param {Player[]} players */
  constructor(engine, size, players) {
    super(engine, size);
    this.players = players;
  }

  /** The number of all games. */
  get length() {
    return this.players.length * (this.players.length - 1);
  }

  async play() {
    const { players } = this;
    for (let a = 0; a < players.length && !this.isOver; a++) {
      for (let b = a + 1; b < players.length && !this.isOver; b++) {
        await this.playGame([a, b], [players[a], players[b]]);
        if (!this.isOver) await this.playGame([b, a], [players[b], players[a]]);
        players[b].close();
      }
      players[a].close();
    }
    this.finish(players);
  }
}

/** Games of a bot against the levels: after a win the level above comes, after a loss the one below. */
export class Ladder extends Contest {
  /**
   * @param {Engine} engine
   * @param {number} size
   * @param {Player} bot which has number 0
   * @param {(level: number) => Player} opponent returns a level, whose number is the level
   * @param {number} length the number of games
   */
  constructor(engine, size, bot, opponent, length) {
    super(engine, size);
    this.bot = bot;
    this.opponent = opponent;
    this.length = length;
  }

  async play() {
    const { bot } = this;
    let level = LEVELS[0];
    while (this.games.length < this.length && !this.isOver) {
      const other = this.opponent(level);
      const begins = this.games.length % 2 === 0;
      const played = await (begins
        ? this.playGame([0, level], [bot, other])
        : this.playGame([level, 0], [other, bot]));
      if (!played) break;
      const points = played.points[begins ? 0 : 1];
      if (points > 0.5) level = Math.min(level + 1, LEVELS.length);
      else if (points < 0.5) level = Math.max(level - 1, LEVELS[0]);
    }
    this.finish([bot]);
  }
}
