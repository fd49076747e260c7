import { drawOfferer } from '../model/bylink.js';
import { nextToAccept } from '../model/position.js';
import { byId, make } from '../ui/element.js';
/** @import { Trouble } from '../base/failure.js' */
/** @import { ByLink } from '../model/bylink.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { EndOffer } from '../protocol.js' */
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
    const offer =
      position && (position.offer?.kind === 'draw' ? position.offer : offerByLink(position, byLink));
    const shown = JSON.stringify(stage.name === 'failed' ? stage : offer && [offer, seats]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#card.hidden = shown === 'null';
    this.#card.setAttribute('role', stage.name === 'failed' ? 'alert' : 'region');
    if (stage.name === 'failed') this.#showFailure(stage.trouble);
    else if (position && offer) this.#showOffer(position, offer, seats);
  }

  /** @param {Position} position @param {Pick<EndOffer, 'player' | 'accepted'>} offer @param {number[]} seats */
  #showOffer(position, offer, seats) {
    const { messages } = this;
    const { game, store } = this.page;
    const { byLink } = store.state;
    const accept = () => {
      if (byLink) game.send({ kind: 'offer_draw', player: offer.player });
      game.send({ kind: 'accept', player });
    };
    const decline = () =>
      byLink
        ? store.update({ byLink: { ...byLink, draw: undefined } })
        : game.send({ kind: 'decline', player });
    const player = nextToAccept(position, offer);
    const title = messages.text('draw-offered', { name: messages.name(position, offer.player) });
    const name = messages.name(position, player);
    if (seats[player]) this.#fill(title, [make('p', {}, messages.text('thinking-offer', { name }))]);
    else {
      this.#fill(
        title,
        [make('p', {}, messages.text('draw-question', { name }))],
        this.#button('draw-accept', accept, true),
        this.#button('draw-decline', decline),
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

/**
 * Return the draw that a link has offered to the player of this device, or null.
 * @param {Position} position
 * @param {ByLink | null} byLink
 */
function offerByLink(position, byLink) {
  const player = drawOfferer(position, byLink);
  return player === null || player === byLink?.you ? null : { player, accepted: [player] };
}
