import { pointName, ringPoints } from '../position.js';
/** @import { Messages } from '../messages.js' */
/** @import { Point, Position } from '../position.js' */
/** @import { Node } from './tree.js' */

/** Points of a line of play that are shown. */
export const LONGEST_LINE = 7;
const NO_DOT = '--';
/** @type {Record<string, string>} */
const SAID = { c: 'comment', s: 'set-up', m: 'marks', T: 'TE', I: 'IT', D: 'DO', B: 'BM' };

/**
 * Where a node's dot was put, null where it is none.
 * @param {Pick<Node, 'text'>} node
 * @returns {Point | null}
 */
export function dotPoint({ text }) {
  const [, pair] = /^([a-z]{2})(\.|$)/i.exec(text) ?? [];
  return pair ? ringPoints(pair)[0] : null;
}

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

/**
 * The points of a line of play, null where a player does nothing.
 * @param {string} line
 * @returns {(Point | null)[]}
 */
export function linePoints(line) {
  const pairs = line.match(/../g) ?? [];
  return pairs.map((pair) => (pair === NO_DOT ? null : ringPoints(pair)[0]));
}

/** How a line of play begins, in words. @param {Messages} messages @param {string} line */
export function lineText(messages, line) {
  return linePoints(line)
    .slice(0, LONGEST_LINE)
    .map((point) => (point ? pointName(point) : messages.text('no-dot')))
    .join(' ');
}
