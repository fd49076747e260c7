import { addHead } from './dialog.js';
import { iconButton, make } from './element.js';
/** @import { WholePage } from '../play/page.js' */
/** @import { Messages } from './messages.js' */

/** A dialog with a line on top: buttons, a title, what is shown, and the button that closes. */
export class Screen {
  #title;
  #place;
  /** What is said about what is shown. */
  #note = make('div', { className: 'screen-note', hidden: true });
  /** The dialog. */
  element;

  /**
   * @param {Messages} messages
   * @param {object} about
   * @param {string} about.name with which the ids of its elements begin
   * @param {string} [about.title] in words
   * @param {string} [about.className]
   * @param {HTMLElement[]} [about.before] what is before the title
   * @param {HTMLElement[]} [about.after] what is after it
   * @param {(Node | string)[]} content
   */
  constructor(messages, { name, title = '', className = 'screen', before = [], after = [] }, ...content) {
    this.#title = make('h2', { id: `${name}-title`, tabIndex: -1, autofocus: true }, title);
    this.#place = make('span', { id: `${name}-place`, hidden: true });
    this.element = make('dialog', { id: `${name}-dialog`, className }, this.#note, ...content);
    addHead(messages, this.element, this.#title, { before, after: [this.#place, ...after] });
    this.element.addEventListener('close', () => this.note());
    document.body.append(this.element);
  }

  get isOpen() {
    return this.element.open;
  }

  open() {
    if (!this.isOpen) this.element.showModal();
  }

  close() {
    this.element.close();
  }

  /** Call something when the screen has been closed, and not opened again since. @param {() => void} leave */
  onClose(leave) {
    this.element.addEventListener('close', () => this.isOpen || leave());
  }

  /** Say what is shown. @param {string} title @param {string} [place] in it */
  entitle(title, place = '') {
    this.#title.textContent = title;
    this.#place.textContent = place;
    this.#place.hidden = !place;
  }

  /** Show something about what is shown, until it closes, or nothing. @param {Node | null} [note] */
  note(note = null) {
    this.#note.replaceChildren(...(note ? [note] : []));
    this.#note.hidden = !note;
  }
}

/** Create the button that presents the board of a screen. @param {WholePage} page */
export const presentButton = ({ messages, doors }) =>
  iconButton(messages, 'present', 'present-this', {
    className: 'quiet to-present',
    onclick: () => void doors.open('present'),
  });

/** Close the screens, except one. @param {string} [name] */
export function closeScreens(name) {
  for (const dialog of document.querySelectorAll('dialog.screen')) {
    if (dialog instanceof HTMLDialogElement && dialog.id !== `${name}-dialog`) dialog.close();
  }
}
