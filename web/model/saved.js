/** @file Checks of saved data, which an older version of the page or somebody else may have written. */

/** @import { Point } from './points.js' */
/** @import { GamePosition } from './position.js' */
/** @import { Request, Welcome } from '../protocol.js' */

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
  const isText = (/** @type {unknown} */ text) => typeof text === 'string' && text.length === width * height;
  const isPerPlayer = (/** @type {unknown} */ list) => Array.isArray(list) && list.length === players;
  const hasRings = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((item) => typeof item?.ring === 'string');
  return (
    width * height > 0 &&
    [dots, owners, refusals].every(isText) &&
    [names, captures, scores, time_left].every(isPerPlayer) &&
    [stopped, resigned, branches].every(Array.isArray) &&
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

/** @param {unknown} value @returns {value is Point} */
export function isPoint(value) {
  const { x, y } = Object(value);
  return Number.isInteger(x) && Number.isInteger(y);
}

/** @param {unknown} value @returns {value is {ply: number, used: number, since: number | null}} */
export function isTurn(value) {
  const { ply, used, since } = Object(value);
  return Number.isInteger(ply) && Number.isFinite(used) && (since === null || Number.isFinite(since));
}
