import { isSamePoint, pointName } from '../../model/points.js';
import { dotIcon, make, prose } from '../../ui/element.js';
import { scenesOf } from '../../ui/linetext.js';
import { reasonsText } from '../../ui/movetext.js';
/** @import { Position } from '../../model/position.js' */
/** @import { MistakeInfo } from '../../protocol.js' */
/** @import { Scene } from '../../ui/linetext.js' */
/** @import { Messages } from '../../ui/messages.js' */

const MIN_LOSS = 2; // dots

/**
 * The list of the worst mistakes. Each is a button that goes to its position.
 */
export class MistakeList {
  /** What the list was made from. */
  #shown = '';

  /**
   * @param {HTMLElement} list
   * @param {Messages} messages
   * @param {(mistake: MistakeInfo | null) => void} choose takes the mistake that is opened, or null if it is closed
   */
  constructor(list, messages, choose) {
    this.list = list;
    this.messages = messages;
    this.choose = choose;
  }

  /**
   * @param {Position} position
   * @param {MistakeInfo[]} mistakes
   * @param {number | null} chosen the ply of the open one
   */
  show(position, mistakes, chosen) {
    const shown = JSON.stringify([mistakes, chosen, position.names]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const rows = mistakes.map((mistake) => this.#row(position, mistake, mistake.ply === chosen));
    const { activeElement } = document;
    const focused = [...this.list.children].find((row) => row.contains(activeElement));
    this.list.replaceChildren(...rows);
    if (!(focused instanceof HTMLElement)) return;
    const row = rows.find(({ dataset }) => dataset.ply === focused.dataset.ply);
    row?.querySelector('button')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {Position} position @param {MistakeInfo} mistake @param {boolean} isOpen */
  #row(position, mistake, isOpen) {
    const { messages } = this;
    const { ply, player } = mistake;
    const values = mistakeValues(messages, position, mistake);
    const better = make('span', { className: 'better' }, ...prose(messages.text('review-better', values)));
    const button = make(
      'button',
      { type: 'button', onclick: () => this.choose(isOpen ? null : mistake) },
      dotIcon(player),
      make('span', {}, ...prose(messages.text('review-mistake', values)), ' ', better),
    );
    button.setAttribute('aria-pressed', String(isOpen));
    const row = make('li', { className: `player-${player}` }, button);
    row.dataset.ply = String(ply);
    return row;
  }
}

/**
 * Return the values for messages about a mistake.
 * @param {Messages} messages
 * @param {Position} position
 * @param {MistakeInfo} mistake
 */
export function mistakeValues(messages, position, { ply, player, loss, better, x, y }) {
  return {
    ply,
    name: messages.name(position, player),
    point: pointName({ x, y }),
    loss: Math.round(loss),
    better: pointName(better),
    why: reasonsText(messages, better),
    has: better.reasons.length || better.finding ? 'yes' : 'no',
  };
}

/** Return the mistakes that are named without being asked for. @param {MistakeInfo[]} mistakes */
export const largeOf = (mistakes) => mistakes.filter(({ loss }) => Math.round(loss) >= MIN_LOSS);

/**
 * Return what explains a mistake: what the opponent captures then, and what a better move does. Both begin at the position
 * before it.
 * @param {Messages} messages
 * @param {Position} position
 * @param {MistakeInfo} mistake
 * @returns {Scene[]}
 */
export function scenesOfMistake(messages, position, { x, y, player, better, punished }) {
  const made = { x, y, player };
  const other = { x: better.x, y: better.y, player };
  // What the opponent captures elsewhere has been said with the mistake.
  const lines = better.lines.filter(({ kind }) => kind !== 'elsewhere' || !punished);
  const found = scenesOf(messages, position, punished ? [punished, ...lines] : lines);
  if (!found.length) found.push({ words: '', picture: { dots: [{ ...other, number: 1 }] } });
  return found.map(({ words, picture }, place) => {
    const first = picture.dots?.[0];
    if (punished && !place) return { words, picture };
    const isBetter = isSamePoint(first ?? null, other);
    return { words, picture: { ...picture, bad: { ...made, to: isBetter ? other : null } } };
  });
}
