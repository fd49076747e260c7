/**
 * @file What the engine answers (docs/protocol.md), and how to read it.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {Point & {player: number}} Dot
 * @typedef {{owner: number, ring: string}} Territory
 * @typedef {Territory & {captured: number, freed: number}} Taken
 * @typedef {{winner: number | null, reason: string}} Outcome
 * @typedef {object} Position
 * @property {'position'} kind
 * @property {number} state
 * @property {number} width
 * @property {number} height
 * @property {number} players
 * @property {string[]} names
 * @property {string} rules
 * @property {string} opening
 * @property {string} dots
 * @property {string} owners
 * @property {string} refusals
 * @property {Territory[]} territories
 * @property {number[]} captures
 * @property {number} turn
 * @property {number} ply
 * @property {number} plies
 * @property {Dot | null} last
 * @property {number | null} draw_offer
 * @property {Outcome | null} outcome
 * @property {{dot: Dot | null, taken: Taken[]}} change
 * @property {unknown} record
 * @typedef {{kind: 'welcome', state: number, engine: string, rules: string[], openings: string[], min_size: number, max_size: number}} Welcome
 * @typedef {{kind: 'error', state: number, code: string, message: string, x?: number, y?: number, owner?: number}} Refusal
 * @typedef {Position | Welcome | Refusal} Answer
 * @typedef {{kind: string, [field: string]: unknown}} Request
 */

/**
 * Whether something kept can be shown: an older page or another hand may have left it.
 * @param {unknown} value @returns {value is Position}
 */
export function isPosition(value) {
  const { width, height, dots, owners, refusals, names, captures, territories, change } = Object(value);
  const isText = (/** @type {unknown} */ text) => typeof text === 'string' && text.length === width * height;
  const isRings = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((item) => typeof item?.ring === 'string');
  return width * height > 0 && [dots, owners, refusals].every(isText) && [names, captures].every(Array.isArray)
    && [territories, Object(change).taken].every(isRings);
}

/** @param {unknown} value @returns {value is Request[]} */
export const isQueue = (value) => Array.isArray(value) && value.every((item) => typeof item?.kind === 'string');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The player whose dot a character of `dots` is, -1 for none. @param {string} character */
export const dotOf = (character) => 'RBGY'.indexOf(character);

/** The player whose territory a character of `owners` is, -1 for none. @param {string} character */
export const ownerOf = (character) => 'rbgy'.indexOf(character);

/** @param {Position} position @param {Point} point */
export const indexOf = (position, { x, y }) => y * position.width + x;

/** @param {Point | null} a @param {Point | null} b */
export const same = (a, b) => a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y);

/** The points of a ring, in its order. @param {string} ring @returns {Point[]} */
export function ringPoints(ring) {
  const points = [];
  for (let i = 0; i < ring.length; i += 2) points.push({ x: LETTERS.indexOf(ring[i]), y: LETTERS.indexOf(ring[i + 1]) });
  return points;
}

/** The letter over a column. @param {number} x */
export const columnName = (x) => LETTERS[x];

/** The number beside a row, counted from the top. @param {number} y */
export const rowName = (y) => String(y + 1);

/** A point as people say it: `c4`. @param {Point} point */
export const pointName = ({ x, y }) => columnName(x) + rowName(y);

/** The point that people call so, null where the board has none. @param {string} name @param {Position} position @returns {Point | null} */
export function pointNamed(name, position) {
  const match = /^\s*([a-z])\s*(\d+)\s*$/i.exec(name);
  if (!match) return null;
  const y = Number(match[2]) - 1;
  const columns = LETTERS.slice(0, position.width);
  const x = columns.includes(match[1]) ? columns.indexOf(match[1]) : columns.indexOf(match[1].toLowerCase());
  return x >= 0 && y >= 0 && y < position.height ? { x, y } : null;
}

/** Who is to answer a draw offer. @param {Position} position @param {number} offerer */
export const otherThan = (position, offerer) => (offerer + 1) % position.players;
