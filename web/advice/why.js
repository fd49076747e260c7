import { once } from '../base/once.js';
import { byId } from '../ui/element.js';
import { late } from '../ui/late.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { HintInfo } from '../protocol.js' */

/** Answers “why?” beside the hints. What it says and shows loads with the first question. */
export class Why {
  #panel = byId('why', HTMLElement);
  #pageElement = byId('page', HTMLElement);
  /** The position that is explained. @type {Position | null} */
  #position = null;
  #load;
  /** @type {import('./hintwhy.js').HintWhy | null} */
  #shown = null;

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    this.#load = once(async () => {
      const { HintWhy } = await import('./hintwhy.js');
      return new HintWhy(page, this.#panel, () => this.close());
    });
    byId('why-close', HTMLButtonElement).onclick = () => this.close();
    page.store.watch(['position', 'draft', 'limits'], ({ position, draft, limits }) => {
      if (this.#position && (draft || !limits.hints || position?.node !== this.#position.node)) this.close();
    });
  }

  /** Show what speaks for a hint. @param {Position} position @param {HintInfo} hint */
  async showHint(position, hint) {
    this.#open(position);
    const shown = await late(this.page, this.#load);
    if (this.#position !== position) return;
    this.#shown = shown;
    if (shown) await shown.show(position, hint);
    else this.close();
  }

  /** Hide the answer. Return whether there was one. */
  close() {
    if (!this.#position) return false;
    this.#shown?.clear();
    this.#open(null);
    this.page.board.element.focus({ preventScroll: true });
    return true;
  }

  /** @param {Position | null} position */
  #open(position) {
    this.#position = position;
    this.#panel.hidden = !position;
    this.#pageElement.classList.toggle('explaining', position !== null);
  }
}
