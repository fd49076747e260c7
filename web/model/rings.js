/**
 * @file What lies inside rings. The engine decides which rings count; the page needs this much to answer a
 * pointer at once. tests/test_page.py holds it to the engine's answers.
 */

import { LETTERS, parsePoints } from './points.js';
import { dotOf, ownerOf } from './position.js';
/** @import { Point } from './points.js' */
/** @import { Position } from './position.js' */
/** @import { DrawnTerritory } from '../protocol.js' */

/** The width of a board that has room for every point that has letters. */
const STRIDE = LETTERS.length;

/**
 * Return the points strictly inside a ring, as indices into a board of this width. Along a row from the left,
 * a point is inside if the number of steps of the ring that lead down from that row, at or left of the point,
 * is odd.
 * @param {Point[]} ring
 * @param {number} width
 */
export function indicesInside(ring, width) {
  if (!ring.length) return [];
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const columns = right - left + 1;
  const isDot = new Uint8Array(columns * (bottom - top + 1));
  const isWall = new Uint8Array(isDot.length);
  const at = (/** @type {Point} */ { x, y }) => (y - top) * columns + x - left;
  ring.forEach((here, i) => {
    const there = ring[(i + 1) % ring.length];
    isDot[at(here)] = 1;
    if (here.y !== there.y) isWall[at(here.y < there.y ? here : there)] ^= 1;
  });
  /** @type {number[]} */
  const inside = [];
  for (let y = top; y < bottom; y++) {
    let isIn = 0;
    for (let x = left; x < right; x++) {
      const i = at({ x, y });
      isIn ^= isWall[i];
      if (isIn && !isDot[i]) inside.push(y * width + x);
    }
  }
  return inside;
}

/**
 * Return the points strictly inside a ring, as keys: see `keyOf`.
 * @param {string} ring
 * @returns {Set<number>}
 */
export const insideOf = (ring) => new Set(indicesInside(parsePoints(ring), STRIDE));

/** Return a number for a point that is the same on boards of any size. @param {Point} point */
const keyOf = ({ x, y }) => y * STRIDE + x;

/**
 * Return the rings that go around a point, the smallest first.
 * @template {DrawnTerritory} T
 * @param {T[]} rings
 * @param {Point} point
 */
export function ringsAround(rings, point) {
  return rings
    .map((item) => ({ item, inside: insideOf(item.ring) }))
    .filter(({ inside }) => inside.has(keyOf(point)))
    .sort((a, b) => a.inside.size - b.inside.size)
    .map(({ item }) => item);
}

/**
 * Return whether two rings share points inside, or a dot of one lies inside the other.
 * @param {string} a
 * @param {string} b
 */
export function overlap(a, b) {
  const [insideA, insideB] = [insideOf(a), insideOf(b)];
  const hasDotIn = (/** @type {string} */ ring, /** @type {Set<number>} */ inside) =>
    parsePoints(ring).some((point) => inside.has(keyOf(point)));
  return [...insideA].some((key) => insideB.has(key)) || hasDotIn(a, insideB) || hasDotIn(b, insideA);
}

/**
 * Return whether two rings enclose the same points.
 * @param {string} a
 * @param {string} b
 */
export function encloseSame(a, b) {
  const [insideA, insideB] = [insideOf(a), insideOf(b)];
  return insideA.size === insideB.size && [...insideA].every((key) => insideB.has(key));
}

/**
 * Return the largest of these rings that can be taken together: none lies inside another.
 * @template {DrawnTerritory} T
 * @param {T[]} rings
 */
export function outermost(rings) {
  /** @type {T[]} */
  const chosen = [];
  for (const item of [...rings].sort((a, b) => insideOf(b.ring).size - insideOf(a.ring).size)) {
    if (!chosen.some((other) => overlap(item.ring, other.ring))) chosen.push(item);
  }
  return chosen;
}

/**
 * Return whether a ring goes around an enemy dot that is not captured.
 * @param {Position} position
 * @param {DrawnTerritory} territory
 */
export function holdsEnemy({ dots, owners, width }, { owner, ring }) {
  return indicesInside(parsePoints(ring), width).some(
    (i) => dotOf(dots[i]) >= 0 && dotOf(dots[i]) !== owner && ownerOf(owners[i]) < 0,
  );
}
