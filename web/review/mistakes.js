import { dotsOfLine, MAX_LINE } from '../model/lines.js';
import { pointName } from '../model/points.js';
import { dotIcon, make, prose } from '../ui/element.js';
import { lineText, reasonsText } from '../ui/movetext.js';
/** @import { Position } from '../model/position.js' */
/** @import { MistakeInfo } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

const MIN_LOSS = 2; // dots

/**
 * @typedef {'better' | 'answer'} Line what follows the better move, or the mistake
 *
 * @typedef {object} Actions
 * @property {(mistake: MistakeInfo | null) => void} choose takes the mistake that is opened, or null if it is
 *   closed
 * @property {(line: Line) => void} showLine takes the line that is to be shown on the board
 */

/**
 * The list of the worst mistakes. Each is a button that goes to its position.
 */
export class MistakeList {
  /** What the list was made from. */
  #shown = '';

  /**
   * @param {HTMLElement} list
   * @param {Messages} messages
   * @param {Actions} actions
   */
  constructor(list, messages, actions) {
    this.list = list;
    this.messages = messages;
    this.actions = actions;
  }

  /**
   * @param {Position} position
   * @param {MistakeInfo[]} mistakes
   * @param {number | null} chosen the ply of the open one
   * @param {Line} shownLine
   */
  show(position, mistakes, chosen, shownLine) {
    const shown = JSON.stringify([mistakes, chosen, shownLine, position.names]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const rows = mistakes.map((mistake) => this.#row(position, mistake, mistake.ply === chosen, shownLine));
    const { activeElement } = document;
    const focused = [...this.list.children].find((row) => row.contains(activeElement));
    const isLine = activeElement?.matches('.line') ?? false;
    this.list.replaceChildren(...rows);
    if (!(focused instanceof HTMLElement)) return;
    const row = rows.find(({ dataset }) => dataset.ply === focused.dataset.ply);
    const button = row?.querySelector(isLine ? '.line[aria-pressed="true"]' : 'button');
    if (button instanceof HTMLElement) button.focus();
  }

  /**
   * @param {Position} position
   * @param {MistakeInfo} mistake
   * @param {boolean} isOpen
   * @param {Line} shownLine
   */
  #row(position, mistake, isOpen, shownLine) {
    const { messages } = this;
    const { ply, player, better, answer } = mistake;
    const values = mistakeValues(messages, position, mistake);
    const button = make(
      'button',
      { type: 'button', onclick: () => this.actions.choose(isOpen ? null : mistake) },
      dotIcon(player),
      make(
        'span',
        {},
        ...prose(messages.text('review-mistake', values)),
        ' ',
        make('span', { className: 'better' }, ...prose(messages.text('review-better', values))),
      ),
    );
    button.setAttribute('aria-pressed', String(isOpen));
    const row = make('li', { className: `player-${player}` }, button);
    row.dataset.ply = String(ply);
    const lines = /** @type {[Line, string][]} */ ([
      ['better', better.line.slice(2)],
      ['answer', answer],
    ]);
    if (isOpen) row.append(...lines.flatMap(([name, line]) => this.#line(name, line, values, shownLine)));
    return row;
  }

  /**
   * Create the button that shows a line on the board, if there is one.
   * @param {Line} name
   * @param {string} line
   * @param {ReturnType<typeof mistakeValues>} values
   * @param {Line} shownLine
   */
  #line(name, line, values, shownLine) {
    if (!line) return [];
    const { messages } = this;
    const words = messages.text(`review-line-${name}`, { ...values, line: lineText(messages, line) });
    const button = make('button', { type: 'button', className: 'line' }, ...prose(words));
    button.onclick = () => this.actions.showLine(name);
    button.setAttribute('aria-pressed', String(name === shownLine));
    return [button];
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
 * Return what the board shows of a mistake: the dot that was played, and one of the lines.
 * @param {MistakeInfo} mistake
 * @param {Line} name
 */
export function adviceOf({ x, y, player, better, answer }, name) {
  const isAnswer = name === 'answer';
  const dots = dotsOfLine(isAnswer ? answer : better.line).slice(0, MAX_LINE);
  const first = isAnswer ? player + 1 : player;
  return {
    better: dots.map((dot, wait) => ({ ...dot, player: (first + wait) % 2 })),
    bad: { x, y, player, to: isAnswer ? null : (dots[0] ?? null) },
  };
}
