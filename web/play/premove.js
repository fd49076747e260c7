import { isSamePoint } from '../model/points.js';
import { playerAfter } from '../model/position.js';
import { MOVE_KINDS } from '../protocol.js';
/** @import { Point } from '../model/points.js' */
/** @import { State } from '../store/state.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Game } from './game.js' */

/**
 * A dot that a person chooses while the computer or a friend at another device thinks. It is played as soon as it is
 * their turn. If it can no longer be played, the page says why.
 */
export class Premove {
  /** @param {Store} store @param {Game} game @param {() => boolean} isWanted */
  constructor(store, game, isWanted) {
    this.store = store;
    this.game = game;
    this.isWanted = isWanted;
    store.watch(['position', 'preview', 'seats', 'draft'], (state) => this.#follow(state));
  }

  /** Return whether a tap on a point chooses it, or drops it if it is chosen. @param {Point} point */
  takes(point) {
    return (
      this.isWanted() &&
      !this.store.state.draft &&
      this.#player !== null &&
      this.game.refusal(point)?.code === this.game.othersTurn
    );
  }

  /** @param {Point} point */
  tap(point) {
    const player = this.#player;
    const isSame = isSamePoint(this.store.state.premove, point);
    this.store.update({ premove: isSame || player === null ? null : { ...point, player } });
  }

  /** Drop the chosen dot. Return whether there was one. */
  drop() {
    if (!this.store.state.premove) return false;
    this.store.update({ premove: null });
    return true;
  }

  /** The person who moves after them, or null. */
  get #player() {
    const { position, seats } = this.store.state;
    if (!position || !this.game.othersTurn) return null;
    const next = playerAfter(position, this.game.pending.length + 1);
    return seats[next] ? null : next;
  }

  /** Play the chosen dot after a move of the others; anything else drops it. @param {State} state */
  #follow({ premove, position, preview, draft }) {
    if (!premove) return;
    const isMove = MOVE_KINDS.includes(this.game.answering?.kind ?? '') && !preview && !draft;
    if (isMove && position && !position.outcome && this.game.othersTurn) return; // they move once more
    this.drop();
    if (!isMove || !position || position.outcome || position.turn !== premove.player) return;
    queueMicrotask(() => this.game.play({ x: premove.x, y: premove.y }));
  }
}
