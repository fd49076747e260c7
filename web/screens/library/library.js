import { gameRow } from '../../files/gamerow.js';
import { titleText } from '../../files/gametitle.js';
import { damagedLine } from '../../files/kept.js';
import { savedText } from '../../files/saving.js';
import { askToKeep, keeping } from '../../store/keeping.js';
import { iconButton, make } from '../../ui/element.js';
import { Screen } from '../../ui/screen.js';
import { filingForm } from './filing.js';
import { findGames, foldersOf } from './search.js';
import { exportGames, importGames } from './transfer.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { ListedGame } from '../../store/listedgame.js' */

const PAGE = 100; // rows that are shown at once
const STEPS = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowDown: 1 });
const ALL = '*'; // the value of the choice of every folder

/** The dialog with all games of this browser. */
export class Library {
  #words = make('input', { type: 'search', id: 'library-words', autocomplete: 'off', spellcheck: false });
  #folder = make('select', { id: 'library-folder' });
  #told = make('p', { id: 'library-told', role: 'status' });
  #kept = make('p', { id: 'library-kept', className: 'help' });
  #damaged = make('div');
  #stop = make('button', { type: 'button', id: 'library-stop', hidden: true });
  #rows = make('ul', { id: 'library-rows', className: 'games' });
  #more = make('button', { type: 'button', id: 'library-more' });
  #file = make('input', { type: 'file', hidden: true });
  #dialog;
  #shown = PAGE;
  /** The rows that have been drawn, by the numbers of their games. @type {Map<number, {row: HTMLElement, about: string}>} */
  #built = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #alarm;
  /** Counts the transfers: one that is running ends when another begins, or the dialog closes. */
  #turn = 0;

  /** @param {WholePage} page */
  constructor(page) {
    this.messages = page.messages;
    this.store = page.store;
    this.engine = page.engine;
    this.shelf = page.shelf;
    this.list = page.shelf.list;
    this.opener = page.opener;
    this.#dialog = this.#build();
    this.#words.oninput = () => this.#search();
    this.#folder.onchange = () => this.#search();
    this.#more.onclick = () => {
      const next = this.#shown;
      this.#shown += PAGE;
      this.#show();
      this.#rows.children[next]?.querySelector('button')?.focus();
    };
    this.#file.onchange = () => {
      const [file] = this.#file.files ?? [];
      this.#file.value = '';
      if (file) void this.#import(file);
    };
    this.#dialog.addEventListener('close', () => this.#turn++);
    this.#dialog.addEventListener('keydown', (event) => this.#onKey(event));
    this.list.on('change', () => this.#dialog.open && this.#show());
  }

  async open() {
    await this.list.loaded;
    this.#told.textContent = '';
    this.#dialog.showModal();
    this.#search();
    await this.#showKept();
  }

  #build() {
    const { messages } = this;
    const button = (/** @type {string} */ id, /** @type {() => void} */ onclick) =>
      make('button', { type: 'button', id, onclick }, messages.text(id));
    const label = (/** @type {string} */ id, /** @type {HTMLElement} */ field) =>
      make('label', {}, make('span', {}, messages.text(id)), field);
    this.#more.textContent = messages.text('library-more');
    this.#stop.textContent = messages.text('everything-stop');
    this.#stop.onclick = () => this.#turn++;
    messages.label(this.#words, 'library-hint');
    this.#rows.setAttribute('aria-labelledby', 'library-title');
    const { element } = new Screen(
      messages,
      { name: 'library', title: messages.text('library'), className: '' },
      make(
        'div',
        { className: 'row' },
        label('library-words', this.#words),
        label('library-folder', this.#folder),
      ),
      make(
        'div',
        { className: 'row' },
        button('library-import', () => this.#file.click()),
        button('library-export', () => void this.#export()),
        this.#file,
      ),
      this.#kept,
      this.#damaged,
      make('p', { className: 'row' }, this.#told, this.#stop),
      make('div', { className: 'scroll' }, this.#rows, this.#more),
    );
    element.setAttribute('closedby', 'any');
    return element;
  }

  /** Show what is found, from the beginning. */
  #search() {
    this.#shown = PAGE;
    this.#show();
  }

  #show() {
    const { messages, list } = this;
    const { games } = list;
    this.#showFolders();
    const found = this.#found;
    this.#damaged.replaceChildren(...damagedLine(messages, list));
    clearTimeout(this.#alarm);
    this.#draw(found.slice(0, this.#shown), 0);
    this.#more.hidden = found.length <= this.#shown;
    this.#tell(
      games.length ? messages.text('library-found', { count: found.length }) : messages.text('shelf-none'),
    );
  }

  /**
   * Draw the rows of these games from one of them on: those that exist already, and some new ones at a time, so that
   * the page answers in between.
   * @param {ListedGame[]} games
   * @param {number} first
   */
  #draw(games, first) {
    let left = PAGE;
    const rows = [];
    for (const game of games.slice(first)) {
      const about = JSON.stringify(game);
      const built = this.#built.get(game.id);
      if (built?.about !== about && left-- === 0) break;
      const row = built?.about === about ? built.row : this.#row(game);
      this.#built.set(game.id, { row, about });
      rows.push(row);
    }
    const { children } = this.#rows;
    let same = 0;
    while (same < rows.length && children[first + same] === rows[same]) same++;
    while (children.length > first + same) children[children.length - 1].remove();
    this.#rows.append(...rows.slice(same));
    const next = first + rows.length;
    if (next < games.length) this.#alarm = setTimeout(() => this.#draw(games, next));
  }

  #showFolders() {
    const { messages, list } = this;
    const value = this.#folder.options.length ? this.#folder.value : ALL;
    const folders = foldersOf(list.games);
    const option = (/** @type {string} */ name, /** @type {string} */ text) =>
      make('option', { value: name }, text);
    this.#folder.replaceChildren(
      option(ALL, messages.text('library-all')),
      option('', messages.text('library-none')),
      ...folders.map((name) => option(name, name)),
    );
    this.#folder.value = value === '' || folders.includes(value) ? value : ALL;
  }

  /** @param {ListedGame} game */
  #row(game) {
    const { messages, list } = this;
    const row = gameRow(messages, list, game, () => {
      this.#dialog.close();
      void this.opener.openShelved(game);
    });
    const name = titleText(messages, game.names);
    const onclick = () => this.#edit(game, row);
    const edit = iconButton(messages, 'edit', 'library-file', { onclick }, { name });
    row.insertBefore(edit, row.lastChild);
    return row;
  }

  /** Let the folder and the tags of a game be changed, in its row. @param {ListedGame} game @param {HTMLElement} row */
  #edit(game, row) {
    const form = filingForm(this.messages, game, foldersOf(this.list.games), async (filing) => {
      if (filing) void askToKeep();
      if (filing) await this.list.file(game, filing);
      else this.#show();
      this.#focus(game.id);
    });
    this.#built.delete(game.id);
    row.replaceChildren(form);
    form.querySelector('input')?.focus();
  }

  /** Focus the row of a game, if it is shown. @param {number} id */
  #focus(id) {
    const place = this.#found.findIndex((game) => game.id === id);
    (this.#rows.children[place]?.querySelector('button') ?? this.#words).focus();
  }

  /** The games that are found. */
  get #found() {
    const folder = this.#folder.value;
    const search = { words: this.#words.value, folder: folder === ALL ? null : folder };
    return findGames(this.list.games, search);
  }

  /** Go up and down the rows, and remove the one with the focus. @param {KeyboardEvent} event */
  #onKey(event) {
    const { target, key } = event;
    const rows = [...this.#rows.children];
    const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
    if (key in STEPS && (at >= 0 || target === this.#words)) {
      const next = rows[at + STEPS[key]]?.querySelector('button');
      (next ?? (at <= 0 ? this.#words : null))?.focus();
    } else if (key === 'Delete' && target instanceof HTMLButtonElement && at >= 0) {
      /** @type {HTMLButtonElement} */ (rows[at].lastChild).click();
    } else return;
    event.preventDefault();
  }

  /** Say whether the browser keeps the games, and let the player ask for it. */
  async #showKept() {
    const { messages, list } = this;
    const state = list.isVolatile ? 'volatile' : await keeping();
    this.#kept.replaceChildren(state ? messages.text('library-kept', { state }) : '');
    if (state !== 'loose') return;
    const keep = make('button', { type: 'button', className: 'link' }, messages.text('library-keep'));
    keep.onclick = async () => {
      await askToKeep();
      await this.#showKept();
      if (this.#kept.contains(keep)) return;
      const asked = this.#kept.querySelector('button');
      if (asked) this.#kept.replaceChildren(messages.text('library-kept', { state: 'refused' }));
    };
    this.#kept.append(keep);
  }

  async #export() {
    const { messages } = this;
    const { games } = this.list;
    const result = await exportGames(this.engine, this.shelf, games, this.#report()).catch(() => null);
    this.#stop.hidden = true;
    if (!result) return this.#tell(messages.text('everything-failed'));
    const { saving, left } = result;
    if (saving !== 'cancelled') {
      this.#tellResult('export', games.length - left, left, savedText(messages, saving));
    }
  }

  /** @param {File} file */
  async #import(file) {
    void askToKeep();
    const { messages } = this;
    const result = await importGames(this.engine, this.shelf, file, this.#report()).catch(() => null);
    this.#stop.hidden = true;
    if (!result) return this.#tell(messages.text('library-refused'));
    this.#tellResult('import', result.added, result.left);
    const { rest } = result;
    if (rest) this.#tell(`${this.#told.textContent} ${messages.text('library-import-rest', { rest })}`);
    // The reader may be elsewhere by now.
    if (!this.#dialog.open) this.store.notify(this.#told.textContent ?? '');
  }

  /**
   * @param {'export' | 'import'} what
   * @param {number} count of games that were taken
   * @param {number} left others
   * @param {string} [more] to say
   */
  #tellResult(what, count, left, more = '') {
    const { messages } = this;
    const words = [messages.text(`library-${what}ed`, { count }), more];
    if (left) words.push(messages.text(`library-${what}-left`, { left }));
    this.#tell(words.filter(Boolean).join(' '));
  }

  /** Return what says how far a transfer is. */
  #report() {
    const turn = ++this.#turn;
    this.#stop.hidden = false;
    return (/** @type {number} */ done, /** @type {number} */ all) => {
      if (turn !== this.#turn) return false;
      if (done % 20 === 0) this.#tell(this.messages.text('library-busy', { done, all }));
      return true;
    };
  }

  /** @param {string} text */
  #tell(text) {
    this.#told.textContent = text;
  }
}

/** @param {WholePage} page */
export const create = (page) => new Library(page);
