import { activePlayers } from '../model/position.js';
import { isLevel } from '../model/seats.js';
import { isReady } from '../store/state.js';
import { byId } from '../ui/element.js';
import { decidedText } from '../ui/texts.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Decided } from '../protocol.js' */
/** @import { State } from '../store/state.js' */

const SHOWN = /** @type {const} */ (['position', 'seats', 'draft', 'stage']);

/**
 * Offers to finish a game whose result play can no longer change. Whoever declines is asked once more, when
 * nothing can be captured any more.
 */
export class Finish {
  #offer = byId('finish', HTMLElement);
  #text = byId('finish-told', HTMLElement);
  /** What was decided when the offer was declined. @type {Decided | null} */
  #declined = null;

  /** @param {FullPage} page */
  constructor({ store, game, board, messages, speech }) {
    this.messages = messages;
    this.speech = speech;
    byId('finish-yes', HTMLElement).onclick = () => {
      board.element.focus({ preventScroll: true });
      game.send({ kind: 'finish' });
    };
    byId('finish-no', HTMLElement).onclick = () => {
      this.#declined = store.state.position?.decided ?? null;
      board.element.focus({ preventScroll: true });
      this.#show(store.state);
    };
    store.watch(SHOWN, (state) => {
      if (state.position?.record) this.#declined = null;
      this.#show(state);
    });
    this.#show(store.state);
  }

  /** @param {State} state */
  #show(state) {
    const { position, seats } = state;
    const decided = this.#isDue(state) ? position?.decided : null;
    if (position && decided) {
      const text = `${decidedText(this.messages, position, seats)} ${this.#question(state)}`;
      if (this.#offer.hidden || text !== this.#text.textContent) this.speech.say(text);
      this.#text.textContent = text;
    }
    this.#offer.hidden = !decided;
  }

  /** Return whether to ask now: in play, at the end of the record. @param {State} state */
  #isDue(state) {
    const { position, seats, draft } = state;
    return (
      position?.decided != null &&
      position.decided !== this.#declined &&
      this.#declined !== 'captures' &&
      position.ply > 0 &&
      !position.branches.length &&
      !position.offer &&
      !draft &&
      isReady(state) &&
      activePlayers(position).some((player) => !seats[player])
    );
  }

  /** @param {State} state */
  #question({ position, seats }) {
    const isComputers = position && activePlayers(position).some((player) => isLevel(seats[player]));
    return this.messages.text('finish-question', { who: isComputers ? 'computer' : 'people' });
  }
}
