import { pointName } from '../model/points.js';
import { dotIcon, make } from '../ui/element.js';
import { lineText, reasonsText } from '../ui/movetext.js';
/** @import { Position } from '../model/position.js' */
/** @import { MistakeInfo } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * The list of the worst mistakes. Each is a button that goes to its position.
 */
export class MistakeList {
  /** What the list was made from. */
  #shown = '';

  /**
   * @param {HTMLElement} list
   * @param {Messages} messages
   * @param {(mistake: MistakeInfo | null) => void} choose takes the mistake that is opened, or null if it is
   *   closed
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
    const focused = [...this.list.children].find((row) => row.contains(document.activeElement));
    this.list.replaceChildren(...rows);
    if (!(focused instanceof HTMLElement)) return;
    const row = rows.find(({ dataset }) => dataset.ply === focused.dataset.ply);
    row?.querySelector('button')?.focus();
  }

  /** @param {Position} position @param {MistakeInfo} mistake @param {boolean} isOpen */
  #row(position, mistake, isOpen) {
    const { messages } = this;
    const { ply, player, better, answer } = mistake;
    const values = mistakeValues(messages, position, mistake);
    const button = make(
      'button',
      { type: 'button', onclick: () => this.choose(isOpen ? null : mistake) },
      dotIcon(player),
      make(
        'span',
        {},
        messages.text('review-mistake', values),
        ' ',
        make('span', { className: 'better' }, messages.text('review-better', values)),
      ),
    );
    button.setAttribute('aria-pressed', String(isOpen));
    const row = make('li', { className: `player-${player}` }, button);
    row.dataset.ply = String(ply);
    const lines = [
      ['review-then', better.line.slice(2)],
      ['review-answer', answer],
    ].filter(([, line]) => isOpen && line);
    row.append(
      ...lines.map(([id, line]) =>
        make('p', {}, messages.text(id, { ...values, line: lineText(messages, line) })),
      ),
    );
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
    why: reasonsText(messages, better.reasons),
  };
}
