import { Cells } from '../board/cells.js';
import { indexOf } from '../model/points.js';
import { allPlayers } from '../model/position.js';
import { isReady, shownPosition } from '../store/state.js';
import { pointText } from '../ui/gamepointtext.js';
import { lyingText } from '../ui/pointtext.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */

/** The board as a grid of rows and cells, for people who use a screen reader. Each cell says what lies there. */
export class BoardGrid {
  #cells;
  #isTold = false;

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    const { board, store } = page;
    this.#cells = new Cells(
      board.element,
      (point, { timeStamp }) => page.table.tap(point, timeStamp),
      (cursor) => store.update({ cursor }),
    );
    store.watch(['cursor'], ({ cursor }) => cursor && this.#rove(cursor));
    board.element.addEventListener('layout', () => this.#lay());
    store.subscribe((state, before) => {
      if (this.#isTold && shownPosition(state) !== shownPosition(before)) this.#tell();
    });
    // Nobody waits for the cells before Python has started.
    void store.until(isReady).then(() => setTimeout(() => this.#tell()));
  }

  /** Move the focus to a point, and say what lies there. @param {Position} position @param {Point} point */
  moveTo(position, point) {
    const words = pointText(this.page, position, point);
    if (this.#isTold) this.#cells.select(indexOf(position, point), words);
    else this.page.speech.say(words);
  }

  /** @param {Point} point */
  #rove(point) {
    const position = shownPosition(this.page.store.state);
    const { geometry } = this.page.board;
    if (position && geometry && this.#isTold) this.#cells.rove(indexOf(position, geometry.clamp(point)));
  }

  #tell() {
    const position = shownPosition(this.page.store.state);
    if (!position) return;
    const { messages } = this.page;
    const names = allPlayers(position).map((player) => messages.name(position, player));
    this.#cells.show(position, names.join(), (point) => lyingText(messages, position, point));
    this.#isTold = true;
    this.#lay();
  }

  #lay() {
    const { geometry } = this.page.board;
    if (geometry && this.#isTold) this.#cells.lay(geometry);
  }
}
