import { settingsOf } from '../model/position.js';
import { isLevel, PERSON } from '../model/seats.js';
import { isInviting } from '../store/state.js';
import { byId } from '../ui/element.js';
import { namesFor, offerLevels } from './levels.js';
/** @import { Shelf } from '../files/shelf.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

const SHOWN = /** @type {const} */ (['position', 'seats', 'queue', 'draft', 'level']);

/** Offers a game against the computer by one click, until somebody moves. */
export class Invite {
  #panel = byId('invite', HTMLElement);
  #level = byId('invite-level', HTMLSelectElement);

  /** @param {FullPage} page @param {Shelf} shelf */
  constructor({ store, board, messages }, shelf) {
    this.messages = messages;
    this.store = store;
    this.board = board;
    this.shelf = shelf;
    offerLevels(messages, this.#level);
    this.#level.value = String(store.state.level);
    byId('invite-play', HTMLButtonElement).onclick = () => this.#play();
    store.watch(SHOWN, (state) => this.#show(state));
    this.#show(store.state);
  }

  /** @param {State} state */
  #show(state) {
    const isOpen = isInviting(state);
    if (isOpen && this.#panel.hidden) this.#level.value = String(state.level);
    this.#panel.hidden = !isOpen;
  }

  #play() {
    const { position } = this.store.state;
    const level = Number(this.#level.value);
    if (!position || !isLevel(level)) return;
    const settings = settingsOf(position);
    const seats = settings.first === 1 ? [level, PERSON] : [PERSON, level];
    this.store.update({ seats, level, introduced: true });
    const names = namesFor(this.messages, settings.names, seats);
    void this.shelf.startGame({ ...settings, names }, seats);
    this.board.element.focus({ preventScroll: true });
  }
}
