import { dropFragment, showAddress } from '../base/browser.js';
import { doorOf } from '../model/doors.js';
import { JUMPS } from '../model/requests.js';
import { linkIn } from './link.js';
/** @import { Link } from './link.js' */
/** @import { WholePage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

/** What the browser remembers about an address whose game has been opened. */
const OPENED = 'kropki-opened';
/** Requests after which the game is still the one of the link. */
const LOOKS = [...JUMPS, 'undo', 'redo', 'record'];

/** Return whether the game of the page's address has been opened before, so that a reload need not do it again. */
export const isOpened = () => history.state === OPENED;

/**
 * Return the link in the page's address, or null if there is none.
 * @returns {Link | null}
 */
export function linkOfPage() {
  const { href, hash } = location;
  const isOther = doorOf(hash) || gameOfPage();
  return hash.length < 2 || isOther ? null : (linkIn(href) ?? { link: hash.slice(1), move: null });
}

/** Return the SGF text in the page's address, with which a board on another page leads here, or null. */
export const gameOfPage = () =>
  location.hash.startsWith('#sgf=') ? new URLSearchParams(location.hash.slice(1)) : null;

/**
 * The link in the page's address. It stays there as long as the page shows the game of that link, so that it can
 * be copied. With the first change of the game it goes: the address is then that of the page alone, and a reload
 * shows what was played. Going back to a link opens it again, and the game goes on the shelf.
 */
export class Address {
  /** Whether the page shows the game of the address. */
  #isShown;
  #isOpening = false;

  /** @param {Pick<WholePage, 'store' | 'game' | 'opener'>} page */
  constructor({ store, game, opener }) {
    this.store = store;
    this.game = game;
    this.opener = opener;
    this.#isShown = isOpened() && store.state.position !== null;
    addEventListener('hashchange', () => void this.#open());
    store.watch(['position', 'since'], (state, before) => this.#follow(state, before));
    if (!this.#isShown) void this.#open();
  }

  async #open() {
    const game = gameOfPage();
    if (game) return this.#openGame(game);
    const link = linkOfPage();
    if (!link) return;
    const { href } = location;
    this.#isOpening = true;
    const result = await this.opener.openLink(link);
    this.#isOpening = false;
    if (location.href !== href) return; // another link is being opened
    this.#isShown = result === 'opened';
    if (result === 'opened') showAddress(href, OPENED);
    else if (result === 'refused') this.#clear();
  }

  /** Open the game of a board on another page, at its move. @param {URLSearchParams} sent */
  async #openGame(sent) {
    const { store, game, opener } = this;
    const before = store.state.position;
    this.#clear();
    await opener.openText(sent.get('sgf') ?? '', 'slip-embedded');
    const { position } = store.state;
    const ply = Number(sent.get('at') ?? NaN);
    if (position !== before && position?.record && ply < position.plies) {
      await game.ask({ kind: 'go', ply: Math.max(0, Math.trunc(ply)) });
    }
  }

  /** @param {State} state @param {State} before */
  #follow({ position, since, stage }, before) {
    if (!this.#isShown || this.#isOpening || !position) return;
    const isOther = position !== before.position && position.record !== null && stage.name === 'ready';
    const added = since.length > before.since.length ? since[since.length - 1] : null;
    const isChange = added !== null && !LOOKS.includes(added.kind);
    // A dot that the record already has there is a step through it.
    const isStep = added?.kind === 'play' && !position.grown.length;
    if (isOther || (isChange && !isStep)) this.#clear();
  }

  /** Remove the link from the address, without a step in the browser's history. */
  #clear() {
    this.#isShown = false;
    dropFragment();
  }
}
