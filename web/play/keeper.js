import { UNREPEATABLE } from '../model/requests.js';
/** @import { Game } from './game.js' */
/** @import { Store } from '../store.js' */

const PAUSE = 1500; // milliseconds without a change
const MANY = 100; // changes

/** Asks for the whole game now and then, so that what has changed it since stays short. */
export class Keeper {
  /** @type {number | undefined} */
  #alarm;

  /** @param {Store} store @param {Game} game */
  constructor(store, game) {
    this.store = store;
    this.game = game;
    store.subscribe((state, before) => {
      if (state.since !== before.since) this.#wait();
    });
    this.#wait();
  }

  #wait() {
    const { since } = this.store.state;
    clearTimeout(this.#alarm);
    const isUrgent = since.length >= MANY || since.some(({ kind }) => UNREPEATABLE.includes(kind));
    if (since.length) this.#alarm = setTimeout(() => this.#keep(), isUrgent ? 0 : PAUSE);
  }

  async #keep() {
    const { since } = this.store.state;
    const answer = await this.game.ask({ kind: 'record' });
    if (answer.kind === 'record' && since === this.store.state.since) {
      this.store.update({ record: answer.record, since: [] });
    }
  }
}
