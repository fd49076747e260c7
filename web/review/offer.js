import { once } from '../base/once.js';
import { isReviewable } from '../model/position.js';
import { watchPatiently } from '../store/patience.js';
import { isEngineUp, isReady } from '../store/state.js';
import { byId } from '../ui/element.js';
import { late } from '../ui/late.js';
import { Review } from './review.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Walker } from '../record/walker.js' */
/** @import { State } from '../store/state.js' */

const SHOWN = /** @type {const} */ (['position', 'queue', 'stage', 'limits']);

/** Offers a review of the game. Its panel loads when somebody wants it. */
export class ReviewOffer {
  #hint = byId('hint-ask', HTMLButtonElement);
  #ask = byId('review-ask', HTMLButtonElement);
  #askInRecord = byId('review-record', HTMLButtonElement);
  #load;

  /** @param {FullPage} page @param {Walker} walker */
  constructor(page, walker) {
    this.page = page;
    this.review = new Review(page);
    this.#load = once(async () => {
      const { ReviewPanel } = await import('./panel.js');
      return new ReviewPanel(page, this.review, walker);
    });
    this.#ask.onclick = this.#askInRecord.onclick = () => void this.open();
    this.review.on('change', () => this.#show(page.store.state));
    watchPatiently(page.store, SHOWN, (state) => this.#show(state));
    this.#show(page.store.state);
  }

  /** Show the review of the current line, and start it if there is none. */
  async open() {
    (await late(this.page, this.#load))?.open();
  }

  /** @param {State} state */
  #show(state) {
    const { position, limits } = state;
    const { review } = this;
    const isPossible = position !== null && isReviewable(position) && limits.hints;
    const isKnown = review.isRunning || (position !== null && review.plyOf(position.node) !== null);
    this.#ask.hidden = !isPossible || !(position.outcome || (isKnown && position.ply < position.plies));
    // Before the first dot nothing is shown that cannot be used yet.
    this.#hint.hidden = !this.#ask.hidden || !limits.hints || !(position?.plies || isEngineUp(state));
    this.#askInRecord.hidden = !isPossible;
    this.#ask.disabled = this.#askInRecord.disabled = !isPossible || !isReady(state);
  }
}
