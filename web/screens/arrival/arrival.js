import { settingsOf } from '../../model/position.js';
import { usualSeats } from '../../model/seats.js';
import { isReady } from '../../store/state.js';
import { dotIcon, icon, make, makeSvg } from '../../ui/element.js';
import { CAPTURE, drawScene } from '../../ui/figure.js';
import { Screen } from '../../ui/screen.js';
/** @import { WholePage } from '../../play/page.js' */

/** The dots of the figure in the order in which they are drawn. */
const DRAWN = [0, 2, 1, 3, 8, 4, 6, 9, 7, 5];
const FIRST = 0.2; // seconds before the first dot
const STEP = 0.3; // seconds between dots

/** Says what the game is to whoever comes first by a link, from a board on another page, or to a friend nearby. */
export class Arrival {
  #told = make('p', { id: 'arrival-told' });
  #actions = make('p', { id: 'arrival-actions', className: 'actions' });
  #screen;

  /** @param {WholePage} page */
  constructor(page) {
    const { messages } = page;
    this.page = page;
    const title = messages.text('arrival-title');
    const figure = makeSvg('svg', { class: 'figure', viewBox: '0 0 100 80', 'aria-hidden': 'true' });
    drawScene(figure, CAPTURE);
    const dots = figure.querySelectorAll('use');
    DRAWN.forEach((index, step) => {
      dots[index].style.animationDelay = `${FIRST + step * STEP}s`;
    });
    const body = make(
      'div',
      { id: 'arrival-body' },
      figure,
      make('p', { id: 'arrival-rules' }, messages.text('hint')),
      this.#told,
    );
    this.#screen = new Screen(messages, { name: 'arrival', className: '', title }, body, this.#actions);
  }

  /** Welcome somebody. @param {number | null} you the player whose dots they have; null: they watch */
  open(you) {
    const { messages } = this.page;
    if (you === null) this.#told.textContent = messages.text('arrival-shared');
    else {
      const colour = messages.text('player', { player: you });
      this.#told.className = `player-${you}`;
      this.#told.replaceChildren(dotIcon(you), messages.text('arrival-you', { colour }));
    }
    const game = this.#button('arrival-game', () => {});
    const watch = this.#button('arrival-watch', () => this.#watch(), 'play');
    const play = this.#button('arrival-play', () => this.#play());
    const learn = this.#button('arrival-learn', () => this.page.doors.open('learn'));
    const all = you === null ? [watch, play, learn] : [game, learn];
    all[0].classList.add('main');
    this.#actions.replaceChildren(...all);
    this.#screen.open();
  }

  /** @param {string} id @param {() => unknown} act @param {string} [sign] its icon */
  #button(id, act, sign) {
    const onclick = () => {
      this.#screen.close();
      void act();
    };
    const button = make('button', { type: 'button', id, onclick }, ...(sign ? [icon(sign)] : []));
    button.append(this.page.messages.text(id));
    return button;
  }

  /** Wait until the engine has opened the game. */
  async #opened() {
    const { store } = this.page;
    await store.until((state) => isReady(state) && !state.preview && !state.queue.length);
    return store.state.position;
  }

  async #watch() {
    if ((await this.#opened())?.plies) this.page.walker.playFromStart();
  }

  /** Start a game against the computer on the same board. */
  async #play() {
    const position = await this.#opened();
    const { shelf, store } = this.page;
    if (!position) return;
    const names = position.names.map(() => '');
    await shelf.startGame({ ...settingsOf(position), names, clock: null }, usualSeats(store.state.level));
  }
}

/** @param {WholePage} page */
export const create = (page) => new Arrival(page);
