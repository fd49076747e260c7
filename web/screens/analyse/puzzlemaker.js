import { makePuzzle } from '../../engine/puzzlemaking.js';
import { make } from '../../ui/element.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Review } from '../../review/review.js' */

/** Makes puzzles of the mistakes that a review has found, as far as they can be proved. */
export class PuzzleMaker {
  /** What starts it, and ends it early. */
  button = make('button', { type: 'button', id: 'review-puzzles', hidden: true });
  /** The number of the last attempt: what an earlier one finds is dropped. */
  #turn = 0;
  #isRunning = false;

  /** @param {FullPage} page @param {Review} review @param {(puzzles: string[]) => unknown} open */
  constructor(page, review, open) {
    this.page = page;
    this.review = review;
    this.open = open;
    review.on('change', () => this.#show());
    this.button.onclick = () => (this.#isRunning ? this.#stop() : void this.#start());
    this.#show();
  }

  #show() {
    const { progress, isRunning } = this.review;
    this.button.hidden = isRunning || !progress?.mistakes.length;
    this.page.messages.label(this.button, this.#isRunning ? 'review-puzzles-stop' : 'review-puzzles');
  }

  #stop() {
    this.#turn++;
    this.#isRunning = false;
    this.#show();
  }

  async #start() {
    const turn = ++this.#turn;
    const { page, review } = this;
    this.#isRunning = true;
    this.#show();
    /** @type {string[]} */
    const texts = [];
    try {
      const saved = await page.game.ask({ kind: 'record' });
      if (saved.kind !== 'record') return;
      for (const mistake of review.progress?.mistakes ?? []) {
        const text = await makePuzzle(page.thinker, saved.record, mistake);
        if (turn !== this.#turn) return;
        if (text) texts.push(text);
      }
    } catch (error) {
      console.error(error);
    } finally {
      if (turn === this.#turn) this.#stop();
    }
    if (texts.length) await this.open(texts);
    else page.store.notify(page.messages.text('review-puzzles-none'));
  }
}
