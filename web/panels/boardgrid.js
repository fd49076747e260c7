import { Cells } from '../board/cells.js';
import { indexOf, pointAt } from '../model/points.js';
import { isReady, shownPosition } from '../store/state.js';
import { lyingText, pointText } from './pointtext.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */

/** The board as a grid of rows and cells, for people who use a screen reader. Each cell says what lies there. */
export class BoardGrid {
  #cells;
  /** The position that the cells tell. @type {Position | null} */
  #told = null;
  /** The names that the cells tell. */
  #names = '';

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    const { board, store } = page;
    this.#cells = new Cells(board.element, (point, { timeStamp }) => page.table.tap(point, timeStamp));
    board.element.addEventListener('layout', () => this.#lay());
    store.subscribe((state, before) => {
      if (this.#told && shownPosition(state) !== shownPosition(before)) this.#tell();
    });
    // Nobody waits for the cells before Python has started.
    void store.until(isReady).then(() => setTimeout(() => this.#tell()));
  }

  /** Move the focus to a point, and say what lies there. @param {Position} position @param {Point} point */
  moveTo(position, point) {
    const words = pointText(this.page, position, point);
    if (!this.#told) return this.page.speech.say(words);
    const i = indexOf(position, point);
    this.#cells.label(i, words);
    this.#cells.select(i);
  }

  /** Bring the words of the cells up to date: only of those that have changed, if the board is the same. */
  #tell() {
    const position = shownPosition(this.page.store.state);
    if (!position) return;
    const { messages } = this.page;
    const { width, height, dots, owners } = position;
    const names = Array.from({ length: position.players }, (_, player) =>
      messages.name(position, player),
    ).join();
    let before = this.#told;
    if (before?.width !== width || before.height !== height) {
      this.#cells.build(width, height);
      before = null;
    }
    if (names !== this.#names) before = null;
    this.#told = position;
    this.#names = names;
    for (let i = 0; i < dots.length; i++) {
      if (before && dots[i] === before.dots[i] && owners[i] === before.owners[i]) continue;
      this.#cells.label(i, lyingText(messages, position, pointAt(i, width)));
    }
    this.#lay();
  }

  #lay() {
    const { geometry } = this.page.board;
    if (geometry && this.#told) this.#cells.lay(geometry);
  }
}
