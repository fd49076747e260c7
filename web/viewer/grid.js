import { Cells } from '../board/cells.js';
import { indexOf } from '../model/points.js';
import { lyingText } from '../ui/pointtext.js';
/** @import { Point } from '../model/points.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { AnyGame } from './game.js' */
/** @import { Sheet } from './sheet.js' */

/** A board on any page as a grid of rows and cells for a screen reader. Each cell says what lies there. */
export class Grid {
  #cells;
  /** What the cells are to tell, once there is time. @type {{game: AnyGame, messages: Messages} | null} */
  #next = null;
  #isTold = false;

  /**
   * @param {HTMLElement} board
   * @param {Sheet} sheet
   * @param {(point: Point) => void} onClick
   * @param {(point: Point) => void} onFocus
   */
  constructor(board, sheet, onClick, onFocus) {
    this.sheet = sheet;
    this.#cells = new Cells(board, onClick, onFocus);
    board.addEventListener('layout', () => this.#lay());
  }

  /** Say what lies on the board, after it has been drawn. @param {AnyGame} game @param {Messages} messages */
  show(game, messages) {
    if (!this.#next) setTimeout(() => this.#tell());
    this.#next = { game, messages };
  }

  /** Let a cell take the focus. @param {AnyGame} game @param {Point} point */
  moveTo(game, point) {
    this.#tell();
    if (this.#isTold) this.#cells.select(indexOf(game.view, point));
  }

  #tell() {
    if (!this.#next) return;
    const { game, messages } = this.#next;
    this.#next = null;
    const position = { ...game.view, names: game.names };
    const key = [messages.language, ...game.names].join();
    this.#cells.show(position, key, (point) => lyingText(messages, position, point));
    this.#isTold = true;
    this.#lay();
  }

  #lay() {
    const { geometry } = this.sheet;
    if (geometry && this.#isTold) this.#cells.lay(geometry);
  }
}
