/** @file Facts of a position. */

import { pointAt } from './points.js';
/** @import { ClockSettings, EndOffer, NewGame, Position as Fields } from '../protocol.js' */

/**
 * @typedef {Fields} Position
 * @typedef {Position & {state: number}} GamePosition a position, with the number of the game's state
 * @typedef {Required<NewGame> & {first: number, clock: ClockSettings | null}} Settings of a new game, all of
 *   them
 */

/** Return the player whose dot a character of `dots` stands for, or -1. @param {string} character */
export const dotOf = (character) => 'RBGY'.indexOf(character);

/** Return the player whose territory a character of `owners` stands for, or -1. @param {string} character */
export const ownerOf = (character) => 'rbgy'.indexOf(character);

/**
 * Return whether two positions are the same node of the same tree with the same board. Their notes may
 * differ.
 * @param {Position} a
 * @param {Position} b
 */
export const isSameBoard = (a, b) =>
  a === b || (a.node === b.node && a.tree === b.tree && a.dots === b.dots && a.owners === b.owners);

/** Return whether the rules restrict the next dot to a part of the board. @param {Position} position */
export const isBarred = ({ refusals }) => refusals.includes('m');

/** Return the points where the rules allow no dot yet. @param {Position} position */
export const barredPoints = ({ refusals, width }) =>
  [...refusals].flatMap((letter, index) => (letter === 'm' ? [pointAt(index, width)] : []));

/**
 * Return whether a review of a game is possible: two play it, and there is a dot.
 * @param {Position} position
 */
export const isReviewable = ({ players, last, ply, plies }) =>
  players === 2 && (last !== null || ply < plies);

/** @param {Pick<Position, 'players'>} position */
export const allPlayers = ({ players }) => Array.from({ length: players }, (_, player) => player);

/** Return the players who have not resigned or run out of time. @param {Pick<Position, 'players' | 'resigned'>} position */
export const activePlayers = (position) =>
  allPlayers(position).filter((player) => !position.resigned.includes(player));

/** Return the active players who have not stopped. @param {Position} position */
const movingPlayers = (position) =>
  activePlayers(position).filter((player) => !position.stopped.includes(player));

/**
 * Return who moves after this many moves if nobody drops out.
 * @param {Position} position
 * @param {number} moves
 */
export function playerAfter(position, moves) {
  const { turn } = position;
  const others = movingPlayers(position).filter((player) => player !== turn);
  const after = [...others.filter((player) => player > turn), ...others.filter((player) => player < turn)];
  const round = position.stopped.includes(turn) ? after : [...after, turn];
  return moves && round.length ? round[(moves - 1) % round.length] : turn;
}

/**
 * Return the only player who still moves after the others have stopped, or null.
 * @param {Position} position
 */
export function aloneAfterStop(position) {
  const playing = movingPlayers(position);
  return position.stopped.length && playing.length === 1 && !position.outcome ? playing[0] : null;
}

/** Return the next player to answer an offer. @param {Position} position @param {Pick<EndOffer, 'player' | 'accepted'>} offer */
export const nextToAccept = (position, offer) =>
  activePlayers(position).find((player) => !offer.accepted.includes(player)) ?? offer.player;

/**
 * Return the request for a new game with the settings of this one.
 * @param {Position} position
 * @returns {Settings}
 */
export function settingsOf({ width, height, rules, options, opening, names, first, clock }) {
  const { name, seed, handicap, position } = opening;
  const start = { opening: name, seed, handicap, position };
  return { kind: 'new', width, height, rules, options, ...start, names, first, clock };
}

/** Return whether nothing has been done in a game. @param {GamePosition} position */
export const isBlank = ({ plies, branches, revert }) => plies === 0 && !branches.length && !revert;
