import { dotPoint } from '../model/lines.js';
import { columnName, pointName } from '../model/points.js';
import { byId, dotIcon, make } from '../ui/element.js';
import { moveText } from '../ui/movetext.js';
/** @import { Branch } from '../board/signs.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Node } from '../model/tree.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { Walker } from './walker.js' */

const MAX_BRANCHES = 52; // as many as there are letters; the tree shows all of them

/** The list of next moves, where the record branches. */
export class Branches {
  #list = byId('branches', HTMLElement);
  #back = byId('walk-back', HTMLButtonElement);
  /** @type {Node[]} */
  #shown = [];

  /** @param {Messages} messages @param {Walker} walker */
  constructor(messages, walker) {
    this.messages = messages;
    this.walker = walker;
  }

  /** @param {Position} position @param {Node[]} nodes */
  show(position, nodes) {
    const fork = nodes.length > 1 ? nodes.slice(0, MAX_BRANCHES) : [];
    if (fork.length === this.#shown.length && fork.every((node, i) => node === this.#shown[i])) return;
    this.#shown = fork;
    const hadFocus = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(...fork.map((node, i) => this.#row(position, node, columnName(i))));
    this.#list.scrollLeft = 0;
    if (hadFocus) (this.#list.querySelector('button') ?? this.#back).focus();
  }

  /** @param {Position} position @param {Node} node @param {string} letter */
  #row(position, node, letter) {
    const text = moveText(this.messages, position, node);
    const point = dotPoint(node);
    const { player } = node;
    const button = make(
      'button',
      {
        type: 'button',
        className: player === null ? '' : `player-${player}`,
        onclick: () => this.walker.goTo(node.id),
      },
      make('i', {}, letter),
      ...(point && player !== null ? [dotIcon(player)] : []),
      make('bdi', {}, point ? pointName(point) : text),
    );
    button.setAttribute('aria-label', this.messages.text('branch-said', { letter, text }));
    return make('li', {}, button);
  }
}

/**
 * Return the letters on the board that mark the next moves, where the record branches.
 * @param {Node[]} nodes
 * @returns {Branch[]}
 */
export function branchPoints(nodes) {
  if (nodes.length < 2) return [];
  return nodes.slice(0, MAX_BRANCHES).flatMap((node, i) => {
    const point = dotPoint(node);
    return point ? [{ ...point, letter: columnName(i), player: node.player ?? -1, isMain: i === 0 }] : [];
  });
}
