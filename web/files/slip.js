import { byId, chip, make, makeSvg } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Diagnostic } from '../model/position.js' */
/** @import { Speech } from '../panels/speech.js' */

/**
 * @typedef {object} Slipped what a slip says
 * @property {string} message the message that is its title
 * @property {string} file the name that stands in the title
 * @property {string[]} [lines]
 * @property {Diagnostic[]} [remarks]
 * @property {{mode: string, choose: (mode: string) => void}} [modes] how captures were read, and how to read them otherwise
 * @property {{name: string, open: () => void}[]} [others] files that came with it
 */

const MODES = ['listed', 'automatic'];
const MANY = 200; // remarks that are shown at once
const KEPT_BY = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']; // keys that do nothing by themselves

/**
 * A slip of paper on the sheet that says what is to be known of a file: it folds up when something else is
 * done, and stays until it is put away.
 */
export class Slip {
  #slip = byId('slip', HTMLElement);
  #note = make('details', { id: 'slip-note' });

  /** @param {Messages} messages @param {Speech} speech */
  constructor(messages, speech) {
    this.messages = messages;
    this.speech = speech;
    this.#slip.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.hide();
    });
    addEventListener('pointerdown', ({ target }) => this.#fold(target), { capture: true });
    addEventListener(
      'keydown',
      (event) => event.ctrlKey || event.metaKey || KEPT_BY.includes(event.key) || this.#fold(event.target),
      { capture: true },
    );
  }

  hide() {
    if (this.#slip.contains(document.activeElement)) byId('board', HTMLElement).focus();
    this.#slip.hidden = true;
    this.#slip.replaceChildren();
  }

  /**
   * It covers a part of the board, which whoever does something else wants to see.
   * @param {EventTarget | null} target
   */
  #fold(target) {
    if (!(target instanceof Node && this.#slip.contains(target))) this.#note.open = false;
  }

  /** @param {Slipped} slipped */
  show({ message, file, lines = [], remarks = [], modes, others = [] }) {
    const { messages } = this;
    const title = make('h2', { id: 'slip-title' }, ...this.#titled(message, file));
    const close = make('button', {
      type: 'button',
      id: 'slip-close',
      className: 'quiet',
      onclick: () => this.hide(),
    });
    const icon = makeSvg('svg');
    icon.append(makeSvg('use', { href: '#icon-close' }));
    close.append(icon);
    messages.label(close, 'slip-close');
    this.#note.replaceChildren(make('summary', {}, title), ...lines.map((line) => make('p', {}, line)));
    if (modes) this.#note.append(this.#choice(modes.mode, modes.choose));
    if (remarks.length) this.#note.append(this.#list(remarks));
    if (others.length) this.#note.append(this.#row(others));
    this.#note.open = true;
    this.#slip.replaceChildren(this.#note, close);
    this.#slip.hidden = false;
    this.speech.say(
      [
        title.textContent,
        ...lines,
        remarks.length ? messages.text('slip-remarks', { count: remarks.length }) : '',
      ].join(' '),
    );
  }

  /**
   * A message with a name in it that may be written in another direction.
   * @param {string} message
   * @param {string} name
   */
  #titled(message, name) {
    const mark = '\u0000';
    const [before, ...after] = this.messages.text(message, { file: mark }).split(mark);
    return after.length ? [before, make('bdi', {}, name), ...after] : [before];
  }

  /** @param {string} mode @param {(mode: string) => void} choose */
  #choice(mode, choose) {
    const { messages } = this;
    const chips = MODES.map((each) => chip('slip-mode', each, messages.text(`slip-${each}`)));
    const group = make(
      'fieldset',
      {},
      make('legend', {}, messages.text('slip-modes')),
      make('div', { className: 'chips' }, ...chips),
    );
    for (const radio of group.querySelectorAll('input')) radio.checked = radio.value === mode;
    group.addEventListener('change', () =>
      choose(group.querySelector('input:checked')?.getAttribute('value') ?? mode),
    );
    return group;
  }

  /** @param {{name: string, open: () => void}[]} others */
  #row(others) {
    const buttons = others
      .slice(0, MANY)
      .map(({ name, open }) =>
        make('button', { type: 'button', className: 'quiet', dir: 'auto', onclick: open }, name),
      );
    const title = this.messages.text('slip-others', { count: others.length });
    return make(
      'div',
      { role: 'group', ariaLabel: title, className: 'others' },
      make('span', {}, title),
      ...buttons,
    );
  }

  /** @param {Diagnostic[]} remarks */
  #list(remarks) {
    const { messages } = this;
    const items = remarks
      .slice(0, MANY)
      .map(({ line, column, message }) =>
        make('li', {}, messages.text('slip-at', { line, column, words: message })),
      );
    return make(
      'details',
      {},
      make('summary', {}, messages.text('slip-remarks', { count: remarks.length })),
      make('ul', {}, ...items, ...(remarks.length > MANY ? [make('li', {}, '…')] : [])),
    );
  }
}
