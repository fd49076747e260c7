/** @file What explains a point that somebody taps: sentences, and what they are about on the board. */

import { indexOf, parsePoints, pointName } from '../../model/points.js';
import { dotOf, ownerOf } from '../../model/position.js';
/** @import { Picture } from '../../board/signs.js' */
/** @import { Point } from '../../model/points.js' */
/** @import { Position } from '../../model/position.js' */
/** @import { CaptureThreat, PointReasons } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Scene } from '../../ui/linetext.js' */

/** The messages for points that cannot be played though nothing is there. @type {Record<string, string>} */
const REFUSALS = { m: 'refusal-move-middle', s: 'refusal-move-suicide', x: 'refusal-game-over' };

/**
 * Return what explains a point.
 * @param {Messages} messages
 * @param {Position} position
 * @param {PointReasons} reasons
 * @returns {Scene}
 */
export function sceneAt(messages, position, reasons) {
  const point = { x: reasons.x, y: reasons.y };
  const words = `${pointName(point)}: ${wordsOf(messages, position, point, reasons).join(' ')}`;
  return { words, picture: pictureOf(point, reasons) };
}

/** @param {Messages} messages @param {Position} position @param {Point} point @param {PointReasons} reasons */
function wordsOf(messages, position, point, { captures, closes, threats, house, grounded }) {
  const name = (/** @type {number} */ player) => messages.name(position, player);
  const index = indexOf(position, point);
  const owner = ownerOf(position.owners[index]);
  const dot = dotOf(position.dots[index]);
  const words = [];
  if (owner >= 0 && captures.length) {
    const [{ ply, captured }] = captures;
    words.push(messages.text('why-captured', { name: name(owner), ply, captured }));
  } else if (owner >= 0) words.push(messages.text('refusal-move-territory', { owner: name(owner) }));
  else if (dot >= 0) words.push(messages.text('why-dot', { name: name(dot) }));
  if (house !== null) words.push(messages.text('why-house', { name: name(house) }));
  const refusal = REFUSALS[position.refusals[index]];
  if (refusal) words.push(messages.text(refusal));
  for (const { player, captured } of closes) {
    words.push(messages.text('why-closes', { name: name(player), captured }));
  }
  for (const { player, x, y, captured } of threats) {
    words.push(messages.text('why-threat', { name: name(player), point: pointName({ x, y }), captured }));
  }
  if (grounded) words.push(messages.text('why-grounded'));
  else if (dot >= 0 && owner < 0 && !threats.length) words.push(messages.text('why-open'));
  return words.length ? words : [messages.text('why-quiet')];
}

/**
 * Return what the board shows of a point: how it was captured, or what is threatened there.
 * @param {Point} point
 * @param {PointReasons} reasons
 * @returns {Partial<Picture>}
 */
function pictureOf(point, { captures, closes, threats }) {
  const [capture] = captures;
  if (capture) return { chains: [{ owner: capture.owner, ring: capture.ring }], ringed: [point] };
  const shown = closes.length ? closes : threats;
  return {
    dots: shown.map(({ player, x, y }) => ({ player, x, y, number: 1 })),
    chains: shown.flatMap(chainsOf),
    ringed: shown.length ? shown.flatMap(({ victims }) => parsePoints(victims)) : [point],
  };
}

/** @param {CaptureThreat} threat */
const chainsOf = ({ player, rings }) => rings.map((ring) => ({ owner: player, ring }));
