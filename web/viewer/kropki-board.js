import { pointName } from '../model/points.js';
import { make, makeSvg } from '../ui/element.js';
import { Messages } from '../ui/messages.js';
import { Game } from './game.js';
import { NoGame } from './player.js';
import { Sheet } from './sheet.js';
/** @import { Point } from '../model/position.js' */

const STYLES = ['../styles/ink.css', '../styles/viewer.css'].map(
  (file) => new URL(file, import.meta.url).href,
);
const WALKS = /** @type {const} */ (['first', 'back', 'forward', 'last']);
const ICONS = {
  first: 'M6 5v14M18 5l-9 7 9 7',
  back: 'm15 5-8 7 8 7',
  forward: 'm9 5 8 7-8 7',
  last: 'M18 5v14M6 5l9 7-9 7',
};
const KEYS = /** @type {Record<string, typeof WALKS[number]>} */ ({
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
});
const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const DARK = matchMedia('(prefers-color-scheme: dark)');

/**
 * A board anywhere: `<kropki-board>` with the text of an SGF file in it, or its address in `src`. docs/embedding.md
 * has its attributes, properties, methods and events.
 */
export class KropkiBoard extends HTMLElement {
  static observedAttributes = [
    'src',
    'at',
    'theme',
    'lang',
    'controls',
    'interactive',
    'coordinates',
    'hints',
  ];

  /** @type {Messages | null} */
  #messages = null;
  /** @type {Game | null} */
  #game = null;
  /** @type {Point | null} */
  #cursor = null;
  /** What its page had for it when a game was last looked for. @type {string | null} */
  #source = null;
  #loading = 0;
  #root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  #board = make('div', { className: 'board', tabIndex: 0 });
  #bar = make('div', { className: 'bar' });
  #count = make('output', { className: 'count' });
  #comment = make('p', { className: 'comment', hidden: true });
  #told = make('p', { className: 'told', hidden: true });
  #sheet = new Sheet(this.#board);
  #layOut = () => this.#sheet.layOut();
  /** Of the text in it: the page may set that later. */
  #texts = new MutationObserver(() => void this.#start());

  constructor() {
    super();
    this.#board.part.add('board');
    this.#bar.part.add('controls');
    this.#comment.part.add('comment');
    this.#told.part.add('message');
    this.#told.setAttribute('role', 'status');
    this.#board.setAttribute('role', 'application');
    const styles = STYLES.map((href) => make('link', { rel: 'stylesheet', href }));
    for (const style of styles) style.addEventListener('load', this.#layOut);
    this.#root.append(...styles, this.#board, this.#bar, this.#comment, this.#told);
    this.#board.addEventListener('pointermove', (event) => this.#hover(event));
    this.#board.addEventListener('pointerleave', () => this.#sheet.point({ ghost: null }));
    this.#board.addEventListener('click', (event) => this.#tap(this.#sheet.pointAt(event) ?? null));
    this.#board.addEventListener('keydown', (event) => this.#onKey(event));
    this.#board.addEventListener('blur', () => this.#sheet.point({ cursor: null }));
  }

  connectedCallback() {
    DARK.addEventListener('change', this.#layOut);
    this.#texts.observe(this, { characterData: true, childList: true, subtree: true });
    void this.#start();
  }

  disconnectedCallback() {
    DARK.removeEventListener('change', this.#layOut);
    this.#texts.disconnect();
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === 'at') this.#goToStart();
    else if (name === 'hints') this.#draw();
    else if (!this.isConnected) return; // it will look at the others then
    else if (name === 'src' || name === 'lang') void this.#start();
    else this.#dress();
  }

  /** How many moves are shown. */
  get move() {
    return this.#game?.move ?? 0;
  }

  /** How many there are. */
  get length() {
    return this.#game?.length ?? 0;
  }

  /** The height, in CSS pixels, at which the board takes its whole width. */
  get wantedHeight() {
    const { width, height } = this.#game ?? { width: 1, height: 1 };
    const rest = this.getBoundingClientRect().height - this.#board.clientHeight;
    return Math.ceil(rest + (this.#board.clientWidth * (height + 1)) / (width + 1));
  }

  /** The text of the game that is shown. */
  get sgf() {
    return this.#game?.text ?? '';
  }

  /** Shows the game of an SGF text. @param {string} text */
  async load(text) {
    this.#loading++; // what was asked for before comes too late
    this.#source = this.#ownSource;
    await this.#show(text);
  }

  /** To the position after so many moves, or to the end. @param {number | 'end'} move */
  go(move) {
    this.#go(() => move);
  }

  /** @param {typeof WALKS[number]} to */
  walk(to) {
    this.#go(({ move, length }) => ({ first: 0, back: move - 1, forward: move + 1, last: length })[to]);
  }

  /**
   * Puts a dot, which starts Python the first time. Dots are put one after the other.
   * @param {Point} point
   */
  async play(point) {
    const game = this.#game;
    if (!game) return this.#fail('game', new Error('there is no game'));
    try {
      this.#tell(game.isPlayed ? this.#told.textContent : (this.#messages?.text('viewer-starting') ?? ''));
      const answer = await game.play(point);
      if (!answer || game !== this.#game) return;
      this.#tell(
        'refusal' in answer
          ? (this.#messages?.textOr(
              `refused-${answer.refusal.code.replace('/', '-')}`,
              answer.refusal.message,
            ) ?? '')
          : '',
      );
      if ('refusal' in answer) return;
      this.#turnTo(true);
      this.dispatchEvent(
        new CustomEvent('kropki-play', {
          detail: { ...answer.view.last, sgf: answer.sgf },
          bubbles: true,
          composed: true,
        }),
      );
    } catch (error) {
      if (game === this.#game) this.#fail(error instanceof NoGame ? 'game' : 'python', error);
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
    return (this.getAttribute('interactive') ?? 'off') !== 'off';
  }

  /** Where its page has a game for it: an address, or a text. */
  get #ownSource() {
    return this.getAttribute('src')?.trim() || `(${this.textContent.trim()}`;
  }

  /** In a page, or in another place of it, or in another language: all but the game is made anew. */
  async #start() {
    const lang = this.getAttribute('lang');
    const [messages] = await Promise.all([Messages.load(lang ?? undefined).catch(() => null), parsed()]);
    if (lang !== this.getAttribute('lang')) return;
    this.#messages = messages;
    this.#dress();
    if (this.isConnected && this.#source !== this.#ownSource) await this.#read();
  }

  /** The words and the buttons. */
  #dress() {
    const messages = this.#messages;
    if (!messages) return;
    this.#showBar();
    this.#bar.replaceChildren(
      ...WALKS.slice(0, 2).map((to) => this.#button(to, messages)),
      this.#count,
      ...WALKS.slice(2).map((to) => this.#button(to, messages)),
    );
    this.#sheet.labels = this.#coordinates;
    this.#sheet.layOut();
    this.#describe();
  }

  #showBar() {
    this.#bar.hidden = !this.#game || this.getAttribute('controls') === 'off';
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
    const turn = ++this.#loading;
    const isLast = () => turn === this.#loading;
    const src = this.getAttribute('src')?.trim();
    this.#source = this.#ownSource;
    if (!src) return this.#show(this.textContent.trim());
    try {
      const address = new URL(src, document.baseURI);
      if (address.origin !== location.origin) return this.#fail('origin', new Error(address.href));
      const response = await fetch(address, { redirect: 'error' }); // it might lead to another site
      if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
      const text = await response.text();
      if (isLast()) await this.#show(text);
    } catch (error) {
      if (isLast()) this.#fail('file', error);
    }
  }

  /**
   * Shows another game, if the text is one; other programs' records get their captures from Python.
   * @param {string} text
   */
  async #show(text) {
    let game;
    try {
      game = new Game(text);
    } catch (error) {
      return this.#fail('game', error);
    }
    this.#game?.close();
    this.#game = game;
    this.#cursor = null;
    this.#showBar();
    this.#board.style.aspectRatio = `${game.width + 1} / ${game.height + 1}`;
    this.#goToStart();
    try {
      if (game.isForeign) {
        this.#tell(this.#messages?.text('viewer-starting') ?? '');
        const walked = await game.complete();
        if (game !== this.#game) return;
        if (walked) this.#turnTo();
        else this.#goToStart();
      }
      this.#tell('');
      this.dispatchEvent(
        new CustomEvent('kropki-ready', { detail: { length: this.length }, bubbles: true, composed: true }),
      );
    } catch (error) {
      if (game === this.#game) {
        this.#fail(error instanceof NoGame || error instanceof RangeError ? 'game' : 'python', error);
      }
    }
  }

  /** Where the page wants it to begin. */
  #goToStart() {
    const at = this.getAttribute('at');
    this.go(at === null || at === 'end' ? 'end' : Number(at));
  }

  /** @param {(game: Game) => number | 'end'} move */
  #go(move) {
    const game = this.#game;
    if (!game) return;
    if (!game.isPlayed) return this.#turnTo(game.go(move(game)));
    game
      .goLater(() => move(game))
      .then(
        () => {
          if (game === this.#game) this.#turnTo();
        },
        (error) => console.error(error),
      );
  }

  /** The position at hand is another one. @param {boolean} [next] whether it follows the one that is shown */
  #turnTo(next = false) {
    this.#draw(next);
    this.dispatchEvent(
      new CustomEvent('kropki-move', {
        detail: { move: this.move, length: this.length },
        bubbles: true,
        composed: true,
      }),
    );
  }

  #draw(next = false) {
    const view = this.#game?.view;
    if (!view) return;
    const { comment, marks } = this.#hasHints ? view : { comment: '', marks: {} };
    this.#sheet.show({ ...view, marks }, next);
    this.#comment.textContent = comment;
    this.#comment.hidden = !comment;
    this.#describe();
  }

  #describe() {
    const game = this.#game;
    if (!game || !this.#messages) return;
    const { view } = game;
    const names = [0, 1].map(
      (player) => game.names[player] || this.#messages?.text('player', { player }) || '',
    );
    this.#count.textContent = `${this.move} / ${this.length}`;
    this.#messages.label(this.#board, 'viewer-board', {
      width: view.width,
      height: view.height,
      move: this.move,
      length: this.length,
      first: names[0],
      second: names[1],
      captures: `${view.captures[0]} : ${view.captures[1]}`,
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
    this.dispatchEvent(
      new CustomEvent('kropki-error', {
        detail: { code: `viewer/${code}`, message: String(error) },
        bubbles: true,
        composed: true,
      }),
    );
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const game = this.#game;
    const point = game && this.#isOpen && this.#hasHints ? this.#sheet.pointAt(event) : null;
    const view = game?.view;
    const isFree =
      point &&
      view &&
      view.dots[point.y * view.width + point.x] === '.' &&
      view.owners[point.y * view.width + point.x] === '.';
    this.#sheet.point({ ghost: point && isFree ? { ...point, player: game.turn } : null });
  }

  /** @param {Point | null} point */
  #tap(point) {
    if (point && this.#isOpen) void this.play(point);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const view = this.#game?.view;
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (this.#isOpen && step) {
      const { x, y } = this.#cursor ?? { x: Math.floor(view.width / 2), y: Math.floor(view.height / 2) };
      this.#cursor = this.#sheet.geometry?.clamp({ x: x + step[0], y: y + step[1] }) ?? null;
      this.#sheet.point({ cursor: this.#cursor });
      if (this.#cursor) this.#tell(pointName(this.#cursor));
    } else if (this.#isOpen && (event.key === 'Enter' || event.key === ' ')) this.#tap(this.#cursor);
    else if (KEYS[event.key]) this.walk(KEYS[event.key]);
    else if (event.key === ',' || event.key === '.') this.walk(event.key === ',' ? 'back' : 'forward');
    else return;
    event.preventDefault();
  }
}

/** Until the page has been read: before that the text in an element may lack its end. */
function parsed() {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

customElements.define('kropki-board', KropkiBoard);
