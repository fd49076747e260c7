/** @file What lies at a point of the board and where an area is, in words. */

import { marksAt } from '../model/marks.js';
import { indexOf, isSamePoint, parsePoints, pointName } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
import { ringsAround } from '../model/rings.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { DrawnTerritory } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * Say which dot lies at a point, and in whose territory.
 * @param {Messages} messages
 * @param {Position} position
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
 * Say what lies at a point, and what is drawn there.
 * @param {FullPage} page
 * @param {Position} position
 * @param {Point} point
 */
export function pointText({ board, messages }, position, point) {
  const { highlights, areas, signed } = board;
  const name = (/** @type {number} */ player) => messages.name(position, player);
  const words = [lyingText(messages, position, point)];
  const offers = ringsAround([...areas.offered, ...areas.ready], point);
  for (const player of new Set(offers.map((offer) => offer.owner))) {
    words.push(messages.text('point-offer', { name: name(player) }));
  }
  const holds = (/** @type {{points: string}} */ { points }) =>
    parsePoints(points).some((other) => isSamePoint(other, point));
  for (const house of highlights.houses ?? []) {
    if (holds(house)) words.push(messages.text('point-house', { name: name(house.owner) }));
  }
  if (highlights.grounded?.some(holds)) words.push(messages.text('point-grounded'));
  for (const threat of highlights.threats ?? []) {
    const { player, captured } = threat;
    if (isSamePoint(threat, point)) {
      words.push(messages.text('point-threat', { name: name(player), count: captured }));
    }
  }
  for (const mark of marksAt(signed.marks, point)) words.push(messages.textOr(`mark-${mark}`, mark));
  return words.join(', ');
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
