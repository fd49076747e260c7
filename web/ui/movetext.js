import { dotPoint, MAX_LINE, parseLine } from '../model/lines.js';
import { pointName } from '../model/points.js';
/** @import { Messages } from './messages.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Node } from '../model/tree.js' */

/** @type {Record<string, string>} */
const SAID = { c: 'comment', s: 'set-up', m: 'marks', T: 'TE', I: 'IT', D: 'DO', B: 'BM' };

/**
 * A node's move in a few words: `Blue c4`.
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
 * All that is known of a node, as a screen reader says it.
 * @param {Messages} messages
 * @param {Position} position
 * @param {Node} node
 */
export function nodeText(messages, position, node) {
  const words = [
    node.parent ? messages.text('node', { ply: node.depth }) : '',
    moveText(messages, position, node),
  ];
  if (node.captured) words.push(messages.text('node-captures', { count: node.captured }));
  const siblings = node.parent?.children ?? [];
  if (siblings.length > 1) {
    words.push(messages.text('node-place', { place: siblings.indexOf(node) + 1, count: siblings.length }));
  }
  if (node.children.length > 1) words.push(messages.text('node-branches', { count: node.children.length }));
  for (const sign of node.signs) if (SAID[sign]) words.push(messages.text(`node-said-${SAID[sign]}`));
  return words.filter(Boolean).join(', ');
}

/** How a line of play begins, in words. @param {Messages} messages @param {string} line */
export function lineText(messages, line) {
  return parseLine(line)
    .slice(0, MAX_LINE)
    .map((point) => (point ? pointName(point) : messages.text('no-dot')))
    .join(' ');
}
