import { UNREPEATABLE } from '../model/requests.js';
/** @import { Store } from '../store/store.js' */
/** @import { Game } from './game.js' */

const PAUSE = 1500; // milliseconds without a change
const MAX_CHANGES = 100;

/** Asks for the record of the whole game now and then, so that the list of changes since then stays short. */
export class Keeper {
  /** @type {number | undefined} */
  #alarm;

  /** @param {Store} store @param {Game} game */
  constructor(store, game) {
    this.store = store;
    this.game = game;
    store.watch(['since'], () => this.#wait());
    this.#wait();
  }

  #wait() {
    const { since } = this.store.state;
    clearTimeout(this.#alarm);
    const isUrgent = since.length >= MAX_CHANGES || since.some(({ kind }) => UNREPEATABLE.includes(kind));
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
