import { linkOfPage } from '../files/address.js';
import { recipientOf } from '../model/bylink.js';
import { gamePosition } from '../store/state.js';
import { byId } from '../ui/element.js';
/** @import { Sent } from '../model/bylink.js' */
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
    const turn = preview || !byLink ? position.turn : byLink.turn;
    const text = this.#text(position, sent, turn);
    if (text !== this.#told.textContent) this.speech.say(text);
    this.#told.textContent = text;
    this.#share.hidden = preview !== null || turn === sent.you;
  }

  /** @param {GamePosition} position @param {Sent} sent @param {number | null} turn */
  #text(position, sent, turn) {
    const { messages } = this;
    const { you } = sent;
    const colour = messages.text('player', { player: you });
    const other = messages.name(position, recipientOf(position, { ...sent, turn }));
    if (turn === null) return messages.text('by-link-over', { name: other });
    if (turn !== you) return messages.text('by-link-theirs', { name: other });
    const mover = position.last?.player ?? you;
    if (mover === you) return messages.text('by-link-yours', { colour });
    return messages.text('by-link-moved', { name: messages.name(position, mover), colour });
  }
}
