import { nextToAccept } from '../model/position.js';
import { byId, make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Request } from '../model/position.js' */
/** @import { State } from '../store.js' */
/** @import { Trouble } from '../worker.js' */

/** A card on the sheet for what waits for an answer: a draw that is offered, a start that has failed. */
export class Card {
  #card = byId('card', HTMLElement);
  #shown = 'null';

  /** @param {Messages} messages @param {(request: Request) => void} send @param {() => void} retry */
  constructor(messages, send, retry) {
    this.messages = messages;
    this.send = send;
    this.retry = retry;
  }

  /** @param {State} state */
  show({ position, stage, seats }) {
    const offer = position?.offer?.kind === 'draw' ? position.offer : null;
    const shown = JSON.stringify(stage.name === 'failed' ? stage : offer && [offer, seats]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#card.hidden = shown === 'null';
    this.#card.setAttribute('role', stage.name === 'failed' ? 'alert' : 'group');
    if (stage.name === 'failed') this.#showFailure(stage.trouble);
    else if (position && offer) {
      const { messages } = this;
      const player = nextToAccept(position, offer);
      const title = messages.text('draw-offered', { name: messages.name(position, offer.player) });
      const name = messages.name(position, player);
      if (seats[player]) this.#fill(title, [make('p', {}, messages.text('thinking-offer', { name }))]);
      else {
        this.#fill(
          title,
          [make('p', {}, messages.text('draw-question', { name }))],
          this.#button('draw-accept', () => this.send({ kind: 'accept', player }), true),
          this.#button('draw-decline', () => this.send({ kind: 'decline', player })),
        );
      }
    }
  }

  /** @param {Trouble} trouble */
  #showFailure({ code, subject, detail }) {
    const { messages } = this;
    this.#fill(
      messages.text('failure'),
      [
        make('p', {}, messages.text(`failure-${code}`, { file: subject })),
        make('p', {}, messages.text('failure-kept')),
        make('p', { className: 'detail' }, detail),
      ],
      this.#button('retry', () => this.retry(), true),
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

  /** @param {string} id @param {() => void} onClick @param {boolean} [main] */
  #button(id, onClick, main = false) {
    return make('button', {
      type: 'button',
      id,
      className: main ? 'main' : '',
      textContent: this.messages.text(id),
      onclick: onClick,
    });
  }
}
