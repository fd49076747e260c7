import { pairOf } from '../model/points.js';
import { byId } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { LearningAnswer, MistakeInfo, RecordData } from '../protocol.js' */
/** @import { Review } from '../review/review.js' */

const MAX_MOVES = 9; // of the lines that a puzzle has to show

/** Makes puzzles of the mistakes that a review has found, as far as they can be proved. */
export class PuzzleMaker {
  #button = byId('review-puzzles', HTMLButtonElement);
  /** The number of the last attempt: what an earlier one finds is dropped. */
  #turn = 0;
  #isRunning = false;

  /** @param {FullPage} page @param {Review} review @param {(puzzles: string[]) => unknown} open */
  constructor(page, review, open) {
    this.page = page;
    this.review = review;
    this.open = open;
    review.on('change', () => this.#show());
    this.#button.onclick = () => (this.#isRunning ? this.#stop() : void this.#start());
    this.#show();
  }

  #show() {
    const { progress, isRunning } = this.review;
    this.#button.hidden = isRunning || !progress?.mistakes.length;
    this.page.messages.label(this.#button, this.#isRunning ? 'review-puzzles-stop' : 'review-puzzles');
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
        const text = await this.#make(saved.record, mistake);
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

  /** @param {RecordData} record @param {MistakeInfo} mistake */
  async #make(record, { ply, better, answer }) {
    const around = (better.line + answer).slice(0, 2 * MAX_MOVES);
    /** @type {Extract<LearningAnswer, {kind: 'made_puzzle'}> | null} */
    const made = await this.page.thinker.learn({
      kind: 'make_puzzle',
      record,
      ply: ply - 1,
      better: pairOf(better),
      around,
    });
    return made?.text ?? '';
  }
}
