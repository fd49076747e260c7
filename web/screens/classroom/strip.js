import { byId, make } from '../../ui/element.js';
/** @import { Messages } from '../../ui/messages.js' */
/** @import { OpenClass } from './openclass.js' */

/** The strip over the page while a class is open: which one, what is asked, and what is not allowed. */
export class Strip {
  #told = make('p', { id: 'class-told', role: 'status' });
  #rules = make('p', { id: 'class-rules' });
  #list;
  #show;
  #next;
  #root;

  /** @param {Messages} messages @param {{list: () => void, show: () => void, next: () => void, leave: () => void}} act */
  constructor(messages, { list, show, next, leave }) {
    this.messages = messages;
    const button = (/** @type {string} */ id, /** @type {() => void} */ onclick) =>
      make('button', { type: 'button', id, onclick }, messages.text(id));
    this.#list = button('class-list', list);
    this.#show = button('class-show', show);
    this.#next = button('class-next', next);
    this.#root = make(
      'section',
      { id: 'class-strip', className: 'strip', hidden: true },
      make('div', { className: 'words' }, this.#told, this.#rules),
      make('p', { className: 'actions' }, this.#show, this.#next, this.#list, button('class-leave', leave)),
    );
    messages.label(this.#root, 'class-strip');
    byId('page', HTMLElement).before(this.#root);
  }

  /**
   * Show a class, or nothing.
   * @param {OpenClass | null} opened
   * @param {string} [words] about its step
   * @param {boolean} [canShow] whether what was hidden can be shown now
   */
  show(opened, words = '', canShow = false) {
    this.#root.hidden = !opened;
    if (!opened) return;
    const { current, info, rules, steps } = opened;
    const isGame = current !== null && ['game', 'position'].includes(steps[current].kind);
    const title = make('b', {}, current === null ? info.title : opened.title(current));
    const place = current === null ? '' : ` (${opened.place(current)}) `;
    const text = isGame ? steps[current].text : '';
    this.#told.replaceChildren(title, place, [text, words].filter(Boolean).join(' '));
    this.#rules.textContent = [rules, opened.told].filter(Boolean).join(' ');
    this.#rules.hidden = !this.#rules.textContent;
    this.#next.hidden = !isGame || current === steps.length - 1;
    this.#show.hidden = !isGame || !canShow;
  }
}
