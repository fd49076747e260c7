import { Emitter } from '../base/emitter.js';
import { indexOf } from '../model/points.js';
import { dotOf, settingsOf } from '../model/position.js';
import { blankPosition, EMPTY, withBoard, withDot } from '../model/setup.js';
/** @import { Point } from '../model/points.js' */
/** @import { GamePosition, Settings } from '../model/position.js' */
/** @import { Draft } from '../store/state.js' */
/** @import { Store } from '../store/store.js' */

/** The tool that takes dots away, among the players whose dots a tap puts. */
export const ERASER = -1;

/**
 * @typedef {object} SetupEvents
 * @property {{player: number, point: Point}} put
 * @property {Point} erase
 * @property {null} undo
 * @property {null} clear
 */

/**
 * Sets a position up on the board: for a new game, or in a game. The draft is in the store, so it survives a
 * reload.
 * @extends {Emitter<SetupEvents>}
 */
export class Setup extends Emitter {
  /** The positions before the last edits. @type {GamePosition[]} */
  #history = [];

  /** @param {Store} store */
  constructor(store) {
    super();
    this.store = store;
  }

  /** Set a position up from which a new game starts. @param {Settings} settings @param {number[]} seats */
  begin(settings, seats) {
    this.#begin({ settings, seats, position: blankPosition(settings), origin: null });
  }

  /** Edit a position of a game. @param {GamePosition} origin */
  beginAt(origin) {
    const settings = { ...settingsOf(origin), first: origin.turn };
    const { dots, owners, territories } = origin;
    this.#begin({ settings, position: { ...blankPosition(settings), dots, owners, territories }, origin });
  }

  /** End it, and return what was set up. */
  end() {
    const { draft } = this;
    this.store.update({ draft: null });
    return draft;
  }

  /** What is being set up. Only to be read while that is going on. */
  get draft() {
    return /** @type {Draft} */ (this.store.state.draft);
  }

  /** Whether a tap takes a dot away. */
  get erases() {
    return this.store.state.draft?.position.turn === ERASER;
  }

  get canUndo() {
    return this.#history.length > 0;
  }

  /** Use the tool at a point. @param {Point} point */
  tap(point) {
    const { position } = this.draft;
    const { turn } = position;
    if (turn === ERASER) {
      this.erase(point);
    } else if (dotOf(position.dots[indexOf(position, point)]) !== turn) {
      this.change(withDot(position, point, 'RBGY'[turn]));
      this.emit('put', { player: turn, point });
    }
  }

  /** @param {Point} point */
  erase(point) {
    const { position } = this.draft;
    const i = indexOf(position, point);
    if (position.dots[i] === EMPTY && position.owners[i] === EMPTY) return;
    this.change(withDot(position, point, EMPTY));
    this.emit('erase', point);
  }

  /** Choose whose dots a tap puts, or the eraser. @param {number} tool */
  pick(tool) {
    this.#show({ ...this.draft.position, turn: tool });
  }

  undo() {
    const before = this.#history.pop();
    if (!before) return;
    this.#show({ ...before, turn: this.draft.position.turn });
    this.emit('undo', null);
  }

  clear() {
    const { position } = this.draft;
    const empty = EMPTY.repeat(position.dots.length);
    if (position.dots === empty) return;
    this.change(withBoard(position, empty, empty));
    this.emit('clear', null);
  }

  /** Replace the position. @param {GamePosition} position */
  change(position) {
    this.#history.push(this.draft.position);
    this.#show(position);
  }

  /** Choose who moves first. @param {number} first */
  setFirst(first) {
    this.store.update({ draft: { ...this.draft, settings: { ...this.draft.settings, first } } });
  }

  /** @param {GamePosition} position */
  #show(position) {
    this.store.update({ draft: { ...this.draft, position } });
  }

  /** @param {Draft} draft */
  #begin(draft) {
    this.#history = [];
    this.store.update({ draft });
  }
}
