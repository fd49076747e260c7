import { Aside } from '../../engine/aside.js';
import { timeText } from '../../files/gamerow.js';
import { titleOf } from '../../files/gametitle.js';
import { Picture } from '../../files/picture.js';
import { recordIn } from '../../model/saved.js';
import { iconButton, make } from '../../ui/element.js';
import { areTurned, turnLeaf } from '../../ui/leaf.js';
import { adoptStyles } from '../../ui/styles.js';
import { resultText } from '../../ui/texts.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Position } from '../../protocol.js' */
/** @import { ListedGame } from '../../store/listedgame.js' */

const STEPS = /** @type {Record<string, number>} */ ({
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
});
const SWIPE = 30; // CSS pixels that a finger goes at least to turn a leaf

/** The finished games of the shelf as leaves of a notebook, of which one is seen at a time: the newest at first. */
export class Leaves {
  #sheet = make('div', { className: 'leaf-sheet' });
  #told = make('p', { id: 'leaves-told', role: 'status' });
  #open = make('button', { type: 'button', id: 'leaves-open' }, this.#sheet);
  #newer;
  #older;
  /** @type {ListedGame[]} */
  #games = [];
  /** The game that is seen. @type {ListedGame | null} */
  #game = null;
  /** @type {Aside | null} */
  #aside = null;
  /** What was found of the game that was read last. @type {Promise<Position | null>} */
  #read = Promise.resolve(null);

  /**
   * @param {WholePage} page
   * @param {(game: ListedGame) => void} onOpen
   */
  constructor({ messages, settings, engine, shelf }, onOpen) {
    this.messages = messages;
    this.settings = settings;
    this.engine = engine;
    this.list = shelf.list;
    const turn = (/** @type {string} */ icon, /** @type {string} */ label, /** @type {number} */ step) =>
      iconButton(messages, icon, label, { onclick: () => this.#turn(step) });
    this.#newer = turn('back', 'leaves-newer', -1);
    this.#older = turn('forward', 'leaves-older', 1);
    this.element = make(
      'section',
      { id: 'leaves', hidden: true },
      make('h3', { id: 'leaves-title' }, messages.text('leaves-title')),
      make('div', {}, this.#newer, this.#open, this.#older, this.#told),
    );
    this.#open.setAttribute('aria-labelledby', 'leaves-told');
    this.element.setAttribute('aria-labelledby', 'leaves-title');
    this.element.addEventListener('keydown', (event) => {
      if (!(event.key in STEPS)) return;
      event.preventDefault();
      this.#turn(STEPS[event.key]);
    });
    this.#followFinger(() => this.#game && onOpen(this.#game));
    void adoptStyles('web/styles/leaf.css');
  }

  /** Show the finished ones of these games. @param {readonly ListedGame[]} games the newest first */
  show(games) {
    const before = this.#place;
    this.#games = games.filter(({ ended }) => ended);
    this.element.hidden = !this.#games.length;
    const next = Math.min(Math.max(before, 0), this.#games.length - 1);
    if (this.#place < 0) void this.#show(this.#games[next] ?? null);
    this.#showPlace();
  }

  /** Forget what is shown. */
  hide() {
    this.#aside?.leave();
    this.#aside = null;
    this.#game = null;
    this.#sheet.replaceChildren();
  }

  get #place() {
    return this.#games.findIndex(({ id }) => id === this.#game?.id);
  }

  /** @param {number} step how many leaves on */
  #turn(step) {
    const place = this.#place;
    const next = Math.min(this.#games.length - 1, Math.max(0, place + step));
    if (next !== place) void this.#show(this.#games[next], Math.sign(step));
  }

  /** @param {ListedGame | null} game @param {number} [way] 1 if the leaf before it is turned over, -1 if its own comes back */
  async #show(game, way = 0) {
    this.#game = game;
    this.#tell(game, null);
    this.#showPlace();
    // One is read after the other, and those that the reader has passed are not read at all.
    this.#read = this.#read
      .then(() => (game && this.#game === game ? this.#positionOf(game) : null))
      .catch(() => null);
    const position = await this.#read;
    if (this.#game !== game) return; // the reader has gone on
    const before = this.#sheet.firstElementChild;
    const picture = position ? this.#draw(position) : make('canvas');
    this.#tell(game, position);
    if (!way || !(before instanceof HTMLCanvasElement) || !areTurned(this.settings)) {
      return this.#sheet.replaceChildren(picture);
    }
    if (way > 0) {
      this.#sheet.replaceChildren(picture);
      return turnLeaf(this.#sheet, before);
    }
    this.#sheet.replaceChildren(before);
    await turnLeaf(this.#sheet, picture, true);
    if (this.#game === game) this.#sheet.replaceChildren(picture);
  }

  /** Return the last position of a game. @param {ListedGame} game @returns {Promise<Position | null>} */
  async #positionOf({ id, since = [] }) {
    const record = recordIn(await this.list.record(id));
    if (!record) return null;
    this.#aside ??= new Aside(this.engine);
    let answer = await this.#aside.ask({ kind: 'restore', record });
    for (const change of since) answer = await this.#aside.ask(change);
    const { plies: ply } = /** @type {Position} */ (answer);
    if (ply) answer = await this.#aside.ask({ kind: 'go', ply });
    return answer.kind === 'position' ? answer : null;
  }

  /** @param {Position} position */
  #draw(position) {
    const { clientWidth } = this.#sheet;
    const { width, height } = position;
    const ratio = devicePixelRatio;
    const cell = Math.max(2, Math.floor((clientWidth * ratio) / (Math.max(width, height) + 0.7)));
    const picture = new Picture(position, { cell, ratio, coordinates: false });
    picture.draw(position);
    return picture.canvas;
  }

  /** Say whose game it is, how it ended, and when. @param {ListedGame | null} game @param {Position | null} position */
  #tell(game, position) {
    if (!game) return this.#told.replaceChildren();
    const { names, seats, changed } = game;
    this.#told.replaceChildren(
      make('strong', { translate: false }, ...titleOf(this.messages, names)),
      make('em', {}, position?.outcome ? resultText(this.messages, position, seats) : ''),
      make('span', {}, changed ? timeText(changed) : ''),
    );
  }

  #showPlace() {
    const place = this.#place;
    const { activeElement } = document;
    this.#newer.disabled = place <= 0;
    this.#older.disabled = place + 1 >= this.#games.length;
    if (activeElement?.matches(':disabled') && this.element.contains(activeElement)) this.#open.focus();
  }

  /** Let a finger turn leaves, and a tap or a key open one. @param {() => void} open */
  #followFinger(open) {
    let start = 0;
    let hasTurned = false;
    this.#open.onpointerdown = ({ clientX }) => {
      start = clientX;
      hasTurned = false;
    };
    this.#open.onpointerup = ({ clientX }) => {
      hasTurned = Math.abs(clientX - start) > SWIPE;
      if (hasTurned) this.#turn(clientX < start ? 1 : -1);
    };
    this.#open.onclick = ({ detail }) => {
      if (!hasTurned || !detail) open(); // a key clicks without detail
    };
  }
}
