import { byId, chip, iconButton, make } from '../ui/element.js';
import { charsetChoice } from './charsets.js';
import { faultText } from './report.js';
/** @import { FileFault, Mode } from '../protocol.js' */
/** @import { Speech } from '../ui/speech.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * @typedef {object} Message
 * @property {string} title the id of its title
 * @property {string} file the name in the title
 * @property {string[]} [lines]
 * @property {{label: string, run: () => void}} [action] a button for what the player can do, with the id of its text
 * @property {FileFault[]} [faults]
 * @property {{mode: Mode | null, choose: (mode: string) => void}} [modes] how captures were read, and a way
 *   to read them otherwise
 * @property {{charset: string, choose: (charset: string) => void}} [charsets] how the file's letters were read, and a
 *   way to read them otherwise
 * @property {{name: string, open: () => void}[]} [others] files that came with it
 */

const MODES = ['listed', 'automatic'];
const MAX_ITEMS = 200;
const INERT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']; // keys that change nothing by themselves

/**
 * A slip of paper on the sheet with a message about a file. It folds when the player does something else, and
 * stays until they close it.
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
      (event) => event.ctrlKey || event.metaKey || INERT.includes(event.key) || this.#fold(event.target),
      { capture: true },
    );
  }

  hide() {
    if (this.#slip.contains(document.activeElement)) byId('board', HTMLElement).focus();
    this.#slip.hidden = true;
    this.#slip.replaceChildren();
  }

  /**
   * Fold the slip, so that it does not cover the board, unless the target is in it.
   * @param {EventTarget | null} target
   */
  #fold(target) {
    if (!(target instanceof Node && this.#slip.contains(target))) this.#note.open = false;
  }

  /** @param {Message} message */
  show({ title: id, file, lines = [], action, faults = [], modes, charsets, others = [] }) {
    const { messages } = this;
    const title = make('h2', { id: 'slip-title' }, ...this.#title(id, file));
    const onclick = () => this.hide();
    const close = iconButton(messages, 'close', 'slip-close', { id: 'slip-close', onclick });
    this.#note.replaceChildren(make('summary', {}, title), ...lines.map((line) => make('p', {}, line)));
    if (action) this.#note.append(this.#action(action));
    if (modes) this.#note.append(this.#choice(modes.mode, modes.choose));
    if (charsets) this.#note.append(charsetChoice(messages, charsets.charset, charsets.choose));
    if (faults.length) this.#note.append(this.#faults(faults));
    if (others.length) this.#note.append(this.#others(others));
    this.#note.open = true;
    this.#slip.replaceChildren(this.#note, close);
    this.#slip.hidden = false;
    this.speech.say(
      [
        title.textContent,
        ...lines,
        faults.length ? messages.text('slip-remarks', { count: faults.length }) : '',
      ].join(' '),
    );
  }

  /**
   * Return a text with a name in it, which may run in another direction.
   * @param {string} id
   * @param {string} name
   */
  #title(id, name) {
    const mark = '\u0000';
    const [before, ...after] = this.messages.text(id, { file: mark }).split(mark);
    return after.length ? [before, make('bdi', {}, name), ...after] : [before];
  }

  /** @param {{label: string, run: () => void}} action */
  #action({ label, run }) {
    const text = this.messages.text(label);
    const onclick = () => {
      this.hide(); // the focus goes to the board, not away with the button
      run();
    };
    return make('button', { type: 'button', id: 'slip-action', className: 'quiet', onclick }, text);
  }

  /** @param {Mode | null} mode @param {(mode: string) => void} choose */
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
      choose(group.querySelector('input:checked')?.getAttribute('value') ?? MODES[0]),
    );
    return group;
  }

  /** @param {{name: string, open: () => void}[]} others */
  #others(others) {
    const buttons = others
      .slice(0, MAX_ITEMS)
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

  /** @param {FileFault[]} faults */
  #faults(faults) {
    const { messages } = this;
    const items = faults.slice(0, MAX_ITEMS).map((fault) => make('li', {}, faultText(messages, fault)));
    return make(
      'details',
      {},
      make('summary', {}, messages.text('slip-remarks', { count: faults.length })),
      make('ul', {}, ...items, ...(faults.length > MAX_ITEMS ? [make('li', {}, '…')] : [])),
    );
  }
}
