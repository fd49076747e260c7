import { linkOfPage } from '../files/address.js';
import { drawOfferer, recipientOf } from '../model/bylink.js';
import { gamePosition } from '../store/state.js';
import { byId } from '../ui/element.js';
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
    const isDraw = !preview && drawOfferer(position, byLink) === sent.you;
    const text = this.#text(position, sent.you, turn, isDraw ? 'yes' : 'no');
    if (text !== this.#told.textContent) this.speech.say(text);
    this.#told.textContent = text;
    this.#share.hidden = preview !== null || turn === sent.you;
  }

  /** @param {GamePosition} position @param {number} you @param {number | null} turn @param {'yes' | 'no'} draw */
  #text(position, you, turn, draw) {
    const { messages } = this;
    const colour = messages.text('player', { player: you });
    const other = messages.name(position, recipientOf(position, { you, turn }));
    if (turn === null) return messages.text('by-link-over', { name: other });
    if (turn !== you) return messages.text('by-link-theirs', { name: other, draw });
    const mover = position.last?.player ?? you;
    if (mover === you) return messages.text('by-link-yours', { colour });
    return messages.text('by-link-moved', { name: messages.name(position, mover), colour });
  }
}
