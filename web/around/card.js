import { isBlank } from '../model/position.js';
import { answerOffer, askedOffer } from '../play/offers.js';
import { byId, make } from '../ui/element.js';
/** @import { Begun, Trouble } from '../base/failure.js' */
/** @import { Position } from '../model/position.js' */
/** @import { AskedOffer } from '../play/offers.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

/** A card beside the sheet for what waits for a decision: an offered draw, or a start that has failed or takes long. */
export class Card {
  #card = byId('card', HTMLElement);
  #shown = 'null';

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    this.messages = page.messages;
    page.store.watch(['position', 'stage', 'seats', 'byLink', 'unsaved'], (state) => this.#show(state));
    this.#show(page.store.state);
  }

  /** @param {State} state */
  #show({ position, stage, seats, byLink, unsaved }) {
    const asked = askedOffer({ position, byLink });
    const offer = asked?.kind === 'draw' ? asked : null;
    const isStuck = stage.name === 'failed' || stage.name === 'late';
    const isKept = position !== null && !isBlank(position) && !unsaved;
    const shown = JSON.stringify(isStuck ? [stage, isKept] : offer && [offer, seats]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#card.hidden = shown === 'null';
    this.#card.setAttribute('role', isStuck ? 'alert' : 'region');
    if (stage.name === 'failed') this.#showFailure(stage.trouble, isKept);
    else if (stage.name === 'late') this.#showLate(stage.during);
    else if (position && offer) this.#showOffer(position, offer, seats);
  }

  /** @param {Position} position @param {AskedOffer} offer @param {number[]} seats */
  #showOffer(position, { player, asked }, seats) {
    const { messages, page } = this;
    const title = messages.text('draw-offered', { name: messages.name(position, player) });
    const name = messages.name(position, asked);
    if (seats[asked]) this.#fill(title, [make('p', {}, messages.text('thinking-offer', { name }))]);
    else {
      this.#fill(
        title,
        [make('p', {}, messages.text('draw-question', { name }))],
        this.#button('draw-accept', () => answerOffer(page, true), true),
        this.#button('draw-decline', () => answerOffer(page, false)),
      );
    }
  }

  /** @param {Trouble} trouble @param {boolean} isKept */
  #showFailure({ code, subject, detail }, isKept) {
    const { messages } = this;
    this.#fill(
      messages.text('failure'),
      [
        make('p', {}, messages.text(`failure-${code}`, { file: subject })),
        ...(isKept ? [make('p', {}, messages.text('failure-kept'))] : []),
        make('p', { className: 'detail' }, detail),
      ],
      this.#retry(),
    );
  }

  /** @param {Begun['name']} during */
  #showLate(during) {
    const { messages } = this;
    this.#fill(messages.text('late'), [make('p', {}, messages.text(`late-${during}`))], this.#retry());
  }

  /** @param {string} title @param {HTMLElement[]} content @param {HTMLButtonElement[]} buttons */
  #fill(title, content, ...buttons) {
    this.#card.replaceChildren(
      make('h2', { id: 'card-title' }, title),
      ...content,
      ...(buttons.length ? [make('p', { className: 'actions' }, ...buttons)] : []),
    );
  }

  #retry() {
    return this.#button('retry', () => void this.page.engine.start({ afresh: true }), true);
  }

  /** @param {string} id @param {() => void} onclick @param {boolean} [isMain] */
  #button(id, onclick, isMain = false) {
    const className = isMain ? 'main' : '';
    return make('button', { type: 'button', id, className, textContent: this.messages.text(id), onclick });
  }
}
