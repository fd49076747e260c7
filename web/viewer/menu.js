import { drawIcon, make } from '../ui/element.js';
import { findPage } from './page.js';
/** @import { Messages } from '../ui/messages.js' */

const MAX_ADDRESS = 200_000; // characters; some browsers take no longer addresses
const KEEP = 60_000; // milliseconds until a saved file is forgotten
const DOTS = 'M6 12h.01M12 12h.01M18 12h.01';

/**
 * @typedef {object} Contents what can be taken out of a board
 * @property {() => string} sgf
 * @property {() => number} move
 * @property {() => Promise<Blob | null>} picture
 */

/** The menu of a board: open its game on the page of Kropki, or save it as a file or a picture. */
export class Menu {
  element = make('details', { className: 'menu' });
  #summary = make('summary');
  #open = make('a', { target: '_blank', rel: 'noopener', hidden: true });
  #sgf = make('button', { type: 'button' });
  #picture = make('button', { type: 'button' });
  /** @type {Messages | null} */
  #messages = null;

  /** @param {Contents} contents */
  constructor(contents) {
    const { element } = this;
    this.#summary.append(drawIcon(DOTS));
    element.append(this.#summary, make('div', {}, this.#open, this.#sgf, this.#picture));
    element.part.add('menu');
    element.addEventListener('toggle', () => element.open && void this.#findPage(contents));
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.open = false;
    });
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !element.open) return;
      event.stopPropagation();
      this.#close();
    });
    this.#open.onclick = () => this.#close();
    this.#sgf.onclick = () => {
      save('kropki.sgf', new Blob([contents.sgf()], { type: 'application/x-go-sgf' }));
      this.#close();
    };
    this.#picture.onclick = async () => {
      const picture = await contents.picture();
      if (!picture) return this.#refuse();
      save('kropki.png', picture);
      this.#close();
    };
  }

  /** Say that the browser lets no page read what it draws. */
  #refuse() {
    this.#picture.disabled = true;
    this.#messages?.label(this.#picture, 'viewer-unreadable');
  }

  /** @param {Messages} messages */
  label(messages) {
    this.#messages = messages;
    messages.label(this.#summary, 'viewer-menu');
    messages.label(this.#open, 'viewer-open');
    messages.label(this.#sgf, 'viewer-sgf');
    messages.label(this.#picture, 'viewer-picture');
  }

  /** Offer the page of Kropki if it is there. @param {Contents} contents */
  async #findPage(contents) {
    const fragment = `#sgf=${encodeURIComponent(contents.sgf())}&at=${contents.move()}`;
    const page = await findPage();
    if (page) this.#open.href = page + fragment;
    this.#open.hidden = !page || page.length + fragment.length > MAX_ADDRESS;
  }

  #close() {
    this.element.open = false;
    this.#summary.focus();
  }
}

/** @param {string} name @param {Blob} file */
function save(name, file) {
  const href = URL.createObjectURL(file);
  make('a', { download: name, href }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEEP);
}
