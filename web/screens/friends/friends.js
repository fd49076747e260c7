import { newByLink } from '../../model/bylink.js';
import { settingsOf } from '../../model/position.js';
import { PERSON } from '../../model/seats.js';
import { icon, make } from '../../ui/element.js';
import { Screen } from '../../ui/screen.js';
/** @import { WholePage } from '../../play/page.js' */

/** Offers the ways to play with a friend: here, by link, or on the same network. */
export class Friends {
  #screen;

  /** @param {WholePage} page */
  constructor(page) {
    this.page = page;
    const { messages, doors } = page;
    const way = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => unknown} */ go) => {
      const title = make('b', {}, messages.text(`friends-${name}`));
      const help = make('small', {}, messages.text(`friends-${name}-help`));
      const onclick = () => {
        this.#screen.close();
        void go();
      };
      const words = make('span', {}, title, ' ', help);
      return make('button', { type: 'button', id: `friends-${name}`, onclick }, icon(sign), words);
    };
    this.#screen = new Screen(
      messages,
      { name: 'friends', title: messages.text('friends-title'), className: 'screen friends' },
      way('here', 'here', () => this.#start(false)),
      way('link', 'link', () => this.#start(true)),
      way('near', 'friend', () => doors.open('friend', this.#settings)),
    );
  }

  open() {
    this.#screen.open();
  }

  get #settings() {
    const { position } = this.page.store.state;
    return position ? settingsOf(position) : undefined;
  }

  /** Start a game between two people. @param {boolean} isByLink */
  async #start(isByLink) {
    const { store, shelf, board } = this.page;
    const settings = this.#settings;
    if (!settings) return;
    const seats = settings.names.map(() => PERSON);
    const byLink = isByLink ? newByLink(settings.first, settings.first) : null;
    const answer = await shelf.startGame(settings, seats, byLink);
    if (answer.kind === 'error') store.refuse(answer);
    else board.element.focus({ preventScroll: true });
  }
}

/** @param {WholePage} page */
export const create = (page) => new Friends(page);
