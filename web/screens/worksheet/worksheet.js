import { NoThought } from '../../engine/nothought.js';
import { savedText, saveFile } from '../../files/saving.js';
import { byId, chip, make } from '../../ui/element.js';
import { aimText } from '../../ui/puzzletext.js';
import { Screen } from '../../ui/screen.js';
import { loadCollection, ofTheme, themesOf } from '../puzzles/collection.js';
import { draw, GRADES, MAX_PUZZLES, ofHardness } from './choice.js';
import { sheetElements } from './sheets.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { LearningAnswer } from '../../protocol.js' */
/** @import { Entry } from '../puzzles/collection.js' */
/** @import { Hardness } from './choice.js' */

const FILE = 'kropki-worksheet.html';
const GIVEN = 'given';
const COUNT = 6;
const PAPERS = { a4: 'A4', letter: 'Letter' };
const PLAYERS = 4;

/** @typedef {{title: string, entries: Entry[]}} Given puzzles that somebody has put together */

/** The screen that makes worksheets of puzzles, shows them as they will be printed, and prints them. */
export class Worksheets {
  #screen;
  #form = make('form', { id: 'worksheet-form' });
  #preview = make('div', { id: 'worksheet-preview', role: 'region', tabIndex: 0 });
  #told = make('p', { id: 'worksheet-told', role: 'status' });
  #theme = make('select', { name: 'theme' });
  #hardness = make('fieldset');
  #count = make('input', {
    name: 'count',
    type: 'number',
    min: '1',
    max: String(MAX_PUZZLES),
    required: true,
  });
  #title = make('input', { name: 'title', type: 'text', maxLength: 60 });
  #paper = make('select', { name: 'paper' });
  #answers = make('input', { name: 'answers', type: 'checkbox', checked: true });
  #actions = make('p', { className: 'actions' });
  /** @type {Entry[]} */
  #entries = [];
  /** @type {Given | null} */
  #given = null;
  /** @type {Entry[]} */
  #chosen = [];
  #html = '';

  /** @param {WholePage} page */
  constructor({ messages, thinker }) {
    this.messages = messages;
    this.thinker = thinker;
    this.#build();
    this.#screen = new Screen(
      messages,
      { name: 'worksheet', title: messages.text('worksheet-title') },
      make('div', { id: 'worksheet-body' }, this.#form, this.#preview),
    );
    // The browser's own command prints what is shown too. The page itself has laid out its board before.
    addEventListener('beforeprint', () => {
      if (!this.#screen.isOpen || !this.#html) return;
      const copies = [...this.#preview.children].map((sheet) => sheet.cloneNode(true));
      byId('print-sheet', HTMLElement).replaceChildren(make('div', { className: 'worksheet' }, ...copies));
      document.adoptedStyleSheets.push(pageStyles(this.#paper.value));
    });
    addEventListener('afterprint', () => {
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== pageStyles(this.#paper.value));
      document.adoptedStyleSheets = others;
    });
  }

  /** Open the screen. @param {string | Given} [part] the theme of the puzzles, or puzzles */
  async open(part = '') {
    this.#screen.open();
    this.thinker.prepare();
    this.#entries = await loadCollection();
    this.#given = typeof part === 'string' ? null : part;
    const themes = themesOf(this.#entries).map((theme) =>
      option(theme, this.messages.text('puzzles-theme', { theme: theme || 'all' })),
    );
    this.#theme.replaceChildren(...(this.#given ? [option(GIVEN, this.#given.title)] : []), ...themes);
    this.#theme.value = this.#given ? GIVEN : typeof part === 'string' && part ? part : 'first';
    if (this.#theme.selectedIndex < 0) this.#theme.value = 'first';
    this.#count.value = String(this.#given ? Math.min(MAX_PUZZLES, this.#given.entries.length) : COUNT);
    this.#choose();
  }

  #build() {
    const { messages } = this;
    const row = (/** @type {string} */ label, /** @type {HTMLElement} */ field) =>
      make('label', {}, make('span', { className: 'legend' }, messages.text(label)), field);
    const button = (/** @type {string} */ label, /** @type {Record<string, unknown>} */ properties) =>
      make('button', { type: 'button', id: label, ...properties }, messages.text(label));
    this.#hardness.append(make('legend', {}, messages.text('worksheet-hardness')));
    const chips = make('div', { className: 'chips' });
    for (const hardness of Object.keys(GRADES)) {
      chips.append(chip('hardness', hardness, messages.text(`worksheet-${hardness}`)));
    }
    chips.querySelector('input')?.setAttribute('checked', '');
    for (const [value, text] of Object.entries(PAPERS)) this.#paper.append(option(value, text));
    this.#hardness.append(chips);
    messages.label(this.#preview, 'worksheet-preview');
    this.#title.placeholder = messages.text('puzzles');
    this.#actions.append(
      button('worksheet-print', { type: 'submit', className: 'main' }),
      button('worksheet-save', { onclick: () => void this.#save() }),
      button('worksheet-others', { onclick: () => this.#choose() }),
    );
    this.#form.append(
      row('worksheet-puzzles', this.#theme),
      this.#hardness,
      make(
        'div',
        { className: 'pair' },
        row('worksheet-count', this.#count),
        row('worksheet-paper', this.#paper),
      ),
      row('worksheet-name', this.#title),
      make('label', { className: 'check' }, this.#answers, ' ', messages.text('worksheet-answers')),
      this.#told,
      this.#actions,
    );
    this.#form.addEventListener('input', ({ target }) => {
      const isSame = target === this.#title || target === this.#paper || target === this.#answers;
      if (isSame) void this.#lay();
      else this.#choose();
    });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      print();
    });
  }

  /** Choose puzzles anew. */
  #choose() {
    const { value } = this.#theme;
    const those = value === GIVEN ? (this.#given?.entries ?? []) : ofTheme(this.#entries, value);
    const isMixed = value === 'first' || value === GIVEN;
    this.#hardness.hidden = isMixed;
    const chosen = String(new FormData(this.#form).get('hardness'));
    const hardness = /** @type {Hardness} */ (isMixed ? 'any' : chosen);
    const count = Math.min(MAX_PUZZLES, Math.max(1, Math.trunc(Number(this.#count.value)) || 1));
    this.#chosen = draw(ofHardness(those, hardness), count);
    void this.#lay();
  }

  /** Lay out the puzzles that are chosen, and show them. */
  async #lay() {
    const { messages, thinker } = this;
    const puzzles = this.#chosen;
    this.#html = '';
    this.#offer(false);
    if (!puzzles.length) {
      this.#preview.replaceChildren();
      return void (this.#told.textContent = messages.text('worksheet-none'));
    }
    this.#told.textContent = messages.text('worksheet-waits');
    try {
      const text = puzzles.map((puzzle) => puzzle.text).join('\n\n');
      /** @type {Extract<LearningAnswer, {kind: 'claims'}> | null} */
      const told = await thinker.learn({ kind: 'claims', text });
      if (!told) return;
      /** @type {Extract<LearningAnswer, {kind: 'worksheet'}> | null} */
      const laid = await thinker.learn({
        kind: 'worksheet',
        text,
        tasks: told.claims.map((claim) => aimText(messages, claim)),
        title: this.#title.value.trim() || this.#title.placeholder,
        labels: this.#labels(),
        language: messages.language,
        paper: this.#paper.value,
        solutions: this.#answers.checked,
      });
      if (!laid) return;
      this.#html = laid.html;
      this.#preview.replaceChildren(...sheetElements(messages, laid.sheets));
      this.#preview.scrollTop = 0;
      this.#told.textContent = messages.text('worksheet-told', {
        puzzles: puzzles.length,
        sheets: laid.sheets.length,
      });
      this.#offer(true);
    } catch (error) {
      if (!(error instanceof NoThought)) throw error;
      this.#told.textContent = error.message;
    }
  }

  #labels() {
    const { messages } = this;
    const words = ['pupil', 'answer', 'solutions', 'or'].map((word) =>
      messages.text(`worksheet-word-${word}`),
    );
    const shapes = Array.from({ length: PLAYERS }, (_, player) => {
      const name = messages.text('player', { player });
      return `${name}: ${messages.text('worksheet-shape', { player })}`;
    });
    return [...words, ...shapes];
  }

  /** Let the worksheet be printed and saved, or not. @param {boolean} isReady */
  #offer(isReady) {
    for (const id of ['worksheet-print', 'worksheet-save']) {
      const button = this.#actions.querySelector(`#${id}`);
      if (button instanceof HTMLButtonElement) button.disabled = !isReady;
    }
  }

  async #save() {
    const saving = await saveFile(FILE, new Blob([this.#html], { type: 'text/html' }));
    this.#told.textContent = savedText(this.messages, saving);
  }
}

/** @param {string} value @param {string} text */
const option = (value, text) => make('option', { value }, text);

/** @type {Map<string, CSSStyleSheet>} */
const pages = new Map();

/** Return the styles that let sheets fill a paper while they are printed. @param {string} paper */
function pageStyles(paper) {
  const styles = pages.get(paper) ?? new CSSStyleSheet();
  if (!pages.has(paper)) styles.replaceSync(`@page { size: ${paper}; margin: 0; }`);
  pages.set(paper, styles);
  return styles;
}

/** @param {WholePage} page */
export const create = (page) => new Worksheets(page);
