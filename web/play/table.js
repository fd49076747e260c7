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

  /** @param {Point} point @param {number} since when it was tapped */
  tap(point, since) {
    const { drawing, declaring, settling, marking, store } = this;
    store.update({ cursor: point });
    if (this.#asking) this.#asking(point);
    else if (store.state.draft) this.emit('edit', point);
    else if (marking.tool) marking.tap(point);
    else if (drawing.path) drawing.tap(point);
    else if (this.premove.takes(point)) this.premove.tap(point);
    else if (!settling.settlement) declaring.tap(point, since);
    else if (settling.player !== null) settling.tap(point);
    else store.refuse(refusalOf('page/offered', point));
  }

  /** @param {Point} point @returns {'put' | 'take' | 'nothing'} */
  meaning(point) {
    if (this.#asking) return 'take';
    if (this.store.state.draft) return 'put';
    if (this.marking.tool) return 'take';
    const { drawing, declaring, settling } = this;
    const takes = drawing.path
      ? drawing.path.next.some((next) => isSamePoint(next, point))
      : settling.settlement
        ? settling.player !== null && settling.holds(point)
        : declaring.takes(point) || this.premove.takes(point);
    if (takes) return 'take';
    return drawing.path || settling.settlement || this.game.refusal(point) ? 'nothing' : 'put';
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
