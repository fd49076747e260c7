import { ReviewPanel } from './panel.js';
import { Review } from './review.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Walker } from '../record/walker.js' */

/** Show the panel for the review of a game. @param {FullPage} page @param {Walker} walker */
export function mountReview(page, walker) {
  return new ReviewPanel(page, new Review(page), walker);
}
