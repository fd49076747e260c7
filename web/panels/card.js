import { answerOffer, askedOffer } from '../play/offers.js';
import { byId, make } from '../ui/element.js';
/** @import { Trouble } from '../base/failure.js' */
/** @import { Position } from '../model/position.js' */
/** @import { AskedOffer } from '../play/offers.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

/** A card beside the sheet for what waits for a decision: an offered draw, or a start that has failed. */
export class Card {
  #card = byId('card', HTMLElement);
  #shown = 'null';

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    this.messages = page.messages;
    page.store.watch(['position', 'stage', 'seats', 'byLink'], (state) => this.#show(state));
    this.#show(page.store.state);
  }

  /** @param {State} state */
  #show({ position, stage, seats, byLink }) {
    const asked = askedOffer({ position, byLink });
    const offer = asked?.kind === 'draw' ? asked : null;
    const shown = JSON.stringify(stage.name === 'failed' ? stage : offer && [offer, seats]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#card.hidden = shown === 'null';
    this.#card.setAttribute('role', stage.name === 'failed' ? 'alert' : 'region');
    if (stage.name === 'failed') this.#showFailure(stage.trouble);
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

  /** @param {Trouble} trouble */
  #showFailure({ code, subject, detail }) {
    const { messages } = this;
    const { engine } = this.page;
    this.#fill(
      messages.text('failure'),
      [
        make('p', {}, messages.text(`failure-${code}`, { file: subject })),
        make('p', {}, messages.text('failure-kept')),
        make('p', { className: 'detail' }, detail),
      ],
      this.#button('retry', () => void engine.start({ afresh: true }), true),
    );
  }

  /** @param {string} title @param {HTMLElement[]} content @param {HTMLButtonElement[]} buttons */
  #fill(title, content, ...buttons) {
    this.#card.replaceChildren(
      make('h2', { id: 'card-title' }, title),
      ...content,
      ...(buttons.length ? [make('p', { className: 'actions' }, ...buttons)] : []),
    );
  }

  /** @param {string} id @param {() => void} onclick @param {boolean} [isMain] */
  #button(id, onclick, isMain = false) {
    const className = isMain ? 'main' : '';
    return make('button', { type: 'button', id, className, textContent: this.messages.text(id), onclick });
  }
}
