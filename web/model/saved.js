/** @file Checks of saved data, which an older version of the page or somebody else may have written. */

import { OPENINGS } from './requests.js';
/** @import { Point } from './points.js' */
/** @import { GamePosition } from './position.js' */
/** @import { Request, Welcome } from '../protocol.js' */

const MAX_SIZE = 52; // points of a side, as in kropki/board/grid.py
const MAX_PLAYERS = 4;
const MAX_COUNT = 1e6; // moves of a game, and more
const MAX_TIME = 8.64e15; // milliseconds since 1970: no date is later
const MAX_DEPTH = 50; // levels of a record, as in kropki/record/nesting.py

/** @param {unknown} value @param {number} most @param {number} [least] */
const isWhole = (value, most, least = 0) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Return whether a value is the number of a game. @param {unknown} value @returns {value is number} */
export const isId = (value) => isWhole(value, Number.MAX_SAFE_INTEGER);

/** Return whether a value is a time in milliseconds since 1970. @param {unknown} value @returns {value is number} */
export const isTime = (value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= MAX_TIME;

/** Return whether a value is a number of moves. @param {unknown} value @returns {value is number} */
export const isCount = (value) => isWhole(value, MAX_COUNT);

/** Return whether a value is how many points a side of a board has. @param {unknown} value @returns {value is number} */
export const isSide = (value) => isWhole(value, MAX_SIZE, 1);

/** @param {unknown} value @returns {value is string[]} */
export const isTexts = (value) => Array.isArray(value) && value.every((text) => typeof text === 'string');

/**
 * Return whether a value may be the record of a game. Whether it is one is for the engine to say, but Python's
 * reader of JSON does not survive deep nesting.
 * @param {unknown} value
 * @returns {value is object}
 */
export function isRecord(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let level = [/** @type {object} */ (value)];
  for (let depth = 0; level.length; depth++) {
    if (depth >= MAX_DEPTH) return false;
    level = level.flatMap((each) => Object.values(each).filter((item) => typeof item === 'object' && item));
  }
  return true;
}

/** Return the record in a text, or null if there is none. @param {unknown} text */
export function recordIn(text) {
  try {
    const value = JSON.parse(String(text));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Return whether a value has all that the page needs to show it as a position.
 * @param {unknown} value
 * @returns {value is GamePosition}
 */
export function isPosition(value) {
  const position = Object(value);
  const { width, height, players, dots, owners, refusals } = position;
  const { names, captures, scores, time_left, stopped, resigned } = position;
  const { territories, offers, change, options, opening, branches, marks } = position;
  const { turn, ply, plies, clock, last, outcome, offer } = position;
  const isText = (/** @type {unknown} */ text) => typeof text === 'string' && text.length === width * height;
  const isPerPlayer = (/** @type {unknown} */ list) => Array.isArray(list) && list.length === players;
  const areNumbers = (/** @type {unknown} */ list) => Array.isArray(list) && list.every(Number.isFinite);
  const isAbsent = (/** @type {unknown} */ item) => item === null || item === undefined;
  const hasRings = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((item) => typeof item?.ring === 'string');
  return (
    [width, height].every(isSide) &&
    isWhole(players, MAX_PLAYERS, 1) &&
    isWhole(turn, 9, -1) && // while a position is set up, it is what a click puts
    [ply, plies].every(isCount) &&
    isTexts(names) &&
    [captures, scores, time_left, stopped, resigned, branches].every(areNumbers) &&
    (isAbsent(clock) || [clock.main, clock.increment, clock.per_move].every(Number.isFinite)) &&
    (isAbsent(last) || [last.x, last.y].every(Number.isInteger)) &&
    (isAbsent(outcome) || typeof outcome.reason === 'string') &&
    (isAbsent(offer) || typeof offer.kind === 'string') &&
    [dots, owners, refusals].every(isText) &&
    [names, captures, scores, time_left].every(isPerPlayer) &&
    [territories, offers, Object(change).taken].every(hasRings) &&
    [options, opening, marks].every((item) => item instanceof Object)
  );
}

/** @param {unknown} value @returns {value is Welcome} */
export function isWelcome(value) {
  const isNamed = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((item) => typeof item?.name === 'string');
  const { rules, options, openings } = Object(value);
  return [rules, options, openings].every(isNamed);
}

/** @param {unknown} value @returns {value is Request[]} */
export const isQueue = (value) =>
  Array.isArray(value) && value.every((item) => typeof item?.kind === 'string');

/** Return the requests of a list that go on with a game, as far as they are any. @param {unknown} value */
export const changesIn = (value) =>
  (Array.isArray(value) ? value : []).filter(
    (item) => typeof item?.kind === 'string' && !OPENINGS.includes(item.kind),
  );

/** @param {unknown} value @returns {value is Point} */
export function isPoint(value) {
  const { x, y } = Object(value);
  return Number.isInteger(x) && Number.isInteger(y);
}

/** @param {unknown} value @returns {value is {ply: number, used: number, since: number | null, ahead?: number}} */
export function isTurn(value) {
  const { ply, used, since, ahead = 0 } = Object(value);
  return isCount(ply) && isTime(used) && (since === null || isTime(since)) && Number.isFinite(ahead);
}
