import { linkOfPage } from '../files/address.js';
import { offerToYou, openOffer, recipientOf } from '../model/bylink.js';
import { gamePosition } from '../store/state.js';
import { byId } from '../ui/element.js';
/** @import { ByLink } from '../model/bylink.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

const SHOWN = /** @type {const} */ (['position', 'preview', 'byLink', 'draft', 'queue']);

/** The line that says whose turn it is in a game by link, and lets the next link be shared. */
export class ByLinkLine {
  #line = byId('by-link', HTMLElement);
  #told = byId('by-link-told', HTMLElement);
  #share = byId('by-link-share', HTMLButtonElement);

  /** @param {FullPage} page */
  constructor({ store, settings, messages, speech }) {
    this.messages = messages;
    this.speech = speech;
    this.#share.onclick = () => byId('share', HTMLElement).click();
    store.watch(SHOWN, (state) => this.#show(state));
    settings.watch(['inks'], () => this.#show(store.state)); // players are named after them
    this.#show(store.state);
  }

  /** @param {State} state */
  #show(state) {
    const { preview, byLink, draft } = state;
    // Until the engine has opened a link, all we know of the game is in the link.
    const sent = preview ? (linkOfPage()?.sent ?? null) : byLink;
    const position = gamePosition(state);
    this.#line.hidden = !sent || !position || draft !== null;
    if (!sent || !position || draft) return;
    const known = preview || !byLink ? { ...sent, turn: position.turn, offer: undefined } : byLink;
    const recipient = recipientOf(position, known);
    const text = this.#text(position, known, recipient);
    if (text !== this.#told.textContent) this.speech.say(text);
    this.#told.textContent = text;
    this.#share.hidden = preview !== null || recipient === null;
  }

  /** @param {GamePosition} position @param {ByLink} byLink @param {number | null} recipient of the next link */
  #text(position, byLink, recipient) {
    const { messages } = this;
    const { you, turn, offer } = byLink;
    const named = (/** @type {string} */ id, /** @type {number} */ player) =>
      messages.text(id, {
        name: messages.name(position, player),
        colour: messages.text('player', { player: you }),
        kind: offer?.kind ?? '',
      });
    const asked = offerToYou(byLink);
    if (asked) return named('by-link-offered', asked.players[0]);
    if (recipient !== null) {
      return named(
        turn === null ? 'by-link-over' : openOffer(byLink) ? 'by-link-asks' : 'by-link-theirs',
        recipient,
      );
    }
    const mover = position.last?.player ?? you;
    const decliner = offer?.players[0] ?? you;
    if (decliner !== you) return named('by-link-declined', decliner);
    return named(mover === you ? 'by-link-yours' : 'by-link-moved', mover);
  }
}
