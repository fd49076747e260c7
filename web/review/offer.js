import { isReviewable } from '../model/position.js';
import { watchPatiently } from '../store/patience.js';
import { isEngineUp, isReady } from '../store/state.js';
import { byId } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */
/** @import { Review } from './review.js' */

const SHOWN = /** @type {const} */ (['position', 'queue', 'stage', 'limits']);

/** Offers a review of the game. */
export class ReviewOffer {
  #hint = byId('hint-ask', HTMLButtonElement);
  #ask = byId('review-ask', HTMLButtonElement);
  #askInRecord = byId('review-record', HTMLButtonElement);

  /** @param {FullPage} page @param {Review} review @param {() => unknown} open shows the review, after starting one if necessary */
  constructor(page, review, open) {
    this.review = review;
    this.open = open;
    this.#ask.onclick = this.#askInRecord.onclick = () => void this.open();
    this.review.on('change', () => this.#show(page.store.state));
    watchPatiently(page.store, SHOWN, (state) => this.#show(state));
    this.#show(page.store.state);
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
