/** @file What lies at a point of the game's board and what is drawn there, in words. */

import { marksAt } from '../model/marks.js';
import { isSamePoint, parsePoints } from '../model/points.js';
import { ringsAround } from '../model/rings.js';
import { lyingText } from './pointtext.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */

/**
 * Say what lies at a point, and what is drawn there.
 * @param {FullPage} page
 * @param {Position} position
 * @param {Point} point
 */
export function pointText({ board, messages }, position, point) {
  const { highlights, areas, signed } = board;
  const { dots = [], moves = [] } = highlights.forecast ?? {};
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
  for (const [id, points] of /** @type {const} */ ([
    ['point-endangered', dots],
    ['point-likely', moves],
  ])) {
    const found = points.find((other) => isSamePoint(other, point));
    if (found) words.push(messages.text(id, { percent: Math.round(100 * found.share) }));
  }
  for (const mark of marksAt(signed.marks, point)) words.push(messages.textOr(`mark-${mark}`, mark));
  return words.join(', ');
}
