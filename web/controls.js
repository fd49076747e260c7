import { byId } from './element.js';
/** @import { Game } from './game.js' */
/** @import { State } from './store.js' */

const BUTTONS = /** @type {const} */ (['undo', 'redo', 'draw', 'resign', 'new']);

/** The buttons under the sheet. */
export class Controls {
  #buttons = Object.fromEntries(BUTTONS.map((id) => [id, byId(id, HTMLButtonElement)]));

  /** @param {Game} game @param {{onNew: () => void, onResign: () => void}} dialogs */
  constructor(game, { onNew, onResign }) {
    const { undo, redo, draw, resign, new: start } = this.#buttons;
    undo.onclick = () => game.undo();
    redo.onclick = () => game.send({ kind: 'redo' });
    draw.onclick = () => game.send({ kind: 'offer_draw', player: game.store.state.position?.turn ?? 0 });
    resign.onclick = onResign;
    start.onclick = onNew;
  }

  /** @param {State} state */
  show({ position, queue, stage }) {
    const { undo, redo, draw, resign, new: start } = this.#buttons;
    const there = stage.name === 'ready' || stage.name === 'restarting';
    const going = there && position !== null && !position.outcome;
    undo.disabled = !(there ? position?.ply : queue.length);
    redo.disabled = !(there && position && position.ply < position.plies);
    draw.disabled = !(going && position.draw_offer === null);
    resign.disabled = !going;
    start.disabled = !there;
  }
}
