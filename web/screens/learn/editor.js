import { addressOfPage } from '../../base/browser.js';
import { keptLines } from '../../files/kept.js';
import { copyText, savedText, saveFile } from '../../files/saving.js';
import { lessonLink } from '../../model/lessonfiles.js';
import { Drafted } from '../../store/drafted.js';
import { make } from '../../ui/element.js';
import { draftOf, newStep, resized, SIDES, textOf } from './draft.js';
import { Fields } from './fields.js';
import { DraftForm } from './form.js';
/** @import { FullPage } from '../../play/page.js' */

const NAME = 'kropki-lesson.txt';
const START = 'lesson: \n';
const BLANK = [START, textOf({ title: '', steps: [newStep()] })];

/** The editor of a lesson: a form, or the text that it stands for. */
export class LessonEditor {
  #text = make('textarea', { id: 'lesson-source', spellcheck: false, rows: 12 });
  #told = make('p', { role: 'status', id: 'lesson-fault' });
  #isForm = true;
  #drafts = new Drafted();
  #other = make('button', { type: 'button', id: 'draft-other' });
  #place = make('div', { id: 'lesson-form' });
  #fields;

  /**
   * @param {FullPage} page
   * @param {(text: string) => Promise<string>} open opens a lesson, or returns its fault
   * @param {(text: string) => void} say
   */
  constructor({ messages, store }, open, say) {
    this.messages = messages;
    this.store = store;
    this.open = open;
    this.#fields = new Fields(this.#place, messages);
    this.form = new DraftForm(messages, say);
    this.#text.setAttribute('aria-describedby', 'lesson-fault');
    this.#text.value = START;
    messages.label(this.#other, 'draft-other');
    this.#other.onclick = () => {
      this.#keep();
      this.#showSource(this.#drafts.turn(), true);
    };
    // The form changes by clicks and keys too.
    for (const event of ['input', 'click', 'keyup']) {
      this.#place.addEventListener(event, () => setTimeout(() => this.#keep()));
    }
  }

  /** The lesson as it is now. */
  get #source() {
    return this.#isForm ? textOf(this.form.draft) : this.#text.value;
  }

  /** Keep the lesson as it is now, so that a reload loses nothing. @param {boolean} [isNew] whether it is another one */
  #keep(isNew = false) {
    const source = this.#source;
    if (!BLANK.includes(source)) this.#drafts.keep(source, isNew);
    this.#other.hidden = this.#drafts.texts.length < 2;
  }

  /** The lesson as it is now, or '' if it has no step. */
  get draft() {
    return /^aim:/m.test(this.#source) ? this.#source : '';
  }

  /** Show the editor. @param {HTMLElement} place @param {string} [text] of a lesson @param {string} [fault] */
  show(place, text, fault = '') {
    const { messages } = this;
    const button = (/** @type {string} */ label, /** @type {() => unknown} */ onclick, className = '') =>
      make('button', { type: 'button', onclick, className }, messages.text(label));
    place.replaceChildren(
      ...keptLines(messages, this.#drafts.kept),
      this.#place,
      this.#told,
      make(
        'p',
        { className: 'actions' },
        button('learn-try', () => this.#try(), 'main'),
        button('learn-insert', () => this.#insert()),
        button('learn-save', () => this.#save()),
        button('learn-link', () => this.#copyLink()),
        this.#other,
      ),
    );
    const [kept] = this.#drafts.texts;
    const isBegun = !BLANK.includes(this.#source);
    this.#showSource(text ?? (isBegun ? this.#source : (kept ?? this.#source)), this.#isForm);
    this.#keep(text !== undefined && text !== kept);
    if (fault) this.#told.textContent = fault;
  }

  /** Show a lesson in the form, if it can show all of it, or as a text. @param {string} text @param {boolean} inForm */
  #showSource(text, inForm) {
    const { messages } = this;
    const draft = inForm ? draftOf(text) : null;
    this.#isForm = draft !== null;
    this.#text.value = text;
    const modes = ['form', 'text'].map((mode) => [mode, messages.text(`draft-mode-${mode}`)]);
    const chips = this.#fields.chips('mode', modes, draft ? 'form' : 'text', (mode) =>
      this.#showSource(this.#source, mode === 'form'),
    );
    const shown = draft
      ? [this.form.element]
      : [
          make('label', { htmlFor: this.#text.id }, messages.text('learn-source')),
          this.#text,
          make('p', { className: 'help' }, messages.text('learn-source-help')),
        ];
    this.#place.replaceChildren(chips, ...shown);
    if (draft) this.form.show(draft);
    this.#told.textContent = inForm && !draft ? messages.text('draft-none') : '';
  }

  async #save() {
    const saving = await saveFile(NAME, new Blob([this.#source], { type: 'text/plain' }));
    this.#told.textContent = savedText(this.messages, saving);
  }

  async #try() {
    this.#told.textContent = await this.open(this.#source);
  }

  /** Add a step with the board of the game. */
  #insert() {
    const { position } = this.store.state;
    if (!position) return;
    const { dots, owners, width, height, turn } = position;
    const words = [...dots].map((dot, i) => (dot + (owners[i] === '.' ? '' : owners[i])).padEnd(2));
    const rows = resized([], width, height).map((_, y) => words.slice(y * width, (y + 1) * width).join(' '));
    const player = turn === 1 ? 'player: B\n' : '';
    const text = `${this.#source.trimEnd()}\n\ntext: \naim: capture 1\n${player}${rows.join('\n')}\n`;
    this.#showSource(text, this.#isForm && [width, height].every((side) => SIDES.includes(side)));
    this.#keep();
    if (this.#isForm) this.form.goToEnd();
    else this.#text.scrollTop = this.#text.scrollHeight;
  }

  async #copyLink() {
    const fragment = await lessonLink.pack(this.#source);
    const isCopied = fragment !== null && (await copyText(addressOfPage() + fragment));
    this.#told.textContent = this.messages.text(
      fragment === null ? 'learn-link-long' : isCopied ? 'learn-link-copied' : 'learn-link-denied',
    );
  }
}
