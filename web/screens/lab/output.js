import { dotIcon, make } from '../../ui/element.js';
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Turn } from './botmatch.js' */

const MAX_TURNS = 300; // with something printed, of which the list has the last ones
const MAX_SHOWN = 4_000; // characters of a turn

/** What the bots have printed, each beside its move. A click shows the board after that move. */
export class Output {
  element = make('ol', { className: 'lab-output', id: 'lab-output' });
  #none;

  /** @param {Messages} messages @param {(ply: number) => void} go shows the position after a move */
  constructor(messages, go) {
    this.messages = messages;
    this.go = go;
    messages.label(this.element, 'lab-output');
    this.#none = make('li', { className: 'help' }, messages.text('lab-output-none'));
    this.clear();
  }

  clear() {
    this.element.replaceChildren(this.#none);
  }

  /** @param {Turn} turn */
  add({ player, ply, point, printed, isCut }) {
    if (!printed) return;
    this.#none.remove();
    const { element, messages } = this;
    const isLong = isCut || printed.length > MAX_SHOWN;
    const dot = make('span', { className: `player-${player}` }, dotIcon(player));
    const title = messages.text('lab-turn', { ply, point: point || '–' });
    const jump = make('button', { type: 'button', onclick: () => this.go(ply) }, dot, title);
    const text = printed.slice(0, MAX_SHOWN) + (isLong ? `\n${messages.text('lab-output-cut')}` : '');
    const isAtEnd = element.scrollTop + element.clientHeight > element.scrollHeight - 8;
    element.append(make('li', {}, jump, make('pre', {}, text.replace(/\n$/, ''))));
    if (element.children.length > MAX_TURNS) element.firstElementChild?.remove();
    if (isAtEnd) element.scrollTop = element.scrollHeight;
  }
}
