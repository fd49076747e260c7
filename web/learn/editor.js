import { copyText, saveFile } from '../files/saving.js';
import { lessonFragment } from '../model/lessonfiles.js';
import { make } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */

const NAME = 'kropki-lesson.txt';
const START = 'lesson: \n';

/** The editor of a lesson, which is a text. */
export class LessonEditor {
  #text = make('textarea', { id: 'lesson-source', spellcheck: false, rows: 12 });
  #told = make('p', { role: 'status', id: 'lesson-fault' });

  /** @param {FullPage} page @param {(text: string) => Promise<string>} open opens a lesson, or returns its fault */
  constructor({ messages, store }, open) {
    this.messages = messages;
    this.store = store;
    this.open = open;
    this.#text.setAttribute('aria-describedby', 'lesson-fault');
    this.#text.value = START;
  }

  /** Show the editor. @param {HTMLElement} place @param {string} [text] of a lesson @param {string} [fault] */
  show(place, text, fault = '') {
    const { messages } = this;
    if (text !== undefined) this.#text.value = text;
    this.#told.textContent = fault;
    const button = (/** @type {string} */ label, /** @type {() => unknown} */ onclick, className = '') =>
      make('button', { type: 'button', onclick, className }, messages.text(label));
    place.replaceChildren(
      make('label', { htmlFor: this.#text.id }, messages.text('learn-source')),
      this.#text,
      make('p', { className: 'help' }, messages.text('learn-source-help')),
      this.#told,
      make(
        'p',
        { className: 'actions' },
        button('learn-try', () => this.#try(), 'main'),
        button('learn-insert', () => this.#insert()),
        button('learn-save', () => saveFile(NAME, new Blob([this.#text.value], { type: 'text/plain' }))),
        button('learn-link', () => this.#copyLink()),
      ),
    );
    this.#text.focus();
  }

  async #try() {
    this.#told.textContent = await this.open(this.#text.value);
  }

  /** Add a step with the board of the game. */
  #insert() {
    const { position } = this.store.state;
    if (!position) return;
    const { dots, owners, width, turn } = position;
    const words = [...dots].map((dot, i) => (dot + (owners[i] === '.' ? '' : owners[i])).padEnd(2));
    const rows = [];
    for (let i = 0; i < words.length; i += width) rows.push(words.slice(i, i + width).join(' '));
    const player = turn === 1 ? 'player: B\n' : '';
    const step = `\ntext: \naim: capture 1\n${player}${rows.join('\n')}\n`;
    this.#text.value = `${this.#text.value.trimEnd()}\n${step}`;
    this.#text.scrollTop = this.#text.scrollHeight;
  }

  async #copyLink() {
    const fragment = await lessonFragment(this.#text.value);
    const { href } = location;
    const isCopied = fragment !== null && (await copyText(href.replace(/#.*/s, '') + fragment));
    this.#told.textContent = this.messages.text(
      fragment === null ? 'learn-link-long' : isCopied ? 'learn-link-copied' : 'learn-link-denied',
    );
  }
}
