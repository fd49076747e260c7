/**
 * @file The position to which a link leads, worked out without Python, so that it can be painted at once. The
 * engine opens the same link later and has the last word.
 */

import { parsePoints, pointAt } from '../model/points.js';
import { indicesInside } from '../model/rings.js';
import { blankPosition, withBoard } from '../model/setup.js';
import { playDot } from './captures.js';
import { readLink } from './linktext.js';
import { openingDots } from './openings.js';
import { indexOfPair } from './properties.js';
/** @import { GamePosition } from '../model/position.js' */
/** @import { PlayedDot } from '../protocol.js' */
/** @import { Points } from './captures.js' */
/** @import { LinkedGame } from './linktext.js' */

const MAX_WORK = 10_000_000; // points that are looked at
const DOTS = 'RBGY';
const OWNERS = 'rbgy';
const EMPTY = '.';
/** The options of unusual captures, which only the engine makes. */
const UNUSUAL = ['areas', 'edge', 'suicide'];
/** Moves that change no more than whose turn it is. */
const WORDS = /^(pass|stop|resign|time) ([0-3])(@\d+)?$/;

/**
 * Return the position of a link, or null if it cannot be worked out.
 * @param {string} link
 * @param {number | null} move the number of the move to show; null: the one that the link names
 * @returns {Promise<GamePosition | null>}
 */
export async function linkedPosition(link, move) {
  const game = await readLink(link);
  try {
    return game && replay(game, Math.min(move ?? game.ply, game.moves.length));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Return the position after some moves.
 * @param {LinkedGame} game
 * @param {number} ply
 * @returns {GamePosition}
 * @throws {RangeError} if the game is not a game, or takes too much work
 */
function replay(game, ply) {
  const board = new LinkedBoard(game);
  board.setUp(game.setup);
  for (const text of game.moves.slice(0, ply)) board.play(text);
  return { ...board.position, ply, plies: game.moves.length };
}

/** The board of a link's game while it is replayed. */
class LinkedBoard {
  /** The players who have resigned or run out of time. @type {Set<number>} */
  #gone = new Set();
  /** The players who have stopped. @type {Set<number>} */
  #stopped = new Set();
  #passes = 0;
  #isOver = false;
  /** @type {PlayedDot | null} */
  #last = null;
  #work = 0;

  /** @param {LinkedGame} game */
  constructor(game) {
    const { width, height, names, opening, options } = game;
    this.game = game;
    this.players = names.length;
    this.turn = game.first;
    if (UNUSUAL.some((name) => name in options)) throw new RangeError('unusual captures');
    this.isDeclared = options.captures === 'declared';
    const blank = blankPosition({ ...game, position: opening.name === 'custom' ? opening.position : '' });
    /** @type {Points} */
    this.points = {
      width,
      height,
      players: names.length,
      dots: Int8Array.from(blank.dots, (dot) => DOTS.indexOf(dot)),
      owners: Int8Array.from(blank.owners, (owner) => OWNERS.indexOf(owner)),
    };
    this.blank = blank;
    const figure =
      opening.name === 'custom' ? [] : openingDots(opening, { width, height, players: this.players });
    if (!figure) throw new RangeError('unknown opening');
    for (const [x, y, player] of figure) {
      if (x < 0 || y < 0 || x >= width || y >= height) throw new RangeError('no room for the opening');
      this.points.dots[y * width + x] = player;
    }
  }

  /** @returns {GamePosition} */
  get position() {
    const { blank, points, game, players } = this;
    const text = (/** @type {Int8Array} */ values, /** @type {string} */ letters) =>
      Array.from(values, (value) => letters[value] ?? EMPTY).join('');
    const owners = text(points.owners, OWNERS);
    const captures = Array.from({ length: players }, (_, player) => this.#capturesOf(player));
    const { komi } = /** @type {{komi?: unknown}} */ (game.options);
    const extra = typeof komi === 'number' ? komi / 2 : 0;
    const scores = captures.map((count, player) => count + (player === 1 ? extra : 0));
    const [second, first] = [...scores].sort((a, b) => a - b).slice(-2);
    return {
      ...withBoard(blank, text(points.dots, DOTS), owners),
      captures,
      scores,
      difference: first - second,
      turn: this.turn,
      last: this.#last,
    };
  }

  /** Put and remove dots by hand. @param {string} setup such as `R aabb . cc > B` */
  setUp(setup) {
    const words = setup.split(/\s+/).filter(Boolean);
    for (let i = 0; i + 1 < words.length; i += 2) {
      const [kind, word] = [words[i], words[i + 1]];
      if (kind === '>') this.turn = DOTS.indexOf(word) % this.players;
      else {
        for (const pair of word.match(/../g) ?? []) this.points.dots[this.#index(pair)] = DOTS.indexOf(kind);
      }
    }
  }

  /** Make a move. @param {string} text as kropki/game/tree.py writes it */
  play(text) {
    const match = /^(?:\{([^}]*)\})?(?:([0-3]):)?(.*)$/s.exec(text);
    if (!match) throw new RangeError('no move');
    const [, setup, other, rest] = match;
    if (setup !== undefined) {
      if (this.#isOver) this.#goOn();
      this.setUp(setup);
    }
    const word = WORDS.exec(rest);
    if (word) return this.#leave(word[1], Number(word[2]));
    if (rest === 'draw' || rest === 'agree' || rest.startsWith('settle')) this.#isOver = true;
    if (this.#isOver || !rest) return;
    this.#passes = 0;
    const [letters, ...rings] = rest.split('@')[0].split('.');
    const player = other ? Number(other) : this.turn;
    const before = this.#areaOf(player);
    if (letters) this.#putDot(this.#index(letters), player);
    for (const ring of rings) this.#enclose(ring, player);
    const goesOn = this.game.options.extra_turn && this.#areaOf(player) > before;
    this.turn = player;
    if (!goesOn) this.#pass();
  }

  /** @param {number} index @param {number} player */
  #putDot(index, player) {
    const { points } = this;
    const count = (/** @type {number} */ work) => this.#count(work);
    if (player >= this.players || points.dots[index] >= 0) throw new RangeError('no move');
    this.#count(1);
    if (this.isDeclared) points.dots[index] = player;
    else playDot(points, index, player, count);
    this.#last = { ...pointAt(index, points.width), player };
  }

  /** Capture what a ring surrounds. @param {string} ring @param {number} player who declares it */
  #enclose(ring, player) {
    const { points } = this;
    const indices = (ring.match(/../g) ?? []).map((pair) => this.#index(pair));
    this.#count(indices.length);
    const dot = indices.length ? points.dots[indices[0]] : -1;
    const owner = dot >= 0 ? dot : player;
    const inside = indicesInside(parsePoints(ring), points.width);
    this.#count(inside.length);
    for (const index of inside) points.owners[index] = owner;
  }

  /** Let a player pass, stop, resign or run out of time. @param {string} word @param {number} player */
  #leave(word, player) {
    const isTurn = player === this.turn;
    this.#passes = word === 'pass' ? this.#passes + 1 : 0;
    if (word === 'stop') this.#stopped.add(player);
    else if (word !== 'pass') this.#gone.add(player);
    const active = Array.from({ length: this.players }, (_, each) => each).filter(
      (each) => !this.#gone.has(each),
    );
    const moving = active.filter((each) => !this.#stopped.has(each));
    const isSettled = word === 'stop' && this.game.options.stop === 'settled';
    this.#isOver = isSettled || active.length === 1 || this.#passes >= moving.length;
    if (active.length === 1) [this.turn] = active;
    else if (isTurn && !isSettled) this.#pass();
  }

  /** Go on after the end, with all players: that is what a set-up does. */
  #goOn() {
    this.#gone.clear();
    this.#stopped.clear();
    this.#passes = 0;
    this.#isOver = false;
  }

  /** Give the turn to the next player who still moves. */
  #pass() {
    for (let step = 1; step <= this.players; step++) {
      const next = (this.turn + step) % this.players;
      if (this.#gone.has(next) || this.#stopped.has(next)) continue;
      this.turn = next;
      return;
    }
  }

  /** @param {number} player */
  #areaOf(player) {
    if (!this.game.options.extra_turn) return 0;
    this.#count(this.points.owners.length);
    return this.points.owners.filter((owner) => owner === player).length;
  }

  /** @param {number} player */
  #capturesOf(player) {
    const { dots, owners } = this.points;
    return dots.filter((dot, index) => dot >= 0 && dot !== player && owners[index] === player).length;
  }

  /** @param {string} pair */
  #index(pair) {
    const index = indexOfPair(pair, this.points);
    if (index < 0) throw new RangeError('no point');
    return index;
  }

  /** @param {number} work */
  #count(work) {
    if ((this.#work += work) > MAX_WORK) throw new RangeError('too much work');
  }
}
