import { sizeObserver } from '../base/browser.js';
import { byId, make } from '../ui/element.js';
import { setProgress } from '../ui/progress.js';
import { resultText, sizeText, titleOf } from './gametitle.js';
/** @import { GameEntry } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

const MARGIN = 4; // rows above and below the visible ones that exist too
const PAGE = 8; // rows

/**
 * The dialog to choose from the games of a file. Only the visible rows exist, however many games there are.
 */
export class GameChoice {
  #dialog = byId('collection-dialog', HTMLDialogElement);
  #filter = byId('collection-filter', HTMLInputElement);
  #list = byId('collection-games', HTMLElement);
  #rows = byId('collection-rows', HTMLElement);
  #open = byId('collection-open', HTMLButtonElement);
  /** @type {{entry: GameEntry, text: string}[]} */
  #all = [];
  /** @type {GameEntry[]} */
  #found = [];
  #chosen = 0;
  #file = '';

  /**
   * @param {Messages} messages
   * @param {(entry: GameEntry | null) => void} onChoice takes the game that is chosen, or null if none is
   */
  constructor(messages, onChoice) {
    this.messages = messages;
    this.onChoice = onChoice;
    this.#dialog.addEventListener('cancel', () => onChoice(null));
    this.#open.onclick = () => this.#choose(this.#chosen);
    this.#filter.addEventListener('input', () => this.#search());
    this.#filter.addEventListener('keydown', (event) => this.#onKey(event));
    this.#list.addEventListener('scroll', () => this.#draw(), { passive: true });
    this.#list.addEventListener('click', ({ target }) => {
      const row = target instanceof Element ? target.closest('[role=option]') : null;
      if (row instanceof HTMLElement) this.#choose(Number(row.dataset.place));
    });
    sizeObserver(() => this.#draw()).observe(this.#list);
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /** @param {string} file the name of the file */
  open(file) {
    this.#file = file;
    this.#all = [];
    this.#found = [];
    this.#chosen = 0;
    this.#filter.value = '';
    byId('collection-choice', HTMLElement).hidden = true;
    byId('collection-title', HTMLElement).textContent = this.messages.text('collection-title');
    this.showProgress(null);
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  close() {
    this.#dialog.close();
  }

  /** Show how much of the file has been read, or that this is unknown. @param {number | null} share */
  showProgress(share) {
    const bar = byId('collection-bar', HTMLElement);
    bar.hidden = share === 1;
    setProgress(bar, share);
    this.#showCount();
  }

  /** Add games to the list. @param {GameEntry[]} entries */
  add(entries) {
    const terms = this.#terms;
    for (const entry of entries) {
      const item = { entry, text: searchText(entry) };
      this.#all.push(item);
      if (matches(item.text, terms)) this.#found.push(entry);
    }
    const choice = byId('collection-choice', HTMLElement);
    if (this.#all.length > 1 && choice.hidden) {
      choice.hidden = false;
      this.#filter.focus();
    }
    this.#open.hidden = choice.hidden;
    this.#draw();
    this.#showCount();
  }

  get #terms() {
    return this.#filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  }

  #search() {
    const terms = this.#terms;
    this.#found = this.#all.filter(({ text }) => matches(text, terms)).map(({ entry }) => entry);
    this.#chosen = 0;
    this.#list.scrollTop = 0;
    this.#draw();
    this.#showCount();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const last = this.#found.length - 1;
    const steps = /** @type {Record<string, number>} */ ({
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: PAGE,
      PageUp: -PAGE,
    });
    if (event.key in steps) this.#point(Math.max(0, Math.min(last, this.#chosen + steps[event.key])));
    else if (event.key === 'Home' && event.ctrlKey) this.#point(0);
    else if (event.key === 'End' && event.ctrlKey) this.#point(last);
    else if (event.key === 'Enter') this.#choose(this.#chosen);
    else return;
    event.preventDefault();
  }

  /** @param {number} place */
  #point(place) {
    if (place < 0) return;
    this.#chosen = place;
    const { clientHeight, scrollTop } = this.#list;
    const top = place * this.#height;
    if (top < scrollTop) this.#list.scrollTop = top;
    else if (top + this.#height > scrollTop + clientHeight) {
      this.#list.scrollTop = top + this.#height - clientHeight;
    }
    this.#draw();
  }

  /** @param {number} place */
  #choose(place) {
    const entry = this.#found[place];
    if (!entry) return;
    this.close();
    this.onChoice(entry);
  }

  /** The height of a row in CSS pixels. */
  get #height() {
    return parseFloat(getComputedStyle(this.#rows).lineHeight);
  }

  #draw() {
    const height = this.#height;
    const { scrollTop, clientHeight } = this.#list;
    const first = Math.max(0, Math.floor(scrollTop / height) - MARGIN);
    const last = Math.min(this.#found.length, Math.ceil((scrollTop + clientHeight) / height) + MARGIN);
    this.#rows.style.height = `${this.#found.length * height}px`;
    this.#rows.replaceChildren(
      ...this.#found.slice(first, last).map((entry, i) => this.#row(entry, first + i, height)),
    );
    const chosen = this.#found[this.#chosen];
    if (chosen) this.#filter.setAttribute('aria-activedescendant', rowId(chosen));
    else this.#filter.removeAttribute('aria-activedescendant');
    this.#open.disabled = !chosen;
  }

  /** @param {GameEntry} entry @param {number} place @param {number} height */
  #row(entry, place, height) {
    const { messages } = this;
    const { names, ranks, result, date, event, width, height: rows, nodes } = entry;
    const about = [
      date,
      sizeText(messages, width, rows),
      messages.text('game-moves', { count: nodes }),
      event,
    ].filter(Boolean);
    const row = make(
      'div',
      { id: rowId(entry) },
      make('span', { className: 'who', translate: false }, ...titleOf(messages, names, ranks)),
      make('bdi', { className: 'result' }, resultText(messages, names, result)),
      make(
        'span',
        { className: 'about' },
        ...about.flatMap((text, i) => [i ? ' · ' : '', make('bdi', {}, text)]),
      ),
    );
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', String(place === this.#chosen));
    row.setAttribute('aria-posinset', String(place + 1));
    row.setAttribute('aria-setsize', String(this.#found.length));
    row.dataset.place = String(place);
    row.style.top = `${place * height}px`;
    return row;
  }

  #showCount() {
    const { messages } = this;
    const [found, count] = [this.#found.length, this.#all.length];
    const text = this.#terms.length
      ? messages.text('collection-found', { found, count })
      : messages.text('collection-count', { count });
    byId('collection-told', HTMLElement).replaceChildren(
      make('bdi', {}, this.#file),
      ...(count ? [` · ${text}`] : []),
    );
  }
}

/** @param {GameEntry} entry */
const rowId = ({ number }) => `collection-game-${number}`;

/** Return the text that a search looks through. @param {GameEntry} entry */
function searchText({ names, ranks, result, date, event, width, height }) {
  return [...names, ...ranks, result, date, event, `${width}×${height} ${width}x${height}`]
    .join('\n')
    .toLowerCase();
}

/** @param {string} text @param {string[]} terms */
const matches = (text, terms) => terms.every((term) => text.includes(term));
