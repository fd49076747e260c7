import { NOTHING_PENDING } from '../board/areas.js';
import { isSamePoint } from '../model/points.js';
import { Declaring } from './declaring.js';
import { Drawing } from './drawing.js';
import { Marking } from './marking.js';
import { Settling } from './settling.js';
/** @import { Board } from '../board/board.js' */
/** @import { Pointer } from '../board/pointer.js' */
/** @import { Point, Refusal, Territory } from '../model/position.js' */
/** @import { Game } from './game.js' */
/** @import { Store } from '../store.js' */

/** What a tap on a point means at this moment, and what is drawn of areas that are no territories yet. */
export class Table {
  /** Told when something here has changed. */
  onChange = () => {};
  /** @type {Territory | null} */
  #preview = null;

  /**
   * @param {Store} store
   * @param {Game} game
   * @param {Board} board
   * @param {Pointer} pointer
   * @param {(refusal: Refusal) => void} onRefusal
   */
  constructor(store, game, board, pointer, onRefusal) {
    this.store = store;
    this.game = game;
    this.board = board;
    this.onRefusal = onRefusal;
    this.drawing = new Drawing(pointer, onRefusal);
    this.marking = new Marking(store, game);
    this.declaring = new Declaring(store, game, this.drawing, onRefusal);
    this.settling = new Settling(store, game, this.drawing, onRefusal);
    const show = () => {
      if (this.drawing.path && this.marking.tool) this.marking.tool = null;
      this.#show();
    };
    this.drawing.onChange = this.declaring.onChange = this.settling.onChange = show;
    store.subscribe((state, before) => {
      if (
        state.position !== before.position ||
        state.draft !== before.draft ||
        state.offersShown !== before.offersShown
      ) {
        show();
      }
    });
    board.tapAt = (point) => this.meaning(point);
    show();
  }

  /** @param {Point} point @param {number} since */
  tap(point, since) {
    const { drawing, declaring, settling, marking } = this;
    if (marking.tool) marking.tap(point);
    else if (drawing.path) drawing.tap(point);
    else if (!settling.settlement) declaring.tap(point, since);
    else if (settling.player !== null) settling.tap(point);
    else this.onRefusal({ kind: 'error', state: 0, code: 'page/offered', message: '', ...point });
  }

  /** @param {Point} point @returns {'put' | 'take' | 'nothing'} */
  meaning(point) {
    if (this.store.state.draft) return 'put';
    if (this.marking.tool) return 'take';
    const { drawing, declaring, settling } = this;
    const take = drawing.path
      ? drawing.path.next.some((next) => isSamePoint(next, point))
      : settling.settlement
        ? settling.player !== null && settling.holds(point)
        : declaring.takes(point);
    if (take) return 'take';
    return drawing.path || settling.settlement || this.game.refusal(point) ? 'nothing' : 'put';
  }

  /** Escape: one step out of what is being done. Whether there was any. */
  leave() {
    const { drawing, declaring, settling, marking } = this;
    if (marking.tool) marking.tool = null;
    else if (drawing.path) drawing.cancel();
    else if (declaring.armed) declaring.arm(false);
    else if (settling.player !== null) settling.cancel();
    else return false;
    return true;
  }

  /** A ring to be seen while one is asked about it. @param {Territory | null} area */
  set preview(area) {
    this.#preview = area;
    this.#show();
  }

  #show() {
    const { position, draft } = this.store.state;
    const {
      settling,
      drawing: { path },
    } = this;
    if (draft) this.board.areas = NOTHING_PENDING;
    if (!position || draft) return;
    const { offered, ready, chosen } = settling.settlement ? this.#settled() : this.#declared();
    const end = position.settlement;
    this.board.areas = {
      offered,
      ready,
      chosen: [
        ...chosen,
        ...(this.#preview ? [this.#preview] : []),
        ...(end?.kind === 'territory' ? end.areas : []),
      ],
      path: path && { owner: path.owner, points: path.points, next: path.next },
      lost: end?.kind === 'stop' ? end.lost.map(({ points }) => ({ owner: 1 - end.stopper, points })) : [],
    };
    this.onChange();
  }

  #settled() {
    const { candidates } = this.settling;
    const of = (/** @type {boolean} */ on) =>
      candidates.filter((candidate) => candidate.on === on).map(({ area }) => area);
    return { offered: of(false), ready: [], chosen: of(true) };
  }

  #declared() {
    const { declaring } = this;
    const { position } = this.store.state;
    const { chosen, chooser } = declaring;
    /** @type {Territory[]} */
    const offered = [];
    /** @type {Territory[]} */
    const ready = [];
    for (let player = 0; player < (position?.players ?? 0); player++) {
      const isReady = player === position?.declarer || player === chooser;
      if (!isReady && position?.outcome) continue;
      (isReady ? ready : offered).push(
        ...declaring.seen(player).filter(({ ring }) => chosen.every((area) => area.ring !== ring)),
      );
    }
    return { offered, ready, chosen };
  }
}
