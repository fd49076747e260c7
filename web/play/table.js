import { Emitter } from '../base/emitter.js';
import { isSamePoint } from '../model/points.js';
import { refusalOf } from '../model/requests.js';
import { Declaring } from './declaring.js';
import { Drawing } from './drawing.js';
import { Marking } from './marking.js';
import { Premove } from './premove.js';
import { Settling } from './settling.js';
/** @import { Taps } from '../board/pointer.js' */
/** @import { Point } from '../model/points.js' */
/** @import { DrawnTerritory } from '../protocol.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Game } from './game.js' */

/**
 * @typedef {object} TableEvents
 * @property {null} change the meaning of taps, or the areas on the board, may have changed
 * @property {Point} edit a point was tapped while a position is set up
 */

/** @typedef {'put' | 'take' | 'nothing'} Meaning */

/**
 * What a tap on the board does: play a dot, or use what the player has selected instead.
 * @extends {Emitter<TableEvents>}
 * @implements {Taps}
 */
export class Table extends Emitter {
  /** @type {DrawnTerritory | null} */
  #preview = null;
  /** @type {((point: Point) => void) | null} */
  #asking = null;

  /** @param {Store} store @param {Game} game @param {() => boolean} premoves whether people may choose a dot before their turn */
  constructor(store, game, premoves) {
    super();
    this.store = store;
    this.game = game;
    this.drawing = new Drawing(store);
    this.marking = new Marking(store, game);
    this.declaring = new Declaring(store, game, this.drawing);
    this.premove = new Premove(store, game, premoves);
    this.settling = new Settling(store, game, this.drawing);
    const change = () => this.emit('change', null);
    this.drawing.on('change', () => {
      if (this.drawing.path && this.marking.tool) this.marking.tool = null;
      change();
    });
    this.marking.on('change', change);
    this.declaring.on('change', change);
    this.settling.on('change', change);
    store.watch(['position', 'draft', 'offersShown', 'premove'], change);
  }

  /**
   * Return what a tap on a point means: the first of these that is on counts.
   * @param {Point} point
   * @returns {{meaning: Meaning, tap: (point: Point, since: number) => void}}
   */
  #mode(point) {
    const { drawing, declaring, settling, marking, premove, store, game } = this;
    const takes = (/** @type {boolean} */ does) => (does ? 'take' : 'nothing');
    if (this.#asking) return { meaning: 'take', tap: this.#asking };
    if (store.state.draft) return { meaning: 'put', tap: () => this.emit('edit', point) };
    if (marking.tool) return { meaning: 'take', tap: () => marking.tap(point) };
    const { path } = drawing;
    if (path) {
      const isNext = path.next.some((next) => isSamePoint(next, point));
      return { meaning: takes(isNext), tap: () => drawing.tap(point) };
    }
    if (premove.takes(point)) return { meaning: 'take', tap: () => premove.tap(point) };
    if (settling.settlement && settling.player === null) {
      return { meaning: 'nothing', tap: () => store.refuse(refusalOf('page/offered', point)) };
    }
    if (settling.settlement) return { meaning: takes(settling.holds(point)), tap: () => settling.tap(point) };
    const meaning = declaring.takes(point) ? 'take' : game.refusal(point) ? 'nothing' : 'put';
    return { meaning, tap: (_, since) => declaring.tap(point, since) };
  }

  /** @param {Point} point @param {number} since when it was tapped */
  tap(point, since) {
    this.store.update({ cursor: point });
    this.#mode(point).tap(point, since);
  }

  /** @param {Point} point */
  meaning(point) {
    return this.#mode(point).meaning;
  }

  /** What the pointer draws with, or null. */
  get pen() {
    return this.drawing.path ? this.drawing : null;
  }

  /** Take one step out of what the player has selected. Return whether there was anything. */
  leave() {
    const { drawing, declaring, settling, marking } = this;
    if (this.#asking) this.asking = null;
    else if (marking.tool) marking.tool = null;
    else if (drawing.path) drawing.cancel();
    else if (declaring.isArmed) declaring.arm(false);
    else if (settling.player !== null) settling.cancel();
    else return this.premove.drop();
    return true;
  }

  /** What takes the points that are tapped, as long as somebody asks about points. */
  get asking() {
    return this.#asking;
  }

  set asking(asking) {
    if (asking === this.#asking) return;
    this.#asking = asking;
    this.emit('change', null);
  }

  /** A ring that is shown while the player chooses among several. */
  get preview() {
    return this.#preview;
  }

  set preview(area) {
    this.#preview = area;
    this.emit('change', null);
  }
}
