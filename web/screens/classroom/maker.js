import { NoThought } from '../../engine/nothought.js';
import { charsetChoice } from '../../files/charsets.js';
import { savedText, saveFile } from '../../files/saving.js';
import { textOf } from '../../files/texts.js';
import { partsOf } from '../../model/lessonfiles.js';
import { plain } from '../../model/plain.js';
import { LEVELS } from '../../model/seats.js';
import { byId, make } from '../../ui/element.js';
import { loadCourse, readLesson, wordsOf } from '../learn/course.js';
import { loadCollection, ofTheme, themesOf } from '../puzzles/collection.js';
import { copyClassLink } from './links.js';
import { titleOfPart } from './titles.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Library } from './titles.js' */

const NAME = 'kropki-class.txt';
const MARK = '===';
const MAX_PUZZLES = 20;

/** The form that makes a class. What it makes is the text of a class. */
export class Maker {
  element = make('div', { className: 'class-maker' });
  /** The steps as texts, each with its first line. @type {string[]} */
  #parts = [];
  #title = make('input', { type: 'text', id: 'maker-title', maxLength: 100 });
  #level = make('select', { id: 'maker-level' });
  #hints = make('input', { type: 'checkbox', id: 'maker-hints' });
  #list = make('ol', { className: 'maker-steps' });
  #told = make('p', { role: 'status', id: 'maker-told' });
  /** @type {Library} */
  #library = { chapters: [], entries: [] };

  /**
   * @param {FullPage} page
   * @param {(text: string) => Promise<string>} open opens a class, or returns its fault
   * @param {() => Promise<string>} draft returns the lesson in the editor, or ''
   */
  constructor({ messages, engine, store, thinker }, open, draft) {
    this.messages = messages;
    this.engine = engine;
    this.store = store;
    this.thinker = thinker;
    this.open = open;
    this.draft = draft;
  }

  /** Begin with an empty class. @param {string} [text] of one that is to be changed */
  async begin(text = '') {
    if (!this.#library.chapters.length) {
      const [chapters, entries] = await Promise.all([loadCourse(), loadCollection()]);
      this.#library = { chapters, entries };
      this.#build();
    }
    const { head, parts } = partsOf(text);
    this.#title.value = head.get('class') ?? '';
    const value = (/** @type {string} */ key) => plain(head.get(key) ?? '').trim();
    this.#level.value = value('computer') === 'off' ? '0' : value('level') || '8';
    this.#hints.checked = value('hints') !== 'off';
    this.#parts = parts;
    this.#told.textContent = '';
    this.#show();
  }

  /** The class as text. */
  get #text() {
    const level = this.#level.value;
    const head = [
      `class: ${this.#title.value.trim()}`,
      ...(level === '0' ? ['computer: off'] : level === '8' ? [] : [`level: ${level}`]),
      ...(this.#hints.checked ? [] : ['hints: off']),
    ];
    return `${[head.join('\n'), ...this.#parts].join('\n\n')}\n`;
  }

  #build() {
    const { messages } = this;
    const { chapters, entries } = this.#library;
    const button = (/** @type {string} */ id, /** @type {() => unknown} */ onclick, className = '') =>
      make('button', { type: 'button', id, onclick, className }, messages.text(id));
    const option = (/** @type {string | number} */ value, /** @type {string} */ text) =>
      make('option', { value: String(value) }, text);
    this.#level.append(
      ...[...LEVELS].reverse().map((level) => option(level, messages.text('maker-level-to', { level }))),
      option(0, messages.text('class-no-computer')),
    );
    const lesson = make('select', { id: 'maker-lesson' });
    lesson.append(...chapters.map(({ name, lesson: { title } }) => option(name, wordsOf(messages, title))));
    const theme = make('select', { id: 'maker-theme' });
    const themes = themesOf(entries).filter(Boolean);
    theme.append(...themes.map((each) => option(each, messages.text('puzzles-theme', { theme: each }))));
    const count = make('input', {
      type: 'number',
      id: 'maker-count',
      min: '1',
      max: String(MAX_PUZZLES),
      value: '3',
    });
    messages.label(count, 'maker-count');
    const file = make('input', {
      type: 'file',
      accept: '.txt,text/plain',
      hidden: true,
      id: 'maker-own-file',
    });
    messages.label(file, 'maker-own-file');
    file.onchange = async () => {
      const [chosen] = file.files ?? [];
      if (chosen) await this.#addFile(chosen);
      file.value = '';
    };
    const hidden = make('input', { type: 'checkbox', id: 'maker-hidden' });
    const row = (
      /** @type {string} */ label,
      /** @type {HTMLElement} */ field,
      /** @type {HTMLElement[]} */ ...more
    ) =>
      make(
        'div',
        { className: 'maker-row' },
        make('label', { htmlFor: field.id }, messages.text(label)),
        field,
        ...more,
      );
    this.element.append(
      row('maker-title', this.#title),
      row('maker-level', this.#level),
      make('label', { className: 'check' }, this.#hints, ' ', messages.text('maker-hints')),
      make('h3', {}, messages.text('maker-steps')),
      this.#list,
      row(
        'maker-lesson',
        lesson,
        button('maker-add-lesson', () => this.#add(`${MARK} lesson: ${lesson.value}`)),
      ),
      make(
        'div',
        { className: 'maker-row' },
        make('span', {}, messages.text('maker-own')),
        button('maker-add-draft', async () => this.#addLesson(await this.draft())),
        button('maker-add-own', () => file.click()),
        file,
      ),
      row(
        'maker-theme',
        theme,
        count,
        button('maker-add-puzzles', () => this.#addPuzzles(theme.value, Number(count.value))),
      ),
      make(
        'div',
        { className: 'maker-row' },
        make('label', { className: 'check' }, hidden, ' ', messages.text('maker-hidden')),
        button('maker-add-game', () => this.#addBoard('game', hidden.checked)),
        button('maker-add-position', () => this.#addBoard('position', hidden.checked)),
      ),
      this.#told,
      make(
        'p',
        { className: 'actions' },
        button(
          'maker-open',
          () => this.#finish(async () => (this.#told.textContent = await this.open(this.#text))),
          'main',
        ),
        button('maker-save', () => this.#finish(() => this.#save())),
        button('maker-link', () => this.#finish(() => this.#copyLink())),
      ),
    );
  }

  async #save() {
    const saving = await saveFile(NAME, new Blob([this.#text], { type: 'text/plain' }));
    this.#told.textContent = savedText(this.messages, saving);
  }

  /** @param {string[]} parts */
  #add(...parts) {
    this.#parts.push(...parts);
    this.#told.textContent = this.messages.text('maker-added', { count: parts.length });
    this.#show();
  }

  /** Add puzzles of a theme that are not there yet, easy ones first. @param {string} theme @param {number} count */
  #addPuzzles(theme, count) {
    const most = Math.max(1, Math.min(MAX_PUZZLES, Math.trunc(count) || 1));
    const parts = ofTheme(this.#library.entries, theme)
      .map(({ id }) => `${MARK} puzzle: ${id}`)
      .filter((part) => !this.#parts.includes(part));
    this.#add(...parts.slice(0, most));
  }

  /**
   * Add the lesson in a file, or put it in the place of the same one in other letters.
   * @param {File} file @param {string} [chosen] its charset @param {string} [before] the step that it made
   */
  async #addFile(file, chosen, before) {
    const { text, charset } = await textOf(this.thinker, file, chosen);
    this.#parts = this.#parts.filter((part) => part !== before);
    await this.#addLesson(text);
    if (!charset) return;
    const added = this.#parts.at(-1);
    this.#told.append(
      charsetChoice(this.messages, charset, (other) => void this.#addFile(file, other, added)),
    );
  }

  /** Add a lesson that somebody has written, or say what is wrong with it. @param {string} text */
  async #addLesson(text) {
    const { messages, thinker } = this;
    if (!text) return void (this.#told.textContent = messages.text('maker-no-draft'));
    try {
      const chapter = await readLesson(thinker, text);
      if (chapter) this.#add(`${MARK} lesson\n${bodyOf(text)}`);
    } catch (error) {
      this.#told.textContent = error instanceof NoThought ? error.message : messages.text('learn-away');
    }
  }

  /**
   * Add the game on the board, or only its position.
   * @param {'game' | 'position'} kind
   * @param {boolean} isHidden whether what follows is hidden
   */
  async #addBoard(kind, isHidden) {
    const { position } = this.store.state;
    const format = kind === 'game' ? 'sgf' : kind;
    const answer = await this.engine.ask({ kind: 'export', format }).catch(() => null);
    if (answer?.kind !== 'file' || !position) {
      this.#told.textContent = this.messages.text('maker-no-board');
      return;
    }
    const title = isHidden ? this.messages.text('class-ask') : '';
    const at = kind === 'game' ? `at: ${position.ply}\n` : '';
    this.#add(`${MARK} ${kind}: ${title}\n${at}${isHidden ? 'hidden: yes\n' : ''}${bodyOf(answer.text)}`);
  }

  async #copyLink() {
    this.#told.textContent = this.messages.text(await copyClassLink(this.#text));
  }

  #show() {
    showParts(this.#list, this.#parts, {
      nameOf: (part) => titleOfPart(this.messages, this.#library, part),
      label: (button, id, title) => this.messages.label(button, id, { title }),
    });
  }

  /** Do something with the class, unless it lacks a title or steps: then say so. @param {() => unknown} act */
  #finish(act) {
    const isUntitled = !this.#title.value.trim();
    if (!isUntitled && this.#parts.length) return act();
    this.#told.textContent = this.messages.text(isUntitled ? 'maker-no-title' : 'maker-no-steps');
    (isUntitled ? this.#title : byId('maker-add-lesson', HTMLElement)).focus();
  }
}

/** Return a text without the lines that would begin a step. @param {string} text */
const bodyOf = (text) => text.trim().replaceAll(`\n${MARK}`, `\n ${MARK}`);

/**
 * Show the steps, each with buttons that move it up or down, or remove it.
 * @param {HTMLElement} list
 * @param {string[]} parts the texts of the steps, which the buttons change
 * @param {{nameOf: (part: string) => string, label: (button: HTMLElement, id: string, title: string) => void}} words
 */
function showParts(list, parts, words) {
  const move = (/** @type {number} */ from, /** @type {number} */ to) => {
    const [part] = parts.splice(from, 1);
    if (to >= 0) parts.splice(to, 0, part);
    showParts(list, parts, words);
    const row = list.children[Math.min(Math.max(to, 0), parts.length - 1)];
    row?.querySelector('button')?.focus();
  };
  const rows = parts.map((part, place) => {
    const title = words.nameOf(part);
    const button = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {number} */ to) => {
      const each = make('button', { type: 'button', onclick: () => move(place, to) }, sign);
      words.label(each, id, title);
      each.textContent = sign;
      each.disabled = to >= parts.length || (to < 0 && id !== 'maker-remove');
      return each;
    };
    return make(
      'li',
      {},
      make('span', {}, title),
      button('maker-up', '↑', place - 1),
      button('maker-down', '↓', place + 1),
      button('maker-remove', '×', -1),
    );
  });
  list.replaceChildren(...rows);
}
