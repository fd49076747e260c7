import { make, makeSvg } from '../element.js';
import { Messages } from '../messages.js';
import { pointName } from '../position.js';
import { openGame } from './player.js';
import { Replay } from './replay.js';
import { Sheet } from './sheet.js';
/** @import { Point } from '../position.js' */
/** @import { Played } from './player.js' */
/** @import { SgfNode } from './sgf.js' */
/** @import { View } from './replay.js' */

const STYLES = ['../styles/ink.css', '../styles/viewer.css'].map((file) => new URL(file, import.meta.url).href);
const WALKS = /** @type {const} */ (['first', 'back', 'forward', 'last']);
const ICONS = { first: 'M6 5v14M18 5l-9 7 9 7', back: 'm15 5-8 7 8 7', forward: 'm9 5 8 7-8 7', last: 'M18 5v14M6 5l9 7-9 7' };
const KEYS = /** @type {Record<string, typeof WALKS[number]>} */ ({ Home: 'first', ArrowLeft: 'back', ArrowRight: 'forward', End: 'last' });
const STEPS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
const OWN = /^Kropki\b/; // lists the rings of all captures
const LONGEST = 4_000_000; // characters of a game

/**
 * A board anywhere: `<kropki-board>` with the text of an SGF file in it, or its address in `src`. docs/embedding.md
 * has its attributes, properties, methods and events.
 */
export class KropkiBoard extends HTMLElement {
  static observedAttributes = ['src', 'at', 'theme', 'lang', 'controls', 'interactive', 'coordinates', 'hints'];

  /** @type {Sheet | null} */
  #sheet = null;
  /** @type {Messages | null} */
  #messages = null;
  /** @type {Replay | null} */
  #replay = null;
  /** @type {SgfNode[]} */
  #line = [];
  #move = 0;
  /** The game that is played here, once somebody has put a dot. @type {Played | null} */
  #played = null;
  /** @type {Point | null} */
  #cursor = null;
  #loading = 0;
  #text = '';
  #root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  #board = make('div', { className: 'board', tabIndex: 0 });
  #bar = make('div', { className: 'bar' });
  #count = make('output', { className: 'count' });
  #comment = make('p', { className: 'comment' });
  #told = make('p', { className: 'told' });

  constructor() {
    super();
    this.#board.part.add('board');
    this.#bar.part.add('controls');
    this.#comment.part.add('comment');
    this.#told.part.add('message');
    this.#told.setAttribute('role', 'status');
    this.#board.setAttribute('role', 'application');
    const styles = STYLES.map((href) => make('link', { rel: 'stylesheet', href }));
    for (const style of styles) style.addEventListener('load', () => this.#sheet?.layOut());
    this.#root.append(...styles, this.#board, this.#bar, this.#comment, this.#told);
    this.#board.addEventListener('pointermove', (event) => this.#hover(event));
    this.#board.addEventListener('pointerleave', () => this.#sheet?.point({ ghost: null }));
    this.#board.addEventListener('click', (event) => this.#tap(this.#sheet?.pointAt(event) ?? null));
    this.#board.addEventListener('keydown', (event) => this.#onKey(event));
    this.#board.addEventListener('blur', () => this.#sheet?.point({ cursor: null }));
  }

  connectedCallback() {
    this.#sheet ??= new Sheet(this.#board, this.#coordinates);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#sheet?.layOut());
    void this.#start();
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (!this.isConnected || before === value) return;
    if (name === 'src') void this.#read();
    else if (name === 'at') this.go(value === null || value === 'end' ? 'end' : Number(value));
    else if (name === 'lang') void this.#start();
    else if (name === 'hints') this.go(this.#move);
    else this.#dress();
  }

  /** How many moves are shown. */
  get move() {
    return this.#played?.position.ply ?? this.#move;
  }

  /** How many there are. */
  get length() {
    return this.#played?.position.plies ?? Math.max(0, this.#line.length - 1);
  }

  /** The height, in CSS pixels, at which the board takes its whole width. */
  get wantedHeight() {
    const [width, height] = this.#replay ? [this.#replay.width, this.#replay.height] : [1, 1];
    const rest = this.getBoundingClientRect().height - this.#board.clientHeight;
    return Math.ceil(rest + (this.#board.clientWidth * (height + 1)) / (width + 1));
  }

  /** The text of the game that is shown. */
  get sgf() {
    return this.#text;
  }

  /** Shows the game of an SGF text. @param {string} text */
  async load(text) {
    const turn = ++this.#loading;
    try {
      this.#take(text);
      const complete = await this.#withRings(text);
      if (turn !== this.#loading) return;
      if (complete !== text) this.#take(complete);
      this.#tell('');
      this.dispatchEvent(new CustomEvent('kropki-ready', { detail: { length: this.length }, bubbles: true, composed: true }));
    } catch (error) {
      if (turn === this.#loading) this.#fail('game', error);
    }
  }

  /** @param {string} text */
  #take(text) {
    if (text.length > LONGEST) throw new RangeError('too long');
    const replay = new Replay(text);
    this.#text = text;
    this.#played?.close();
    this.#played = null;
    this.#replay = replay;
    this.#line = replay.mainLine;
    this.#board.style.aspectRatio = `${replay.width + 1} / ${replay.height + 1}`;
    const at = this.getAttribute('at');
    this.go(at === null || at === 'end' ? 'end' : Number(at));
  }

  /** To the position after so many moves, or to the end. @param {number | 'end'} move */
  go(move) {
    const wanted = move === 'end' || !Number.isFinite(move) ? this.length : Math.min(this.length, Math.max(0, Math.trunc(move)));
    if (this.#played) return void this.#played.go(wanted).then((view) => this.#show(view));
    if (!this.#replay) return;
    const next = wanted === this.#move + 1;
    this.#move = wanted;
    this.#show(this.#replay.view(this.#line[wanted]), next);
  }

  /** @param {typeof WALKS[number]} to */
  walk(to) {
    this.go({ first: 0, back: this.move - 1, forward: this.move + 1, last: this.length }[to]);
  }

  /** Puts a dot, which starts Python the first time. @param {Point} point */
  async play(point) {
    try {
      this.#tell(this.#played ? '' : this.#messages?.text('viewer-starting') ?? '');
      this.#played ??= await openGame(this.#text, this.#move);
      const answer = await this.#played.play(point);
      this.#tell('refusal' in answer ? this.#messages?.textOr(`refused-${answer.refusal.code.replace('/', '-')}`, answer.refusal.message) ?? '' : '');
      if ('refusal' in answer) return;
      this.#text = answer.sgf;
      this.#show(answer.view, true);
      this.dispatchEvent(new CustomEvent('kropki-play', { detail: { ...answer.view.last, sgf: answer.sgf }, bubbles: true, composed: true }));
    } catch (error) {
      this.#fail('python', error);
    }
  }

  get #coordinates() {
    const wanted = this.getAttribute('coordinates');
    return wanted === null ? undefined : wanted !== 'off';
  }

  /** Whether what the record says of its moves is shown, and where a dot would go. */
  get #hasHints() {
    return this.getAttribute('hints') !== 'off';
  }

  get #isOpen() {
    return this.hasAttribute('interactive');
  }

  async #start() {
    this.#messages = await Messages.load(this.getAttribute('lang') ?? undefined).catch(() => null);
    this.#dress();
    await this.#read();
  }

  /** The words and the buttons. */
  #dress() {
    const messages = this.#messages;
    const sheet = this.#sheet;
    if (!messages || !sheet) return;
    this.#bar.hidden = this.getAttribute('controls') === 'off';
    this.#bar.replaceChildren(...WALKS.slice(0, 2).map((to) => this.#button(to, messages)), this.#count, ...WALKS.slice(2).map((to) => this.#button(to, messages)));
    sheet.labels = this.#coordinates;
    sheet.layOut();
    this.#describe();
  }

  /** @param {typeof WALKS[number]} to @param {Messages} messages */
  #button(to, messages) {
    const icon = makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
    icon.append(makeSvg('path', { d: ICONS[to] }));
    const button = make('button', { type: 'button', onclick: () => this.walk(to) }, icon);
    messages.label(button, `viewer-${to}`);
    button.part.add('button');
    return button;
  }

  async #read() {
    const src = this.getAttribute('src');
    if (src === null) return this.load(this.textContent.trim());
    try {
      const address = new URL(src, document.baseURI);
      if (address.origin !== location.origin) return this.#fail('origin', new Error(address.href));
      const response = await fetch(address, { redirect: 'error' }); // it might lead to another site
      if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
      await this.load(await response.text());
    } catch (error) {
      this.#fail('file', error);
    }
  }

  /** Other programs' records leave captures to the reader: Python lists them. @param {string} text */
  async #withRings(text) {
    if (OWN.test(this.#replay?.root.properties.get('AP')?.[0] ?? '') || this.#line.length < 2) return text;
    this.#tell(this.#messages?.text('viewer-starting') ?? '');
    const game = await openGame(text, 0);
    game.close();
    return game.sgf;
  }

  /** @param {View} view @param {boolean} [next] */
  #show(view, next = false) {
    const { comment, marks } = this.#hasHints ? view : { comment: '', marks: {} };
    this.#sheet?.show({ ...view, marks }, next);
    this.#comment.textContent = comment;
    this.#comment.hidden = !comment;
    this.#describe();
    this.dispatchEvent(new CustomEvent('kropki-move', { detail: { move: this.move, length: this.length }, bubbles: true, composed: true }));
  }

  #describe() {
    const view = this.#played?.view ?? this.#replay?.view(this.#line[this.#move]);
    if (!view || !this.#messages) return;
    const names = [0, 1].map((player) => this.#replay?.names[player] || this.#messages?.text('player', { player }) || '');
    this.#count.textContent = `${this.move} / ${this.length}`;
    this.#messages.label(this.#board, 'viewer-board', {
      width: view.width, height: view.height, move: this.move, length: this.length,
      first: names[0], second: names[1], captures: `${view.captures[0]} : ${view.captures[1]}`,
    });
  }

  /** @param {string} text */
  #tell(text) {
    this.#told.textContent = text;
    this.#told.hidden = !text;
  }

  /** @param {'game' | 'file' | 'origin' | 'python'} code @param {unknown} error */
  #fail(code, error) {
    console.error(error);
    this.#tell(this.#messages?.text(`viewer-${code}`) ?? String(error));
    this.dispatchEvent(new CustomEvent('kropki-error', { detail: { code: `viewer/${code}`, message: String(error) }, bubbles: true, composed: true }));
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const point = this.#isOpen && this.#hasHints ? this.#sheet?.pointAt(event) : null;
    const view = this.#played?.view ?? this.#replay?.view(this.#line[this.#move]);
    const isFree = point && view && view.dots[point.y * view.width + point.x] === '.' && view.owners[point.y * view.width + point.x] === '.';
    this.#sheet?.point({ ghost: point && isFree ? { ...point, player: this.#turn(view) } : null });
  }

  /** Who moves, as far as it is known without the rules. @param {View} view */
  #turn(view) {
    return this.#played?.position.turn ?? (view.last ? 1 - view.last.player : 0);
  }

  /** @param {Point | null} point */
  #tap(point) {
    if (point && this.#isOpen) void this.play(point);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const view = this.#replay && (this.#played?.view ?? this.#replay.view(this.#line[this.#move]));
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (this.#isOpen && step) {
      const { x, y } = this.#cursor ?? { x: Math.floor(view.width / 2), y: Math.floor(view.height / 2) };
      this.#cursor = this.#sheet?.geometry?.clamp({ x: x + step[0], y: y + step[1] }) ?? null;
      this.#sheet?.point({ cursor: this.#cursor });
      if (this.#cursor) this.#tell(pointName(this.#cursor));
    } else if (this.#isOpen && (event.key === 'Enter' || event.key === ' ')) this.#tap(this.#cursor);
    else if (KEYS[event.key]) this.walk(KEYS[event.key]);
    else if (event.key === ',' || event.key === '.') this.walk(event.key === ',' ? 'back' : 'forward');
    else return;
    event.preventDefault();
  }
}

customElements.define('kropki-board', KropkiBoard);
