/** @file What lies at a point of a board and where an area is, in words. */

import { indexOf, parsePoints, pointName } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { DrawnTerritory } from '../protocol.js' */
/** @import { Messages } from './messages.js' */

/** @typedef {Pick<Position, 'width' | 'dots' | 'owners' | 'names'>} Lying what lies on a board, and the players' names */

/**
 * Say which dot lies at a point, and in whose territory.
 * @param {Messages} messages
 * @param {Lying} position
 * @param {Point} point
 */
export function lyingText(messages, position, point) {
  const i = indexOf(position, point);
  const [dot, owner] = [dotOf(position.dots[i]), ownerOf(position.owners[i])];
  const lies = owner < 0 ? (dot < 0 ? 'free' : 'dot') : dot < 0 ? 'territory' : 'enclosed';
  return messages.text('point', {
    point: pointName(point),
    lies,
    dot: dot < 0 ? '' : messages.name(position, dot),
    owner: owner < 0 ? '' : messages.name(position, owner),
  });
}

/**
 * Say where an area lies: between which corners, or at which point.
 * @param {Messages} messages
 * @param {DrawnTerritory} area
 */
export function placeText(messages, { ring }) {
  const points = parsePoints(ring);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const from = pointName({ x: Math.min(...xs) + 1, y: Math.min(...ys) + 1 });
  const to = pointName({ x: Math.max(...xs) - 1, y: Math.max(...ys) - 1 });
  return from === to ? from : messages.text('point-span', { from, to });
}
