/**
 * @file The position to which a link leads, as the link itself draws it (kropki/record/link.py), so that it can be
 * painted before Python is there. The engine opens the same link later and has the last word.
 */

import { LETTERS, pointAt } from '../model/points.js';
import { blankPosition, EMPTY, withBoard } from '../model/setup.js';
import { readLink } from './linktext.js';
import { indexOfPair } from './properties.js';
/** @import { GamePosition } from '../model/position.js' */
/** @import { PlayedDot } from '../protocol.js' */
/** @import { LinkedGame } from './linktext.js' */

const DOTS = 'RBGY';
const OWNERS = 'rbgy';
/** A move in a link that begins with the point of a dot, after a set-up and a player. */
export const DOT = /^(?:\{[^}]*\})?(?:[0-3]:)?([a-zA-Z]{2})(?=[.@]|$)/;
const MAX_SCORE = 10_000;

/**
 * Return the position of a link, or null if the link does not draw it: the link is older, or draws another move.
 * @param {string} link
 * @param {number | null} move the number of the move to show; null: the one that the link names
 * @returns {Promise<GamePosition | null>}
 */
export async function linkedPosition(link, move) {
  const game = await readLink(link);
  if (!game || (move !== null && Math.min(move, game.moves.length) !== game.ply)) return null;
  try {
    return draw(game);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * @param {LinkedGame} game
 * @returns {GamePosition}
 * @throws {RangeError} if the text of the position is not one
 */
function draw(game) {
  const { width, height, names, moves, ply } = game;
  const [movers, captured, scored, ...words] = game.position.split(' ');
  const players = names.length;
  const playerAt = (/** @type {number} */ move) => below(Number(movers[move % movers.length]), players);
  const dots = Array(width * height).fill(EMPTY);
  const owners = Array(width * height).fill(EMPTY);
  /** @type {PlayedDot | null} */
  let last = null;
  moves.slice(0, ply).forEach((text, move) => {
    const pair = DOT.exec(text)?.[1];
    if (!pair) return;
    const index = indexOf(pair, game);
    const player = playerAt(move);
    dots[index] = DOTS[player];
    last = { ...pointAt(index, width), player };
  });
  for (let i = 0; i < words.length; i += 2) {
    const [kind, letters] = [words[i], words[i + 1] ?? ''];
    if (kind === EMPTY || DOTS.slice(0, players).includes(kind)) {
      for (const pair of cut(letters, 2)) dots[indexOf(pair, game)] = kind;
    } else if (OWNERS.slice(0, players).includes(kind)) {
      for (const row of cut(letters, 3)) {
        const index = indexOf(row.slice(0, 2), game);
        const more = below(LETTERS.indexOf(row[2]), width - (index % width));
        owners.fill(kind, index, index + more + 1);
      }
    } else throw new RangeError('unknown word');
  }
  const captures = numbersIn(captured, players);
  const scores = numbersIn(scored, players);
  const [second, first] = [...scores].sort((a, b) => a - b).slice(-2);
  return {
    ...withBoard(blankPosition({ ...game, position: '' }), dots.join(''), owners.join('')),
    captures,
    scores,
    difference: first - second,
    turn: playerAt(ply),
    last,
    ply,
    plies: moves.length,
  };
}

/** @param {string} pair @param {LinkedGame} game */
function indexOf(pair, game) {
  const index = indexOfPair(pair, game);
  if (index < 0) throw new RangeError('no point');
  return index;
}

/** Cut a text into parts of a length. @param {string} text @param {number} length */
function cut(text, length) {
  if (!text || text.length % length) throw new RangeError('no parts');
  return Array.from({ length: text.length / length }, (_, part) => text.substr(part * length, length));
}

/** Return the numbers in a list, one for each player. @param {string | undefined} list @param {number} players */
function numbersIn(list, players) {
  const numbers = (list ?? '').split(',').map((text) => (text ? Number(text) : NaN));
  if (numbers.length !== players) throw new RangeError('not a number for each player');
  if (numbers.some((number) => !(Math.abs(number) <= MAX_SCORE))) throw new RangeError('no number');
  return numbers;
}

/** Return a number that is whole, not negative, and less than a limit. @param {number} number @param {number} limit */
function below(number, limit) {
  if (!Number.isInteger(number) || number < 0 || number >= limit) throw new RangeError('out of range');
  return number;
}
