import { isLevel } from '../../model/seats.js';
import { hasComputer, isUntouched } from '../../store/state.js';
import { byId, make, makeSvg } from '../../ui/element.js';
import { CAPTURE, drawScene } from '../../ui/figure.js';
import { seatText } from '../../ui/levels.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Position } from '../../model/position.js' */
/** @import { Scene } from '../../ui/figure.js' */

/** A few moves after the usual opening. @type {Scene} */
const GAME = {
  dots: [
    [
      [2, 2],
      [3, 3],
      [3, 1],
    ],
    [
      [3, 2],
      [2, 3],
      [4, 3],
    ],
  ],
  last: [4, 3],
};
/** Two players. @type {Scene} */
const TWO = { dots: [[[2, 3]], [[4, 2]]] };

/** The cards beside an empty board: play, learn, play with a friend. They go with the first dot. */
export class Invite {
  #page = byId('page', HTMLElement);
  #opponent = make('small');
  #cards = make('nav', { id: 'invite' });
  /** Whether the visitor has begun something, after which the cards stay away. */
  #isOver = false;

  /** @param {WholePage} page */
  constructor(page) {
    const { store, board, game, messages, doors } = page;
    this.store = store;
    this.messages = messages;
    const play = () => {
      this.#end();
      board.element.focus({ preventScroll: true });
    };
    const words = (/** @type {string} */ id) => make('small', {}, messages.text(id));
    this.#cards.append(
      this.#card('play', GAME, this.#opponent, play),
      this.#card('learn', CAPTURE, words('invite-learn-help'), () => void doors.open('learn')),
      this.#card('friend', TWO, words('invite-friend-help'), () => void doors.open('friends')),
    );
    this.#cards.setAttribute('aria-label', messages.text('invite'));
    byId('sheet', HTMLElement).before(this.#cards);
    store.subscribe(() => {
      if (game.answering) this.#isOver = true; // another game has been chosen
      this.#show();
    });
  }

  /** Show the cards, unless there is more on the board by now. */
  resume() {
    this.#show();
  }

  #end() {
    this.#isOver = true;
    this.#show();
  }

  #show() {
    const { state } = this.store;
    const { position } = state;
    // The tools of an editor, *Analyse*, and the button to pass would lie in the same place.
    const hasRoom = !state.editing && !state.reviewing && !position?.options.passing;
    const isShown = !this.#isOver && position !== null && isUntouched(state) && hasRoom;
    if (position?.plies) this.#isOver = true;
    this.#cards.hidden = !isShown;
    this.#page.classList.toggle('inviting', isShown);
    if (isShown) this.#opponent.textContent = this.#opponents(position);
  }

  /** Say against whom the visitor would play. @param {Position} position */
  #opponents(position) {
    const { messages } = this;
    const { state } = this.store;
    if (!hasComputer(state)) return messages.text('invite-people');
    return state.fits
      ? messages.text('invite-fits')
      : seatText(messages, position, state, state.seats.findIndex(isLevel));
  }

  /**
   * @param {string} name
   * @param {Scene} scene
   * @param {HTMLElement} detail
   * @param {() => void} onclick
   */
  #card(name, scene, detail, onclick) {
    const picture = makeSvg('svg', { class: 'figure', viewBox: '0 0 100 80', 'aria-hidden': 'true' });
    drawScene(picture, scene);
    const title = make('b', {}, this.messages.text(`invite-${name}`));
    const words = make('span', {}, title, ' ', detail);
    return make('button', { type: 'button', id: `invite-${name}`, onclick }, picture, words);
  }
}

/** @param {WholePage} page */
export const create = (page) => new Invite(page);
