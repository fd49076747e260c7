import { sizeObserver } from '../../base/browser.js';
import { titleText } from '../../files/gametitle.js';
import { copyText } from '../../files/saving.js';
import { IS_FILE } from '../../host.js';
import { LANGUAGES, nameOfLanguage } from '../../model/languages.js';
import { lineThrough } from '../../model/lines.js';
import { byId, chip, make } from '../../ui/element.js';
import { elementText, frame, frameAddress, frameText } from './embedding.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Wishes } from './embedding.js' */

const KINDS = ['frame', 'element'];
const OWN = 'own';
const SIZES = ['300×360', '480×560', '800×600', OWN];
const THEMES = ['auto', 'light', 'dark'];
const SWITCHES = ['coordinates', 'controls', 'hints']; // on by default
const PAUSE = 300; // milliseconds after the last change

/** @typedef {{id: string, text: string, isOurs: boolean}} Embedded a puzzle; `isOurs`: whether its name is enough */

/** The panel with the HTML that shows the game or a puzzle in another page, and a preview. */
export class EmbedPanel {
  #form = byId('embed-form', HTMLFormElement);
  #preview = byId('embed-preview', HTMLElement);
  #size = byId('embed-size', HTMLElement);
  #text = byId('embed-text', HTMLTextAreaElement);
  #result = byId('embed-told', HTMLElement);
  /** The game as SGF, or the puzzle. */
  #source = '';
  /** The puzzle in place of the game. @type {Embedded | null} */
  puzzle = null;
  /** The number of nodes after the first. */
  #last = 0;
  #timer = 0;
  /** The number of the last text: earlier ones that are still being packed are dropped. */
  #turn = 0;

  /** @param {FullPage} page */
  constructor({ messages, store, engine }) {
    this.messages = messages;
    this.store = store;
    this.engine = engine;
    const choices = /** @type {const} */ ([
      ['kind', KINDS],
      ['size', SIZES],
      ['theme', THEMES],
    ]);
    for (const [name, values] of choices) {
      const chips = values.map((value) =>
        chip(name, value, messages.textOr(`embed-${name}-${value}`, value)),
      );
      byId(`embed-${name}s`, HTMLElement).append(...chips);
      this.#choose(name, values[name === 'size' ? 1 : 0]);
    }
    byId('embed-languages', HTMLSelectElement).append(
      make('option', { value: '' }, messages.text('embed-language-auto')),
      ...LANGUAGES.map((code) => make('option', { value: code, lang: code }, nameOfLanguage(code))),
    );
    this.#form.addEventListener('input', () => this.#writeLater());
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#text.onfocus = () => this.#text.select();
    byId('embed-copy', HTMLButtonElement).onclick = () => void this.#copy();
    this.#preview.hidden = IS_FILE;
    byId('embed-nowhere', HTMLElement).hidden = !IS_FILE;
    sizeObserver(() => this.#fit()).observe(this.#preview);
  }

  async show() {
    const { position } = this.store.state;
    if (!position) return;
    this.hide();
    this.#form.classList.toggle('of-puzzle', this.puzzle !== null);
    if (this.puzzle) {
      this.#source = this.puzzle.text;
      this.#last = 0;
      this.#field('at').value = '0';
      return this.#write();
    }
    this.#result.textContent = position.players > 2 ? this.messages.text('save-players') : '';
    const [file, tree] = await Promise.all([
      this.#ask({ kind: 'export', format: 'sgf' }),
      this.#ask({ kind: 'tree' }),
    ]);
    if (file?.kind !== 'file' || tree?.kind !== 'tree') return;
    this.#source = file.text;
    const [[root]] = tree.nodes;
    const line = lineThrough(tree.nodes, root).map(([node]) => node); // boards show only the main line
    const here = line.indexOf(position.node);
    this.#last = line.length - 1;
    const at = this.#field('at');
    at.max = String(this.#last);
    at.value = String(here < 0 ? this.#last : here);
    this.#write();
  }

  /** Empty the panel when it is left. */
  hide() {
    clearTimeout(this.#timer);
    this.#turn++;
    this.#source = '';
    this.#text.value = '';
    this.#size.textContent = '';
    this.#preview.replaceChildren();
    this.#enable();
  }

  /** @param {import('../../protocol.js').Request} request */
  #ask(request) {
    return this.engine.ask(request).catch(() => null);
  }

  #writeLater() {
    this.#result.textContent = '';
    byId('embed-own', HTMLElement).hidden = this.#value('size') !== OWN;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#write(), PAUSE);
  }

  async #write() {
    const turn = ++this.#turn;
    if (!this.#source || !this.#form.checkValidity()) {
      this.#text.value = '';
      this.#preview.replaceChildren();
      return this.#enable();
    }
    const wishes = this.#wishes;
    const source = this.puzzle?.isOurs ? '' : this.#source;
    const address = await frameAddress(source, wishes);
    if (turn !== this.#turn) return;
    this.#text.value = wishes.kind === 'frame' ? frameText(address, wishes) : elementText(source, wishes);
    this.#enable();
    if (IS_FILE) return;
    // A new frame each time: a new fragment alone would load nothing.
    const shown = frame(address, wishes);
    shown.style.maxWidth = 'none'; // `#fit` shrinks it
    this.#preview.replaceChildren(shown);
    this.#fit();
  }

  #enable() {
    byId('embed-copy', HTMLButtonElement).disabled = !this.#text.value;
  }

  /** Shrink the preview to the room there is. Inside, the board keeps its size. */
  #fit() {
    const { firstElementChild } = this.#preview;
    if (!(firstElementChild instanceof HTMLIFrameElement)) return;
    const [width, height] = [Number(firstElementChild.width), Number(firstElementChild.height)];
    const scale = Math.min(1, this.#preview.clientWidth / width, this.#preview.clientHeight / height);
    firstElementChild.style.scale = String(scale);
    this.messages.label(this.#size, scale < 1 ? 'embed-size-shrunk' : 'embed-size-real', {
      width,
      height,
      percent: Math.round(100 * scale),
    });
  }

  /** @returns {Wishes} */
  get #wishes() {
    const { position } = this.store.state;
    const size = this.#value('size');
    const [width, height] =
      size === OWN
        ? ['width', 'height'].map((side) => Number(this.#field(side).value))
        : size.split('×').map(Number);
    /** @type {Record<string, string>} */
    const attributes = {};
    const theme = this.#value('theme');
    if (Number(this.#field('at').value) < this.#last) attributes.at = this.#field('at').value;
    if (theme !== 'auto') attributes.theme = theme;
    if (this.#value('lang')) attributes.lang = this.#value('lang');
    for (const name of SWITCHES) {
      if (!this.#field(name).checked) attributes[name] = 'off';
    }
    const { messages, puzzle } = this;
    if (puzzle) attributes.puzzle = puzzle.isOurs ? puzzle.id : '';
    else if (this.#field('interactive').checked) attributes.interactive = '';
    const game = position ? titleText(messages, position.names) : '';
    const title = messages.text(puzzle ? 'embed-puzzle-title' : 'embed-title', { game });
    return { kind: this.#value('kind') === 'frame' ? 'frame' : 'element', width, height, attributes, title };
  }

  async #copy() {
    const isCopied = await copyText(this.#text.value);
    if (!isCopied) this.#text.focus();
    this.#result.textContent = this.messages.text(isCopied ? 'told-copied' : 'told-not-copied');
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
  }

  /** @param {string} name of chips */
  #value(name) {
    return /** @type {RadioNodeList} */ (this.#form.elements.namedItem(name)).value;
  }

  /** @param {string} name of chips @param {string} value */
  #choose(name, value) {
    /** @type {RadioNodeList} */ (this.#form.elements.namedItem(name)).value = value;
  }
}
