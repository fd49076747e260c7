import { linkOfPage } from '../files/address.js';
import { offerToYou, openOffer, recipientOf } from '../model/bylink.js';
import { watchPatiently } from '../store/patience.js';
import { gamePosition } from '../store/state.js';
import { byId } from '../ui/element.js';
/** @import { Shelf } from '../files/shelf.js' */
/** @import { ByLink } from '../model/bylink.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

const SHOWN = /** @type {const} */ (['position', 'preview', 'byLink', 'trial', 'draft', 'queue']);

/** The line that says whose turn it is in a game by link, and lets the next link be shared and moves be tried. */
export class ByLinkLine {
  #line = byId('by-link', HTMLElement);
  #told = byId('by-link-told', HTMLElement);
  #share = byId('by-link-share', HTMLButtonElement);
  #try = byId('by-link-try', HTMLButtonElement);
  #back = byId('trial-back', HTMLButtonElement);

  /** @param {FullPage} page @param {Shelf} shelf */
  constructor({ store, settings, messages, speech }, shelf) {
    this.messages = messages;
    this.speech = speech;
    this.#share.onclick = () => byId('share', HTMLElement).click();
    this.#try.onclick = () => void tryMoves(shelf);
    this.#back.onclick = async () => {
      if (!(await leaveTrial(shelf))) store.notify(messages.text('trial-gone'));
    };
    watchPatiently(store, SHOWN, (state) => this.#show(state));
    settings.watch(['inks'], () => this.#show(store.state)); // players are named after them
    this.#show(store.state);
  }

  /** @param {State} state */
  #show(state) {
    const { preview, byLink, trial, draft } = state;
    // Until the engine has opened a link, all we know of the game is in the link.
    const sent = preview ? (linkOfPage()?.sent ?? null) : byLink;
    const position = gamePosition(state);
    this.#line.hidden = (!sent && !trial) || !position || draft !== null;
    if (this.#line.hidden || !position) return;
    const isTrial = !sent;
    this.#back.hidden = !isTrial;
    this.#try.hidden = isTrial || preview !== null || position.plies === 0;
    if (isTrial) {
      this.#share.hidden = true;
      this.#tell(this.messages.text('trial-told'));
      return;
    }
    const known = preview || !byLink ? { ...sent, turn: position.turn, offer: undefined } : byLink;
    const recipient = recipientOf(position, known);
    this.#tell(this.#text(position, known, recipient));
    this.#share.hidden = preview !== null || recipient === null;
  }

  /** @param {string} text */
  #tell(text) {
    if (text !== this.#told.textContent) this.speech.say(text);
    this.#told.textContent = text;
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

/**
 * Put a copy of the game by link on the board, for trying moves. The copy is a game of its own: what it has cannot get
 * into the links of the game. Meanwhile the game is among the recent games.
 * @param {Shelf} shelf
 */
async function tryMoves(shelf) {
  const { game, store } = shelf;
  const { byLink } = store.state;
  const answer = await game.ask({ kind: 'record' });
  if (!byLink || answer.kind !== 'record') return;
  await shelf.replace({ kind: 'restore', record: answer.record }, { opened: { trial: byLink.game } });
}

/**
 * Go back to the game by link. The copy stays among the recent games if a move was tried.
 * @param {Shelf} shelf
 * @returns {Promise<boolean>} whether the game is still there
 */
async function leaveTrial(shelf) {
  const known = await shelf.list.sentGame(shelf.store.state.trial).catch(() => null);
  if (known) await shelf.restore(known);
  return known !== null;
}
