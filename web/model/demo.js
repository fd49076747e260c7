/** @file A capture to show on a board where nobody has played yet. */

import { formatPoints, indexOf, pointAt } from './points.js';
/** @import { Point } from './points.js' */
/** @import { GamePosition } from './position.js' */

const [OWN, ENEMY, OWNER, EMPTY] = 'RBr.';
const ROUND = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/**
 * Return the positions of a short example, each with one more dot: the last dot of the first player closes a
 * ring around a dot of the second. If there is a dot in the opening that has a ring half around it, it is
 * that one. Return none if the board has no room.
 * @param {GamePosition} position before the first move
 * @returns {GamePosition[]}
 */
export function demoOf(position) {
  const caught = findCaught(position);
  if (!caught) return [];
  const ring = ROUND.map((step) => add(caught, step));
  const open = ring.filter((point) => dotAt(position, point) === EMPTY);
  /** @type {[number, Point][]} */
  const moves = open.map((point) => [0, point]);
  if (dotAt(position, caught) === EMPTY) moves.splice(1, 0, [1, caught]);
  // the other player answers one step further on
  for (let i = moves.length - 1; i > 0; i--) {
    const [player, { x, y }] = moves[i];
    const away = { x: 2 * x - caught.x, y: 2 * y - caught.y };
    const isAnswer = player === 0 && moves[i - 1][0] === 0;
    if (isAnswer && dotAt(position, away) === EMPTY) moves.splice(i, 0, [1, away]);
  }
  const frames = moves.map((_, n) => after(position, moves.slice(0, n + 1)));
  const end = frames[frames.length - 1];
  const territory = { owner: 0, ring: formatPoints(ring) };
  end.owners = put(position.owners, indexOf(position, caught), OWNER);
  end.change.taken = [{ ...territory, captured: 1, freed: 0 }];
  end.territories = [...position.territories, territory];
  return frames;
}

/**
 * Return a position after some dots.
 * @param {GamePosition} position
 * @param {[number, Point][]} moves players and points
 */
function after(position, moves) {
  const [player, point] = moves[moves.length - 1];
  const dot = { ...point, player };
  const dots = moves.reduce(
    (text, [who, at]) => put(text, indexOf(position, at), who ? ENEMY : OWN),
    position.dots,
  );
  /** @type {GamePosition} */
  const frame = { ...position, dots, last: dot, change: { dot, taken: [] } };
  frame.state += moves.length;
  return frame;
}

/** Return the dot to capture, or where to put it. @param {GamePosition} position @returns {Point | null} */
function findCaught(position) {
  const { dots, width, height } = position;
  const around = (/** @type {Point} */ point) => ROUND.map((step) => dotAt(position, add(point, step)));
  const places = Array.from({ length: dots.length }, (_, index) => pointAt(index, width)).filter((point) =>
    around(point).every((dot) => dot === OWN || dot === EMPTY),
  );
  const middle = { x: Math.floor((width - 1) / 2), y: Math.floor((height - 1) / 2) };
  const far = (/** @type {Point} */ { x, y }) => Math.hypot(x - middle.x, y - middle.y);
  const started = places.filter(
    (point) =>
      dotAt(position, point) === ENEMY && around(point).filter((dot) => dot === OWN).length < ROUND.length,
  );
  const empty = places.filter((point) => dotAt(position, point) === EMPTY);
  return [...(started.length ? started : empty)].sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Return what is on a point, or '' outside the board. @param {GamePosition} position @param {Point} point */
const dotAt = (position, { x, y }) =>
  x >= 0 && y >= 0 && x < position.width && y < position.height
    ? position.dots[indexOf(position, { x, y })]
    : '';

/** @param {Point} a @param {Point} b */
const add = (a, b) => ({ x: a.x + b.x, y: a.y + b.y });

/** @param {string} text @param {number} index @param {string} character */
const put = (text, index, character) => text.slice(0, index) + character + text.slice(index + 1);
