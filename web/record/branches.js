import { dotPoint } from '../model/lines.js';
import { columnName, pointName } from '../model/points.js';
import { byId, dotIcon, make } from '../ui/element.js';
import { moveText } from '../ui/movetext.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Branch } from '../board/signs.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Node } from '../model/tree.js' */

const MOST = 52; // that have letters; the tree has the others

/** The ways on from a fork, to choose from. */
export class Branches {
  #list = byId('branches', HTMLElement);
  #back = byId('walk-back', HTMLButtonElement);
  /** @type {Node[]} */
  #shown = [];

  /** @param {Messages} messages @param {(node: Node) => void} onNode */
  constructor(messages, onNode) {
    this.messages = messages;
    this.onNode = onNode;
  }

  /** @param {Position} position @param {Node[]} nodes */
  show(position, nodes) {
    const fork = nodes.length > 1 ? nodes.slice(0, MOST) : [];
    if (fork.length === this.#shown.length && fork.every((node, i) => node === this.#shown[i])) return;
    this.#shown = fork;
    const hadFocus = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(
      ...fork.map((node, i) => {
        const text = moveText(this.messages, position, node);
        const point = dotPoint(node);
        const icon = point && node.player !== null ? [dotIcon(node.player)] : [];
        const button = make(
          'button',
          {
            type: 'button',
            className: node.player === null ? '' : `player-${node.player}`,
            onclick: () => this.onNode(node),
          },
          make('i', {}, columnName(i)),
          ...icon,
          make('bdi', {}, point ? pointName(point) : text),
        );
        button.setAttribute('aria-label', this.messages.text('branch-said', { letter: columnName(i), text }));
        return make('li', {}, button);
      }),
    );
    this.#list.scrollLeft = 0;
    if (hadFocus) (this.#list.querySelector('button') ?? this.#back).focus();
  }
}

/** Where letters stand on the board for the ways on from a fork. @param {Node[]} nodes @returns {Branch[]} */
export function branchPoints(nodes) {
  if (nodes.length < 2) return [];
  return nodes.slice(0, MOST).flatMap((node, i) => {
    const point = dotPoint(node);
    return point ? [{ ...point, letter: columnName(i), player: node.player ?? -1, isMain: i === 0 }] : [];
  });
}
