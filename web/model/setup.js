/** @file A position that is being set up: how it starts, changes, and is written. */

import { outlines } from './outlines.js';
import { formatPoints, indexOf, pointAt } from './points.js';
/** @import { Point } from './points.js' */
/** @import { GamePosition, Position, Settings } from './position.js' */

export const EMPTY = '.';
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/**
 * Return the position from which a game with these settings starts: an empty board, or the one drawn in them.
 * @param {Settings} settings
 * @returns {GamePosition}
 */
export function blankPosition(settings) {
  const { width, height, names, first, rules, options } = settings;
  const zeros = names.map(() => 0);
  const [dots, owners] = parseDiagram(settings);
  return {
    state: 0,
    width,
    height,
    players: names.length,
    names,
    first,
    rules,
    options,
    opening: { name: 'custom', seed: 0, handicap: 0, position: '' },
    clock: null,
    time_left: zeros,
    dots,
    owners,
    refusals: EMPTY.repeat(width * height),
    territories: outlines(owners, width),
    offers: [],
    declarer: null,
    captures: zeros,
    scores: zeros,
    difference: 0,
    turn: 0,
    stopped: [],
    resigned: [],
    ply: 0,
    plies: 0,
    last: null,
    offer: null,
    outcome: null,
    settlement: null,
    change: { dot: null, taken: [] },
    node: 0,
    branches: [],
    tree: 0,
    grown: [],
    comment: '',
    name: '',
    marks: {},
    verdict: '',
    judgement: '',
    revert: false,
    repeat: false,
    reading: null,
    record: null,
  };
}

/**
 * Return the dots and owners of the diagram in these settings, if it fits the board.
 * @param {Settings} settings
 */
function parseDiagram({ width, height, names, position }) {
  const words = position.trim().split(/\s+/);
  const fits = words.length === width * height && position.trim().split('\n').length === height;
  return ['RBGY', 'rbgy'].map((all, place) => {
    const letters = all.slice(0, names.length);
    if (!fits) return EMPTY.repeat(width * height);
    return words.map((word) => (word[place] && letters.includes(word[place]) ? word[place] : EMPTY)).join('');
  });
}

/** Return a position as a diagram, as kropki/board/diagram.py writes it. @param {Position} position */
export function diagram({ dots, owners, width, height }) {
  const word = (/** @type {number} */ i) => dots[i] + (owners[i] === EMPTY ? '' : owners[i]);
  const row = (/** @type {number} */ y) =>
    Array.from({ length: width }, (_, x) => word(y * width + x)).join(' ');
  return Array.from({ length: height }, (_, y) => row(y)).join('\n');
}

/** Return the owners in a diagram. @param {string} text */
export const ownersIn = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word[1] ?? EMPTY)
    .join('');

/** Return whether two diagrams are the same but for spaces. @param {string} a @param {string} b */
export const isSameDiagram = (a, b) => a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();

/**
 * Return the edits that turn one position into another, as the request `set_up` wants them
 * (docs/protocol.md).
 * @param {Position} origin
 * @param {Position} position
 * @param {number | null} first who moves next
 */
export function edits(origin, position, first) {
  const words = [...'RB', EMPTY].map((letter) => {
    const points = [...position.dots].flatMap((dot, i) =>
      dot === letter && origin.dots[i] !== letter ? [pointAt(i, position.width)] : [],
    );
    return points.length ? `${letter} ${formatPoints(points)}` : '';
  });
  return [...words, `> ${'RB'[first ?? 0]}`].filter(Boolean).join(' ');
}

/**
 * Return a position with another dot, or none, at a point. Territories that touch the point become open.
 * @param {GamePosition} position
 * @param {Point} point
 * @param {string} dot a letter, or `EMPTY`
 */
export function withDot(position, point, dot) {
  const { dots, owners, width } = position;
  const i = indexOf(position, point);
  return withBoard(position, dots.slice(0, i) + dot + dots.slice(i + 1), opened(owners, width, point));
}

/**
 * Return a position with these dots and owners.
 * @param {GamePosition} position
 * @param {string} dots
 * @param {string} owners
 */
export const withBoard = (position, dots, owners) => ({
  ...position,
  dots,
  owners,
  territories: outlines(owners, position.width),
});

/**
 * Return the owners without the territories at a point or next to it.
 * @param {string} owners
 * @param {number} width
 * @param {Point} point
 */
function opened(owners, width, point) {
  const left = [...owners];
  const height = owners.length / width;
  const open = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ owner) => {
    if (x < 0 || y < 0 || x >= width || y >= height || left[y * width + x] !== owner) return;
    left[y * width + x] = EMPTY;
    for (const [dx, dy] of SIDES) open(x + dx, y + dy, owner);
  };
  for (let y = point.y - 1; y <= point.y + 1; y++) {
    for (let x = point.x - 1; x <= point.x + 1; x++) {
      const owner = left[y * width + x] ?? EMPTY;
      if (owner !== EMPTY) open(x, y, owner);
    }
  }
  return left.join('');
}
