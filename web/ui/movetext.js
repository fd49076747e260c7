/** @file Moves, lines of play and reasons in words. */

import { gainsOf, sideOf } from '../model/gains.js';
import { dotPoint, MAX_LINE, parseLine } from '../model/lines.js';
import { pointName } from '../model/points.js';
import { icon, make } from './element.js';
/** @import { Gain } from '../model/gains.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Node } from '../model/tree.js' */
/** @import { HintInfo } from '../protocol.js' */
/** @import { Messages } from './messages.js' */

/** The messages for a node's signs. @type {Record<string, string>} */
const SIGNS = { c: 'comment', s: 'set-up', m: 'marks', T: 'TE', I: 'IT', D: 'DO', B: 'BM' };

/**
 * Return the move of a node in a few words, such as `Blue c4`.
 * @param {Messages} messages
 * @param {Position} position
 * @param {Node} node
 */
export function moveText(messages, position, node) {
  const point = dotPoint(node);
  const name = node.player === null ? '' : messages.name(position, node.player);
  const word = point
    ? 'dot'
    : node.text.startsWith('.')
      ? 'declare'
      : node.text.split(' ')[0] || (node.parent ? 'note' : 'start');
  return messages.text('move', { word, name, point: point ? pointName(point) : '' });
}

/**
 * Describe a node for a screen reader.
 * @param {Messages} messages
 * @param {Position} position
 * @param {Node} node
 */
export function nodeText(messages, position, node) {
  const words = [
    node.parent ? messages.text('node', { ply: node.depth }) : '',
    moveText(messages, position, node),
  ];
  for (const gain of node.gains) words.push(gainText(messages, position, node.player, gain, 'node-gain'));
  const siblings = node.parent?.children ?? [];
  if (siblings.length > 1) {
    words.push(messages.text('node-place', { place: siblings.indexOf(node) + 1, count: siblings.length }));
  }
  if (node.children.length > 1) words.push(messages.text('node-branches', { count: node.children.length }));
  for (const sign of node.signs) if (SIGNS[sign]) words.push(messages.text(`node-said-${SIGNS[sign]}`));
  return words.filter(Boolean).join(', ');
}

/**
 * Say what a player gained by a move: who moved is not always who gained.
 * @param {Messages} messages
 * @param {Position} position
 * @param {number | null} mover
 * @param {Gain} gain
 * @param {'gain-told' | 'node-gain'} id
 */
function gainText(messages, position, mover, gain, id) {
  const [player, count, freed] = gain;
  if (!count) return '';
  const side = sideOf(gain, mover, position.players);
  return messages.text(id, { name: messages.name(position, player), count, freed, side });
}

/**
 * Say what the last move captured, or return ''.
 * @param {Messages} messages
 * @param {Position} position
 */
export function captureText(messages, position) {
  const { dot, taken } = position.change;
  const gains = gainsOf(taken);
  if (!dot || !gains.length) return '';
  const told = gains.map((gain) => gainText(messages, position, dot.player, gain, 'gain-told'));
  return messages.text('event-capture', { told: messages.list(told), point: pointName(dot) });
}

/**
 * Return what stands beside a move or a dot for each gain, in the ink of the player who gains: `+4`, and behind an arrow
 * how many dots it frees.
 * @param {Messages} messages
 * @param {number} players how many play
 * @param {number | null} mover
 * @param {Gain[]} gains
 */
export function gainSpans(messages, players, mover, gains) {
  return gains
    .filter(([, count]) => count)
    .map((gain) => {
      const [player, count, freed] = gain;
      return make(
        'span',
        { className: `gain-of player-${player}` },
        messages.text('gain', { count, side: sideOf(gain, mover, players) }),
        ...(freed ? [icon('undo'), make('span', { className: 'freed' }, String(freed))] : []),
      );
    });
}

/** Return the first points of a line of play. @param {Messages} messages @param {string} line */
export function lineText(messages, line) {
  return parseLine(line)
    .slice(0, MAX_LINE)
    .map((point) => (point ? pointName(point) : messages.text('no-dot')))
    .join(' ');
}

/** Say why a point is good. @param {Messages} messages @param {HintInfo} hint */
export function reasonsText(messages, { reasons, finding }) {
  const words = reasons.map(([name, number]) => messages.text(`reason-${name}`, { number })).filter(Boolean);
  if (finding) {
    const { own, count } = finding;
    words.push(messages.text(own ? 'reason-safer' : 'reason-cuts', { count, point: pointName(finding) }));
  }
  return messages.list(words, 'unit');
}
