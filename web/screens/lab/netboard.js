import { Highlights } from '../../board/highlights.js';
import { readInksOf, watchInks } from '../../board/inks.js';
import { isSamePoint } from '../../model/points.js';
import { make } from '../../ui/element.js';
import { lyingText } from '../../ui/pointtext.js';
import { Input } from '../../viewer/input.js';
import { Sheet } from '../../viewer/sheet.js';
import { Notes } from './notes.js';
/** @import { Point } from '../../model/points.js' */
/** @import { Position } from '../../model/position.js' */
/** @import { NetworkFound } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** @typedef {Pick<NetworkFound, 'plane' | 'dots' | 'moves'> & {most: number}} Seen what the network has on a position */

/** A board with a position, and over it the numbers of a plane or the forecast of the network. */
export class NetBoard {
  #caption = make('figcaption');
  #frame = make('div', { className: 'lab-board', tabIndex: 0, role: 'application' });
  #layer = make('canvas', { ariaHidden: 'true' });
  #notes = new Notes();
  #sheet = new Sheet(this.#frame);
  #input;
  element = make('figure', {}, this.#frame, this.#caption);
  /** @type {Position | null} */
  #position = null;
  /** @type {Seen | null} */
  #seen = null;

  /**
   * @param {Messages} messages
   * @param {'plane' | 'forecast'} kind what is drawn over the position
   * @param {(text: string) => void} tell says something to a screen reader
   */
  constructor(messages, kind, tell) {
    this.messages = messages;
    this.kind = kind;
    this.#frame.id = `lab-net-${kind}`;
    messages.label(this.#frame, 'lab-net-board', { kind });
    this.#frame.querySelector('canvas')?.after(this.#layer); // under the dots
    this.#frame.append(this.#notes.element);
    this.#input = new Input(this.#frame, this.#sheet, {
      play: (point) => this.#input.moveTo(point),
      step: () => {},
      tell: (point) => tell(this.#describe(point)),
      options: () => ({ isInteractive: true, hasHints: false }),
    });
    this.#frame.addEventListener('layout', () => this.#draw());
    watchInks(() => this.#sheet.layOut());
  }

  /** @param {string} caption @param {Position} position @param {Seen} seen */
  show(caption, position, seen) {
    this.#caption.textContent = caption;
    this.#seen = seen;
    if (position === this.#position) return this.#draw();
    this.#position = position;
    /** @type {any} the little that Input needs of a game */
    const game = { view: position, turn: 0, width: position.width, height: position.height };
    this.#input.begin(game);
    this.#sheet.show(position);
    this.#draw();
  }

  #draw() {
    const { geometry } = this.#sheet;
    if (!geometry || !this.#position || !this.#seen) return;
    const { dots, moves, plane, most } = this.#seen;
    if (this.kind === 'plane') {
      const { width } = this.#position;
      const notes = plane.flatMap((number, i) =>
        number ? [/** @type {[number, number, number]} */ ([i % width, Math.floor(i / width), number])] : [],
      );
      return this.#notes.show(notes, this.#position, geometry, [0, most]);
    }
    const { sheetWidth, sheetHeight } = geometry;
    Object.assign(this.#layer, { width: sheetWidth, height: sheetHeight });
    const context = /** @type {CanvasRenderingContext2D} */ (this.#layer.getContext('2d'));
    const forecast = /** @type {const} */ ({ kind: 'forecast', done: true, dots, moves });
    new Highlights(context, geometry, readInksOf(this.#frame)).draw({ forecast });
  }

  /** @param {Point} point */
  #describe(point) {
    const { messages } = this;
    if (!this.#position || !this.#seen) return '';
    const { dots, moves, plane } = this.#seen;
    const words = [lyingText(messages, this.#position, point)];
    if (this.kind === 'plane') words.push(String(plane[point.y * this.#position.width + point.x]));
    for (const [id, points] of /** @type {const} */ ([
      ['point-endangered', dots],
      ['point-likely', moves],
    ])) {
      const found = points.find((other) => isSamePoint(other, point));
      if (found && this.kind === 'forecast') {
        words.push(messages.text(id, { percent: Math.round(100 * found.share) }));
      }
    }
    return words.join(', ');
  }
}
