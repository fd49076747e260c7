import { byId, dotIcon, make } from './element.js';
import { dotPoint, moveText } from './moves.js';
import { columnName, pointName } from './position.js';
/** @import { Messages } from './messages.js' */
/** @import { Position } from './position.js' */
/** @import { Branch } from './signs.js' */
/** @import { Node } from './tree.js' */

const MOST = 52; // that have a letter of their own

/** The ways on from a fork, to choose from. */
export class Branches {
  #list = byId('branches', HTMLElement);
  /** @type {Node[]} */
  #shown = [];

  /** @param {Messages} messages @param {(node: Node) => void} onNode */
  constructor(messages, onNode) {
    this.messages = messages;
    this.onNode = onNode;
  }

  /** @param {Position} position @param {Node[]} nodes */
  show(position, nodes) {
    const fork = nodes.length > 1 ? nodes : [];
    if (fork.length === this.#shown.length && fork.every((node, i) => node === this.#shown[i])) return;
    this.#shown = fork;
    this.#list.replaceChildren(...fork.map((node, i) => {
      const text = moveText(this.messages, position, node);
      const point = dotPoint(node);
      const icon = point && node.player !== null ? [dotIcon(node.player)] : [];
      const button = make('button', { type: 'button', className: node.player === null ? '' : `player-${node.player}`, onclick: () => this.onNode(node) },
        make('i', {}, letter(i)), ...icon, make('bdi', {}, point ? pointName(point) : text));
      button.setAttribute('aria-label', this.messages.text('branch-said', { letter: letter(i), text }));
      return make('li', {}, button);
    }));
    this.#list.scrollLeft = 0;
  }
}

/** Where letters stand on the board for the ways on from a fork. @param {Node[]} nodes @returns {Branch[]} */
export function branchPoints(nodes) {
  if (nodes.length < 2) return [];
  return nodes.flatMap((node, i) => {
    const point = dotPoint(node);
    return point && i < MOST ? [{ ...point, letter: letter(i), player: node.player ?? -1, isMain: i === 0 }] : [];
  });
}

/** @param {number} i */
const letter = (i) => (i < MOST ? columnName(i) : String(i + 1));
