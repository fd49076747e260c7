import { WORDS } from '../../runtime/js/board.mjs';
import { watchFonts } from '../base/browser.js';
import { Failure } from '../base/failure.js';
import { chooseLanguage } from '../model/languages.js';
import { make } from '../ui/element.js';
import { Messages } from '../ui/messages.js';
import { About } from './about.js';
import { Autoplay } from './autoplay.js';
import { Controls } from './controls.js';
import { describe } from './description.js';
import { NoFiles } from './files.js';
import { Game } from './game.js';
import { Grid } from './grid.js';
import { Head } from './head.js';
import { Input } from './input.js';
import { Menu } from './menu.js';
import { comesNear, isNear, watchNear } from './near.js';
import { NoGame } from './player.js';
import { PuzzleGame } from './puzzlegame.js';
import { Scheme } from './scheme.js';
import { Sheet } from './sheet.js';
import { ForeignSource, pageIsParsed, readSource, sketchOf, sourceOf } from './source.js';
import { dress } from './styles.js';
import { readWritten } from './written.js';
/** @import { Refusal } from '../model/requests.js' */
/** @import { SourceFault } from './source.js' */
/** @import { AnyGame } from './game.js' */
/** @import { NotebookGame } from './widget.js' */

/**
 * @typedef {{x: number, y: number}} Point its column and row, counted from 0
 * @typedef {'first' | 'back' | 'forward' | 'last'} Step
 * @typedef {{length: number}} ReadyDetail the number of moves in the game
 * @typedef {{move: number, length: number}} MoveDetail the move that is shown, and the number of moves
 * @typedef {Point & {player: number, sgf: string}} PlayDetail the dot, who placed it (0 or 1), and the game with it
 * @typedef {{code: `viewer/${Trouble}` | RecordFault, message: string}} ErrorDetail
 * @typedef {'game' | 'file' | 'origin' | 'python' | 'files'} Trouble
 * @typedef {'viewer/markup' | 'charset/undecodable' | 'sgf/unclosed' | 'sgf/junk' | 'record/more-games' | 'record/go' | 'record/other-game' | 'record/move'} RecordFault
 */

const MAX_CELL = 5; // the size of a cell in em, for small boards on wide pages

/** The words of each language that a board has shown. @type {Map<string, Messages>} */
const known = new Map();

const TROUBLES = /** @type {const} */ ([
  ['files', NoFiles],
  ['game', NoGame],
  ['origin', ForeignSource],
]);

// A server that renders pages imports this too, and has no elements.
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * A board for any page: `<kropki-board>` with the text of an SGF file in it, or its address in `src`.
 *
 * @tagname kropki-board
 * @slot - the text of an SGF file. It is not shown
 * @attr {string} sgf - the text of the game, instead of the text inside; empty: no text
 * @attr {string} src - the address of an SGF file on the same host, instead of both texts; empty: no file
 * @attr {string} at - how many moves to show at first; `end` or missing: all
 * @attr {'light' | 'dark'} theme - missing: the `color-scheme` of the page around the board, or what fits its background
 * @attr {'en' | 'pl' | 'ru' | 'uk' | 'cs' | 'de'} lang - the language of the text; missing: that of the page around
 *   the board, or else the reader's
 * @attr {'off' | 'players'} head - `off`: nothing above the board; `players`: no line that says what Kropki is
 * @attr {'off'} controls - `off`: no buttons below the board
 * @attr {'on' | 'off'} coordinates - missing: where there is room
 * @attr {'off'} hints - `off`: no comments, marks or shadow of the next dot
 * @attr {string} puzzle - the name of one of Kropki's puzzles; empty: the text of a puzzle inside
 * @attr {number} width - in CSS pixels; missing: as the page's styles say
 * @attr {number} height - in CSS pixels; missing: as the page's styles say
 * @attr {'' | 'off'} interactive - readers can play on; `off` or missing: they cannot
 * @fires {CustomEvent<ReadyDetail>} kropki-ready - the game is shown
 * @fires {CustomEvent<MoveDetail>} kropki-move - another position is shown
 * @fires {CustomEvent<PlayDetail>} kropki-play - a reader has placed a dot
 * @fires {CustomEvent<ErrorDetail>} kropki-error - something cannot be shown or played, or a record is damaged
 * @csspart frame - all of the board, with its border
 * @csspart head - what is above the board
 * @csspart about - the line that says what Kropki is
 * @csspart rules - the rules, when they are open
 * @csspart menu - the menu in that line
 * @csspart board - the board
 * @csspart controls - the buttons below the board
 * @csspart button - each button
 * @csspart comment - the comment on a move
 * @csspart message - what is told to the reader
 * @cssprop --paper - the paper around the field
 * @cssprop --field - the field
 * @cssprop --line - the lines of the grid
 * @cssprop --line-faint - the lines that are hardly seen
 * @cssprop --edge - the edge of the field
 * @cssprop --pencil - the coordinates
 * @cssprop --text - the text
 * @cssprop --ink-0 - the first player
 * @cssprop --ink-1 - the second player
 * @cssprop --rule - the lines between parts
 * @cssprop --shade - what lies under the pointer
 * @cssprop --focus - the ring around what has the focus
 * @cssprop --serif - the font of the coordinates and labels
 * @cssprop --kropki-height - how high a board may be; missing: as the window
 * @cssprop --sans - the font of the rest
 */
export class KropkiBoard extends Base {
  static observedAttributes = [
    'src',
    'sgf',
    'puzzle',
    'at',
    'theme',
    'lang',
    'head',
    'controls',
    'interactive',
    'coordinates',
    'hints',
    'width',
    'height',
  ];

  #messages = wordsIn(this.#languages);
  /** @type {AnyGame | null} */
  #game = null;
  /** The source of the game that was last read: see source.js. @type {string | null} */
  #source = null;
  /** The number of the last reading: results of earlier ones are ignored. */
  #reading = 0;
  #root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  #board = make('div', { className: 'board', tabIndex: 0 });
  /** Holds the board and what is told over it. */
  #stage = make('div', { className: 'stage' });
  #comment = make('p', { className: 'comment', hidden: true });
  #message = make('p', { className: 'told', hidden: true });
  /** What is wrong with the record, as long as it is shown. */
  #notice = make('p', { className: 'notice', hidden: true });
  #autoplay = new Autoplay(
    () => this.#playNext(),
    (isOn) => (this.#controls.isPlaying = isOn),
  );
  #controls = new Controls(
    (step) => this.walk(step),
    () => this.#playMoves(),
  );
  #about = new About();
  #sheet = new Sheet(this.#board, { isSparing: true });
  #menu = new Menu({
    sgf: () => this.sgf,
    move: () => this.move,
    picture: () => this.#sheet.picture(),
  });
  #head = new Head(this.#about.line, this.#menu.element, () => this.leaveLine());
  #input = new Input(this.#board, this.#sheet, {
    play: (point) => void this.play(point),
    step: (step) => this.walk(step),
    tell: (point) => this.#game && this.#grid.moveTo(this.#game, point),
    options: () => ({ isInteractive: this.#isInteractive, hasHints: this.#hasHints }),
  });
  #grid = new Grid(
    this.#board,
    this.#sheet,
    (point) => this.#isInteractive && void this.play(point),
    (point) => this.#input.moveTo(point),
  );
  #layOut = () => this.#sheet.layOut();
  #frame = make('div', { className: 'frame' });
  #scheme = new Scheme(this, this.#root, this.#frame, this.#layOut);
  #unwatchFonts = () => {};
  #unwatchNear = () => {};
  /** Resolves once the board has come near the screen. @type {Promise<void> | null} */
  #near = null;
  /** Watches the text in the element: the page may set it later. */
  #textObserver = new MutationObserver(() => void this.#start());
  /** Watches the language of the page around the element, which may switch it. */
  #languageObserver = new MutationObserver(() => this.#followLanguage());
  /** Says what is told over the board. @type {(messages: Messages) => string} */
  #told = () => '';

  constructor() {
    super();
    this.#board.part.add('board');
    this.#comment.part.add('comment');
    this.#message.part.add('message');
    this.#message.setAttribute('role', 'status');
    this.#notice.part.add('message');
    this.#board.setAttribute('role', 'application');
    // With these the board has its size even where the styles are missing.
    this.#frame.style.containerType = 'inline-size';
    Object.assign(this.#stage.style, { position: 'relative', width: '100%' });
    Object.assign(this.#board.style, { position: 'absolute', inset: '0' });
    this.#stage.append(this.#board, this.#message);
    // The board comes first, as it gets the focus of the element.
    const parts = [
      this.#stage,
      this.#head.element,
      this.#controls.element,
      this.#comment,
      this.#notice,
      this.#about.panel,
    ];
    this.#frame.append(...parts);
    this.#frame.part.add('frame');
    this.#root.prepend(this.#frame);
    dress(this.#root, this.#layOut);
    this.#frame.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') event.stopPropagation(); // it presses a button here
    });
    for (const input of ['pointerdown', 'keydown']) {
      this.addEventListener(
        input,
        (event) => this.#controls.pressesPlay(event) || this.#autoplay.stop(),
        true,
      );
    }
  }

  connectedCallback() {
    if (Object.hasOwn(this, 'sgf')) this.#takeSgf();
    this.#dress();
    this.setAttribute('translate', 'no'); // a translated record would be another one
    this.#scheme.watch();
    this.#unwatchFonts = watchFonts(this.#layOut); // the letters of the board are drawn
    this.#unwatchNear = watchNear(this, (isThere) => (this.#sheet.isDrawn = isThere));
    this.#textObserver.observe(this, { characterData: true, childList: true, subtree: true });
    for (const element of [this, ...hostsOf(this)]) {
      this.#languageObserver.observe(element.getRootNode(), { attributeFilter: ['lang'], subtree: true });
    }
    void this.#start();
  }

  adoptedCallback() {
    dress(this.#root, this.#layOut);
  }

  disconnectedCallback() {
    this.#scheme.unwatch();
    this.#unwatchFonts();
    this.#unwatchNear();
    setTimeout(() => this.isConnected || (this.#sheet.isDrawn = false)); // unless it only moves
    this.#autoplay.stop();
    this.#textObserver.disconnect();
    this.#languageObserver.disconnect();
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === 'at') this.#goToStart();
    else if (name === 'width' || name === 'height') this.style[name] = Number(value) ? `${value}px` : '';
    else if (!this.isConnected) return; // `connectedCallback` reads the other attributes
    else if (name === 'src' || name === 'sgf' || name === 'puzzle' || name === 'lang') void this.#start();
    else this.#dress();
  }

  /** The number of moves that are shown. */
  get move() {
    return this.#game?.move ?? 0;
  }

  /** The number of moves in the game. */
  get length() {
    return this.#game?.length ?? 0;
  }

  /** The height in CSS pixels at which the board takes its whole width. */
  get wantedHeight() {
    const { width, height } = this.#game ?? sketchOf(this);
    const rest = this.getBoundingClientRect().height - this.#board.clientHeight;
    return Math.ceil(rest + (this.#board.clientWidth * (height + 1)) / (width + 1));
  }

  /** The game as SGF. */
  get sgf() {
    return this.#game?.text ?? '';
  }

  /** The same as the attribute: frameworks set a property where there is one. */
  set sgf(text) {
    if (text == null) this.removeAttribute('sgf');
    else this.setAttribute('sgf', text);
  }

  /** Show the game of a text: SGF, a link or a diagram. @param {string} text */
  async load(text) {
    this.#autoplay.stop();
    const reading = ++this.#reading; // so that an earlier reading that is still going on is ignored
    this.#source = sourceOf(this);
    await this.#show(text, reading);
  }

  /**
   * Show the position of a game that a notebook has.
   * @internal
   * @param {NotebookGame} game
   * @param {boolean} isNext whether it follows the one shown
   */
  async present(game, isNext) {
    if (game === this.#game) {
      this.#tell();
      this.#showControls();
      this.#turnTo(isNext);
      return;
    }
    this.#reading++;
    this.#source = sourceOf(this);
    await this.#begin(game);
  }

  /** Go to the position after this many moves, or to the end. @param {number | 'end'} move */
  go(move) {
    this.#autoplay.stop();
    this.#go(() => move);
  }

  /** Take a step. @param {Step} to */
  walk(to) {
    this.#autoplay.stop();
    this.#go(({ move, length }) => ({ first: 0, back: move - 1, forward: move + 1, last: length })[to]);
  }

  /** Go back from what a reader has played to the game, where the reader left it. */
  leaveLine() {
    const game = this.#game;
    this.#autoplay.stop();
    if (!game?.isPlayed) return;
    game.leaveLine();
    this.#tell();
    this.#turnTo();
    this.#board.focus();
  }

  /** Play a dot, after those that wait. The first dot starts Python. @param {Point} point */
  async play(point) {
    const game = this.#game;
    this.#autoplay.stop();
    if (!game) return this.#fail('game', new Error('there is no game'));
    try {
      if (!game.isPlayed) this.#tell((messages) => messages.text('viewer-starting'));
      const answer = await game.play(point);
      if (!answer || game !== this.#game) return;
      if ('refusal' in answer) return this.#refuse(answer.refusal);
      this.#tell();
      this.#turnTo(true);
      this.#emit('kropki-play', { ...answer.view.last, sgf: answer.sgf });
    } catch (error) {
      if (game === this.#game) this.#fail('python', error);
    }
  }

  /** Whether the reader can play dots. */
  get #isInteractive() {
    return this.hasAttribute('interactive') ? !this.#isOff('interactive') : this.hasAttribute('puzzle');
  }

  /** Whether comments and marks are shown, and where a dot would go. */
  get #hasHints() {
    return !this.#isOff('hints');
  }

  get #coordinates() {
    return this.hasAttribute('coordinates') ? !this.#isOff('coordinates') : undefined;
  }

  /** Whether an attribute says no. Frameworks may write `false`. @param {string} name */
  #isOff(name) {
    return ['off', 'false'].includes(this.getAttribute(name) ?? '');
  }

  /**
   * The languages that suit it best: its own or that of the page around it, then those of the browser.
   * @returns {string[]}
   */
  get #languages() {
    const named = [this, ...hostsOf(this)].map((each) => each.closest('[lang]')?.getAttribute('lang'));
    const around = named.find((language) => language !== undefined);
    return [...(around ? [around] : []), ...navigator.languages];
  }

  /** Take a text that a script has set before this class was there. */
  #takeSgf() {
    const { sgf } = this;
    Reflect.deleteProperty(this, 'sgf');
    this.sgf = sgf;
  }

  /** Show the words, and the game if its source has changed. */
  async #start() {
    this.#dress();
    await pageIsParsed();
    if (this.isConnected && this.#source !== sourceOf(this)) await this.#read();
  }

  #followLanguage() {
    if (wordsIn(this.#languages) !== this.#messages) this.#dress();
  }

  /** Show words, controls and coordinates as the attributes want them. */
  #dress() {
    this.#messages = wordsIn(this.#languages);
    const { language } = this.#messages;
    const labelled = [
      this.#board,
      this.#head.element,
      this.#controls.element,
      this.#message,
      this.#notice,
      this.#about.panel,
    ];
    for (const part of labelled) {
      part.lang = language;
    }
    this.#showControls();
    this.#controls.label(this.#messages);
    this.#menu.label(this.#messages);
    this.#about.label(this.#messages);
    this.#message.textContent = this.#told(this.#messages);
    this.#sheet.labels = this.#coordinates;
    this.#sheet.layOut();
    this.#draw();
  }

  /** Show the parts that are wanted. Before there is a game, they only keep their room. */
  #showControls() {
    const { width, height, hasComments } = this.#game ?? sketchOf(this);
    const shape = `${width + 1} / ${height + 1}`;
    this.#stage.style.aspectRatio = shape; // in browsers that do not know these units
    this.#controls.element.hidden = this.#isOff('controls');
    this.#controls.canPlay = !this.hasAttribute('puzzle');
    this.#head.element.hidden = this.#isOff('head');
    this.#about.line.hidden = this.getAttribute('head') === 'players';
    this.#frame.classList.toggle('interactive', this.#isInteractive);
    this.#comment.hidden = !hasComments || !this.#hasHints;
    const rest = this.#comment.hidden ? 6 : 11;
    const room = `max(16em, var(--kropki-height, 100svh) - ${rest}em)`;
    this.#stage.style.height = `min(calc(100cqi / (${shape})), ${(height + 1) * MAX_CELL}em, ${room})`;
    this.#notice.textContent = this.#faults.map(({ message }) => message).join(' ');
    this.#notice.hidden = !this.#notice.textContent;
    for (const { element } of [this.#controls, this.#head]) element.classList.toggle('empty', !this.#game);
  }

  /** Read the game from its source. */
  async #read() {
    const reading = ++this.#reading;
    this.#source = sourceOf(this);
    try {
      if (this.hasAttribute('puzzle')) await this.#comesNear(); // a puzzle needs Python
      const { text, faults } = await readSource(this);
      if (reading !== this.#reading) return;
      if (this.hasAttribute('puzzle')) await this.#showPuzzle(text, reading);
      else await this.#show(text, reading, faults);
    } catch (error) {
      if (reading === this.#reading) this.#fail('file', error);
    }
  }

  /**
   * Show another game. If another program wrote it, Python finds its captures.
   * @param {string} text
   * @param {number} reading the number of this reading
   * @param {SourceFault[]} [faults] of its source
   */
  async #show(text, reading, faults) {
    try {
      const written = await readWritten(text);
      if (reading === this.#reading) await this.#begin(new Game(written, faults));
    } catch (error) {
      if (reading === this.#reading) this.#fail('game', error);
    }
  }

  /** Show a puzzle. @param {string} text @param {number} reading the number of this reading */
  async #showPuzzle(text, reading) {
    this.#tell((messages) => messages.text('viewer-starting'));
    try {
      const game = await PuzzleGame.open(text, () => this.#messages);
      if (reading === this.#reading) await this.#begin(game);
    } catch (error) {
      if (reading === this.#reading) this.#fail('python', error);
    }
  }

  /** @param {AnyGame} game */
  async #begin(game) {
    this.#game?.close();
    this.#game = game;
    this.#input.begin(game);
    this.#showControls();
    this.#goToStart();
    this.#tell();
    if (game.isForeign) {
      const start = this.move;
      if (!isNear(this)) void this.#comesNear().then(() => this.#complete(game, start));
      else if (!(await this.#complete(game, start))) return;
    }
    this.#emit('kropki-ready', { length: this.length });
    for (const fault of this.#faults) this.#emit('kropki-error', fault);
  }

  /**
   * Let Python find the captures of a game. Return whether it did.
   * @param {AnyGame} game
   * @param {number} start the move at which the board was before anybody stepped
   */
  async #complete(game, start) {
    if (game !== this.#game || game.isPlayed) return false;
    this.#tell((messages) => messages.text('viewer-starting'));
    const isAtStart = this.move === start;
    try {
      const hasStepped = await game.complete();
      if (game !== this.#game) return false;
      if (hasStepped || !isAtStart) this.#turnTo();
      else this.#goToStart();
      this.#tell();
      return true;
    } catch (error) {
      if (game === this.#game) this.#fail(error instanceof RangeError ? 'game' : 'python', error);
      return false;
    }
  }

  /** Wait until the board is near the screen: only then it starts Python by itself. */
  #comesNear() {
    return (this.#near ??= comesNear(this));
  }

  /** Go to the position with which the page wants to start. */
  #goToStart() {
    const at = this.getAttribute('at');
    this.go(at === null ? (this.#game?.start ?? 'end') : at === 'end' ? at : Number(at));
  }

  /** Let the game walk by itself, from the start if it is at its end, or stop that. */
  #playMoves() {
    if (this.#autoplay.isOn) return this.#autoplay.stop();
    if (this.move >= this.length) this.#go(() => 0);
    this.#autoplay.start();
  }

  #playNext() {
    this.#go(({ move }) => move + 1);
    return this.move < this.length;
  }

  /** @param {(game: AnyGame) => number | 'end'} move */
  #go(move) {
    const game = this.#game;
    if (!game) return;
    if (!game.isPlayed) return this.#turnTo(game.go(move(game)));
    game
      .goLater(() => move(game))
      .then(
        () => game === this.#game && this.#turnTo(),
        (error) => console.error(error),
      );
  }

  /**
   * Show the position that the game has gone to.
   * @param {boolean} [isNext] whether it follows the one shown
   */
  #turnTo(isNext = false) {
    this.#draw(isNext);
    this.#emit('kropki-move', { move: this.move, length: this.length });
  }

  #draw(isNext = false) {
    const view = this.#game?.view;
    if (!view) return;
    const { comment, marks } = this.#hasHints ? view : { comment: '', marks: {} };
    this.#sheet.show({ ...view, marks }, isNext);
    this.#comment.textContent = comment;
    this.#describe();
  }

  /** Describe the position for a screen reader. */
  #describe() {
    if (!this.#game) return;
    this.#controls.show(this.move, this.length);
    this.#head.show(this.#game, this.#messages);
    describe(this.#board, this.#game, this.#messages);
    this.#grid.show(this.#game, this.#messages);
  }

  /** What is wrong with the record. @returns {ErrorDetail[]} */
  get #faults() {
    return (this.#game?.faults ?? []).map(({ code, words }) => ({
      code,
      message: this.#messages.text(`viewer-${code.split('/')[1]}`, words),
    }));
  }

  /** Show a message, in each language that the board gets, or none. @param {(messages: Messages) => string} [say] */
  #tell(say = () => '') {
    this.#told = say;
    this.#message.textContent = say(this.#messages);
    this.#message.hidden = !this.#message.textContent;
  }

  /** @param {Refusal} refusal */
  #refuse({ code, message }) {
    const [area, reason] = code.split('/');
    // The engine refuses dots for reasons of these two areas.
    this.#tell((messages) =>
      area === 'game'
        ? messages.textOr(`refusal-game-${reason}`, message)
        : messages.textOr(`refusal-move-${reason}`, message),
    );
  }

  /** @param {Trouble} trouble unless the error says more @param {unknown} error */
  #fail(trouble, error) {
    const [code] = TROUBLES.find(([, kind]) => error instanceof kind) ?? [trouble];
    console.error(error);
    const isForGood = error instanceof Failure && error.code === 'wasm-none';
    this.#tell((messages) => messages.text(isForGood ? 'failure-wasm-none' : `viewer-${code}`));
    this.#emit('kropki-error', { code: `viewer/${code}`, message: String(error) });
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/**
 * Return the elements whose shadow trees hold an element, from the inside out.
 * @param {Element} element
 * @returns {Element[]}
 */
function hostsOf(element) {
  const { host } = /** @type {Partial<ShadowRoot>} */ (element.getRootNode());
  return host ? [host, ...hostsOf(host)] : [];
}

/** Return the words in the first of these languages that has any. @param {readonly string[]} languages */
function wordsIn(languages) {
  const language = chooseLanguage(languages);
  const messages = known.get(language) ?? new Messages(WORDS[language], language);
  known.set(language, messages);
  return messages;
}

// Another version on the page may have the name.
if (globalThis.customElements && !customElements.get('kropki-board')) {
  customElements.define('kropki-board', KropkiBoard);
}
