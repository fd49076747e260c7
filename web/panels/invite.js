import { settingsOf } from '../model/position.js';
import { isLevel } from '../model/seats.js';
import { namesFor, offerLevels } from './levels.js';
import { isInviting } from '../store.js';
import { byId } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Answer, Settings } from '../model/position.js' */
/** @import { State, Store } from '../store.js' */

/** What is seen here of the page's state. */
const SEEN = /** @type {const} */ (['position', 'seats', 'queue', 'draft', 'level']);

/** A game against the computer by one click, as long as nobody has moved. */
export class Invite {
  #place = byId('invite', HTMLElement);
  #level = byId('invite-level', HTMLSelectElement);

  /**
   * @param {Messages} messages
   * @param {Store} store
   * @param {(settings: Settings, seats: number[]) => Promise<Answer>} start
   */
  constructor(messages, store, start) {
    this.messages = messages;
    this.store = store;
    this.start = start;
    offerLevels(messages, this.#level);
    this.#level.value = String(store.state.level);
    byId('invite-play', HTMLButtonElement).onclick = () => this.#play();
    store.subscribe((state, before) => {
      if (SEEN.some((key) => state[key] !== before[key])) this.#show(state);
    });
    this.#show(store.state);
  }

  /** @param {State} state */
  #show(state) {
    const isOpen = isInviting(state);
    if (isOpen && this.#place.hidden) this.#level.value = String(state.level);
    this.#place.hidden = !isOpen;
  }

  #play() {
    const { position } = this.store.state;
    const level = Number(this.#level.value);
    if (!position || !isLevel(level)) return;
    const settings = settingsOf(position);
    const person = settings.first === 1 ? 1 : 0;
    const seats = person ? [level, 0] : [0, level];
    this.store.update({ seats, level, introduced: true });
    void this.start({ ...settings, names: namesFor(this.messages, settings.names, seats) }, seats);
    byId('board', HTMLElement).focus({ preventScroll: true });
  }
}
