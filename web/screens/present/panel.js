import { pointName } from '../../model/points.js';
import { drawIcon, make } from '../../ui/element.js';
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Drawings } from './drawings.js' */
/** @import { Tool } from './overlay.js' */
/** @import { Timer } from './timer.js' */

export const TOOLS = /** @type {const} */ (['play', 'laser', 'pen', 'letters', 'votes']);
const ICONS = {
  play: 'M12 4a8 8 0 1 0 .01 0M12 9v6M9 12h6',
  laser: 'M4 20 13 11M14 4v3M20 10h-3M18.5 5.500l-2 2M19 14l-2-1M10 5l1 2',
  pen: 'm4 20 1.500-5L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500',
  letters: 'm5 19 6-14h2l6 14M7.500 14h9',
  votes: 'M5 20v-6M10 20V9M15 20V4M20 20v-8',
  stay: 'M8 4h8l-1 6 3 4H6l3-4zM12 14v6',
  clear: 'M4 19h16M7 19l-3-4L13 5l6 6-8 8',
  back: 'm15 5-8 7 8 7',
  forward: 'm9 5 8 7-8 7',
  blank: 'M3 5h18v12H3zM8 21h8',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  keys: 'M9 9a3 3 0 1 1 4.500 2.600C12.500 12.200 12 13 12 14M12 17.500v.5',
  hide: 'M4 5h16v14H4zM15 5v14M8 10l3 2-3 2',
  leave: 'm6 6 12 12M18 6 6 18',
};

/** @typedef {keyof typeof ICONS} Action */

/**
 * The tools beside the board: buttons, the votes and the timer. Each action has the name of a message, such as
 * `present-pen`, and of an icon.
 */
export class Panel {
  #buttons = /** @type {Record<Action, HTMLButtonElement>} */ ({});
  #votes = make('ol', { id: 'present-candidates' });
  #time = make('span', { id: 'present-time', role: 'timer' });
  #start = make('button', { type: 'button', id: 'present-start' });
  #said = make('p', { className: 'spoken', role: 'status' });
  element = make('section', { id: 'present-panel', className: 'screen-words' });

  /**
   * @param {Messages} messages
   * @param {Drawings} drawings
   * @param {Timer} timer
   * @param {{act: (action: Action) => void, vote: (letter: string, votes: number) => void}} on
   */
  constructor(messages, drawings, timer, { act, vote }) {
    this.messages = messages;
    this.drawings = drawings;
    this.timer = timer;
    this.vote = vote;
    const group = (/** @type {string} */ name, /** @type {Node[]} */ ...children) => {
      const element = make('div', { id: `present-${name}`, role: 'group' }, ...children);
      messages.label(element, `present-${name}`);
      return element;
    };
    const button = (/** @type {Action} */ action) => this.#button(action, act);
    const title = make('h1', { id: 'present-title', className: 'spoken' }, messages.text('present'));
    this.element.setAttribute('aria-labelledby', title.id);
    messages.label(this.#votes, 'present-candidates');
    this.#start.onclick = () => timer.toggle();
    this.element.append(
      title,
      group('tools', ...TOOLS.map(button), button('stay'), button('clear')),
      this.#votes,
      group(
        'timer',
        this.#change('shorter', '−', -1),
        this.#time,
        this.#change('longer', '+', 1),
        this.#start,
      ),
      group('steps', button('back'), button('forward')),
      group(
        'screen',
        ...['blank', 'full', 'keys', 'hide', 'leave'].map((each) => button(/** @type {Action} */ (each))),
      ),
      this.#said,
    );
    this.#buttons.full.hidden = !document.fullscreenEnabled;
    timer.on('tick', () => this.showTime());
    this.showTime();
  }

  /** Show which tool is used, and the votes. @param {Tool} tool @param {boolean} isAlone whether the tools are hidden */
  show(tool, isAlone) {
    for (const each of TOOLS) this.#buttons[each].ariaPressed = String(each === tool);
    this.#buttons.stay.ariaPressed = String(this.drawings.stays);
    this.#buttons.clear.disabled = this.drawings.isBlank;
    this.messages.label(this.#buttons.hide, isAlone ? 'present-unhide' : 'present-hide');
    this.#showVotes(tool === 'votes');
  }

  showTime() {
    const { seconds, runs, isOver } = this.timer;
    this.#time.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    this.element.classList.toggle('over', isOver);
    this.messages.label(this.#start, runs ? 'present-pause' : 'present-start');
  }

  /** Say something to a screen reader. @param {string} text */
  say(text) {
    this.#said.textContent = text;
  }

  /** Move the focus to the button of an action. @param {Action} action */
  focus(action) {
    this.#buttons[action].focus();
  }

  /** @param {boolean} isVoting whether more points can be voted on */
  #showVotes(isVoting) {
    const { candidates } = this.drawings;
    const most = Math.max(1, ...candidates.map(({ count }) => count));
    const focused = document.activeElement?.id ?? '';
    this.#votes.hidden = !isVoting && !candidates.length;
    const hint = make('li', { className: 'none' }, this.messages.text('present-vote'));
    this.#votes.replaceChildren(
      ...(candidates.length ? [] : [hint]),
      ...candidates.map(({ letter, point, count }) => {
        const bar = make('meter', { max: most, value: count, ariaHidden: 'true' });
        const name = make('span', { translate: false }, make('b', {}, letter), ` ${pointName(point)}`);
        return make(
          'li',
          {},
          name,
          make('b', { className: 'count' }, String(count)),
          bar,
          ...this.#voteButtons(letter),
        );
      }),
    );
    document.getElementById(focused)?.focus();
  }

  /** @param {string} letter */
  #voteButtons(letter) {
    return /** @type {const} */ ([-1, 1]).map((votes) => {
      const sign = votes > 0 ? '+' : '−';
      const id = `present-${votes > 0 ? 'more' : 'less'}-${letter}`;
      const button = make('button', { type: 'button', id, onclick: () => this.vote(letter, votes) }, sign);
      this.messages.label(button, votes > 0 ? 'present-more' : 'present-less', { letter });
      return button;
    });
  }

  /** @param {string} name @param {string} sign @param {1 | -1} step */
  #change(name, sign, step) {
    const onclick = () => this.timer.change(step);
    const button = make('button', { type: 'button', id: `present-${name}`, onclick }, sign);
    this.messages.label(button, `present-${name}`);
    return button;
  }

  /** @param {Action} action @param {(action: Action) => void} act */
  #button(action, act) {
    const onclick = () => act(action);
    const button = make(
      'button',
      { type: 'button', id: `present-${action}`, onclick },
      drawIcon(ICONS[action]),
    );
    this.messages.label(button, `present-${action}`);
    button.title ||= button.textContent ?? '';
    this.#buttons[action] = button;
    return button;
  }
}
