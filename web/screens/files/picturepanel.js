import { canReadDrawings, pngOf } from '../../base/browser.js';
import { watchInks } from '../../board/inks.js';
import { Picture } from '../../files/picture.js';
import { savedText, saveFile } from '../../files/saving.js';
import { dotNumbers, lineThrough } from '../../model/lines.js';
import { byId, chip, make } from '../../ui/element.js';
import { setProgress } from '../../ui/progress.js';
import { animate } from './animation.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Look } from '../../files/picture.js' */
/** @import { Position } from '../../model/position.js' */
/** @import { TreeRow } from '../../protocol.js' */

const FORMATS = ['gif', 'png', 'svg'];
const AS_BOARD = 'board';
const SIZES = [AS_BOARD, '16', '24', '40'];
const WIDE_CELL = 24; // pixels; larger cells are drawn as on a screen with a higher resolution
const SECOND = 1_000;
const KILO = 1_000;

/** The panel to draw the position, or the game as an animation. */
export class PicturePanel {
  #form = byId('picture-form', HTMLFormElement);
  #frame = byId('picture-frame', HTMLElement);
  #size = byId('picture-size', HTMLElement);
  #fault = byId('picture-fault', HTMLElement);
  #told = byId('picture-told', HTMLElement);
  /** The line of the position. @type {TreeRow[]} */
  #line = [];
  /** The animation, until a choice changes. @type {Blob | null} */
  #gif = null;
  #address = '';
  /** @type {AbortController | null} */
  #work = null;

  /** @param {FullPage} page */
  constructor({ messages, store, engine, board }) {
    this.messages = messages;
    this.store = store;
    this.engine = engine;
    this.board = board;
    byId('picture-formats', HTMLElement).append(
      ...FORMATS.map((format) => chip('format', format, messages.text(`picture-${format}`))),
    );
    byId('picture-sizes', HTMLElement).append(
      ...SIZES.map((size) => chip('scale', size, messages.text(`scale-${size}`))),
    );
    for (const [name, value] of [
      ['format', 'gif'],
      ['scale', '24'],
    ]) {
      this.#choose(name, value);
    }
    this.#form.addEventListener('input', () => this.#draw());
    watchInks(() => {
      if (this.#form.checkVisibility()) this.#draw();
    });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#act();
    });
    byId('picture-cancel', HTMLElement).onclick = () => this.#work?.abort();
  }

  async show() {
    this.#draw();
    const { position } = this.store.state;
    const answer = await this.engine.ask({ kind: 'tree' }).catch(() => null);
    if (answer?.kind !== 'tree' || !position) return;
    this.#line = lineThrough(answer.nodes, position.node);
    const last = String(this.#nodes.length - 1);
    for (const name of ['from', 'to']) this.#field(name).max = last;
    this.#field('from').value = '0';
    this.#field('to').value = last;
    this.#draw();
  }

  /** Stop what is being made when the panel is left. */
  hide() {
    this.#work?.abort();
    this.#forget();
  }

  /** The nodes before the first move of the line and after each move. */
  get #nodes() {
    const moves = this.#line.filter(([, , , text]) => text);
    const start = this.#line[this.#line.indexOf(moves[0]) - 1];
    return start ? [start, ...moves] : this.#line.slice(-1);
  }

  /** @returns {Look} */
  get #look() {
    const { geometry } = this.board;
    const scale = this.#value('scale');
    const coordinates = this.#field('coordinates').checked;
    if (scale === AS_BOARD && geometry) return { cell: geometry.cell, ratio: geometry.ratio, coordinates };
    const cell = Number(scale);
    return { cell, ratio: Math.max(1, cell / WIDE_CELL), coordinates };
  }

  /** Show a preview of the picture. */
  #draw() {
    const { messages } = this;
    const { position } = this.store.state;
    const format = this.#value('format');
    this.#work?.abort();
    this.#forget();
    this.#fault.textContent = this.#told.textContent = '';
    byId('picture-moves', HTMLElement).hidden = format !== 'gif';
    byId('picture-scale', HTMLElement).hidden = format === 'svg';
    byId('picture-make', HTMLElement).textContent = messages.text(
      format === 'gif' ? 'picture-make' : `picture-save-${format}`,
    );
    if (!position) return;
    const picture = new Picture(
      position,
      this.#look,
      this.#field('numbers').checked ? this.#numbers(position) : null,
    );
    picture.draw(position);
    picture.canvas.setAttribute('role', 'img');
    picture.canvas.setAttribute('aria-label', messages.text('picture-shown'));
    this.#frame.replaceChildren(picture.canvas);
    this.#size.textContent =
      format === 'svg'
        ? ''
        : messages.text('picture-size', { width: picture.canvas.width, height: picture.canvas.height });
  }

  /** Return the numbers of the moves up to a position. @param {Position} position */
  #numbers({ node }) {
    const end = this.#line.findIndex(([id]) => id === node);
    return dotNumbers(this.#line.slice(0, end + 1));
  }

  async #act() {
    const { position } = this.store.state;
    const format = this.#value('format');
    if (!position) return;
    this.#fault.textContent = '';
    if (format === 'gif' && !this.#gif) return this.#animate();
    const file = this.#gif ?? (format === 'png' ? await this.#png() : await this.#svg());
    if (!file) return;
    this.#told.textContent = '';
    this.#told.textContent = savedText(this.messages, await saveFile(`kropki.${format}`, file));
  }

  /** @returns {Promise<Blob | null>} */
  async #png() {
    const file = await pngOf(/** @type {HTMLCanvasElement} */ (this.#frame.firstElementChild));
    if (!file) this.#fault.textContent = this.messages.text('picture-unreadable');
    return file;
  }

  async #svg() {
    const [coordinates, numbers] = ['coordinates', 'numbers'].map((name) => this.#field(name).checked);
    const answer = await this.engine
      .ask({ kind: 'export', format: 'svg', coordinates, numbers })
      .catch(() => null);
    if (answer?.kind === 'file') return new Blob([answer.text], { type: 'image/svg+xml' });
    this.#fail(answer?.kind === 'error' ? answer.message : '');
    return null;
  }

  async #animate() {
    const { messages } = this;
    const [from, to] = ['from', 'to'].map((name) => Number(this.#field(name).value));
    const nodes = this.#nodes.slice(from, to + 1).map(([id]) => id);
    if (!nodes.length) {
      this.#fault.textContent = messages.text('picture-no-moves', { last: this.#nodes.length - 1 });
      return;
    }
    if (!canReadDrawings()) {
      this.#fault.textContent = messages.text('picture-unreadable');
      return;
    }
    const work = (this.#work = new AbortController());
    const bar = /** @type {HTMLElement} */ (byId('picture-progress', HTMLElement).firstElementChild);
    this.#showWork(true);
    setProgress(bar, 0);
    try {
      this.#gif = await animate({
        nodes,
        positions: (wanted) => this.#positions(wanted),
        look: this.#look,
        numbers: this.#field('numbers').checked ? dotNumbers(this.#line) : null,
        delay: SECOND * Number(this.#field('seconds').value),
        signal: work.signal,
        onProgress: (share) => setProgress(bar, share),
      });
      if (this.#gif) this.#showGif(this.#gif);
    } catch (error) {
      this.#fail(String(error));
    } finally {
      if (this.#work === work) this.#work = null;
      this.#showWork(this.#work !== null);
    }
  }

  /** Return the positions at nodes. An answer may hold only the first of them. @param {number[]} nodes */
  async #positions(nodes) {
    /** @type {Position[]} */
    const found = [];
    while (found.length < nodes.length) {
      const answer = await this.engine.ask({ kind: 'look', nodes: nodes.slice(found.length) });
      if (answer.kind !== 'positions') {
        throw new Error(answer.kind === 'error' ? answer.message : answer.kind);
      }
      found.push(...answer.positions);
    }
    return found;
  }

  /** @param {Blob} gif */
  #showGif(gif) {
    const { width, height } = /** @type {HTMLCanvasElement} */ (this.#frame.firstElementChild);
    this.#address = URL.createObjectURL(gif);
    this.#frame.replaceChildren(
      make('img', { src: this.#address, alt: this.messages.text('picture-animated'), width, height }),
    );
    this.#size.textContent = this.messages.text('picture-size-kept', {
      width,
      height,
      kilobytes: gif.size / KILO,
    });
    byId('picture-make', HTMLElement).textContent = this.messages.text('picture-save-gif');
  }

  #forget() {
    URL.revokeObjectURL(this.#address);
    this.#gif = null;
    this.#address = '';
  }

  /** @param {boolean} working */
  #showWork(working) {
    byId('picture-progress', HTMLElement).hidden = !working;
    byId('picture-actions', HTMLElement).hidden = working;
  }

  /** @param {string} reason */
  #fail(reason) {
    this.#fault.textContent = this.messages.text('picture-failed', { reason });
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
