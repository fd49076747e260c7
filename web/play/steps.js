import { Emitter } from '../base/emitter.js';
import { changesOf } from '../model/requests.js';
import { hasComputer, isComputerAlone } from '../store/state.js';
/** @import { Position } from '../model/position.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Game } from './game.js' */

/**
 * Takes moves back and repeats them. Against the computer, it goes to where a person moves. Emits `end` when
 * such a series of steps is over.
 * @extends {Emitter<{end: null}>}
 */
export class Steps extends Emitter {
  /** Whether a series of steps is going on. */
  isWalking = false;

  /** @param {Store} store @param {Game} game */
  constructor(store, game) {
    super();
    this.store = store;
    this.game = game;
  }

  async undo() {
    const { state } = this.store;
    const canWalk = state.stage.name === 'ready' && this.#needsSeveral(state);
    if (canWalk) await this.#walk('undo', 'redo', ({ ply }) => ply > 0);
    else this.game.undo();
  }

  async redo() {
    if (this.#needsSeveral(this.store.state)) await this.#walk('redo', null, ({ ply, plies }) => ply < plies);
    else this.game.send({ kind: 'redo' });
  }

  /** @param {Store['state']} state */
  #needsSeveral(state) {
    return hasComputer(state) && !isComputerAlone(state) && !changesOf(state.queue).length;
  }

  /**
   * Step until a person moves. If there is no such position, step back again.
   * @param {'undo' | 'redo'} kind
   * @param {'redo' | null} back
   * @param {(position: Position) => boolean} goesOn
   */
  async #walk(kind, back, goesOn) {
    if (this.isWalking) return;
    this.isWalking = true;
    let steps = 0;
    try {
      for (;;) {
        const answer = await this.game.ask({ kind });
        if (answer.kind === 'error') this.store.refuse(answer);
        if (answer.kind !== 'position') return;
        steps++;
        if (!this.store.state.seats[answer.turn] || answer.outcome) return;
        if (!goesOn(answer)) break;
      }
      if (!back) return;
      for (; steps > 0; steps--) await this.game.ask({ kind: back });
    } finally {
      this.isWalking = false;
      this.emit('end', null);
    }
  }
}
