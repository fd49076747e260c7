import { isBlank } from '../model/position.js';
import { byId } from '../ui/element.js';
import { areTurned, turnLeaf } from '../ui/leaf.js';
import { adoptStyles } from '../ui/styles.js';
/** @import { FullPage } from '../play/page.js' */

/** Let the page of the notebook be turned whenever another game begins. @param {FullPage} page */
export async function createPageTurn(page) {
  await adoptStyles('web/styles/leaf.css');
  return new PageTurn(page);
}

/** Turns the page of the notebook between two games. */
export class PageTurn {
  #sheet = byId('sheet', HTMLElement);

  /** @param {FullPage} page */
  constructor({ board, settings, store }) {
    this.board = board;
    this.settings = settings;
    this.store = store;
  }

  /** Return the page with the game on the board, to be turned with `turn`, or null if nothing is to be seen of that. */
  take() {
    const { position, draft, preview } = this.store.state;
    const isBare = !position || isBlank(position) || draft || preview;
    return isBare || document.hidden || !areTurned(this.settings) ? null : this.board.picture();
  }

  /** Turn a page over, and give its memory back. @param {HTMLCanvasElement} picture what is on it */
  async turn(picture) {
    await turnLeaf(this.#sheet, picture);
    Object.assign(picture, { width: 0, height: 0 });
  }
}
