import { refusalByLink } from '../model/bylink.js';
import { aloneAfterStop } from '../model/position.js';
import { changesOf } from '../model/requests.js';
import { watchPatiently } from '../store/patience.js';
import { isEngineUp } from '../store/state.js';
import { byId } from '../ui/element.js';
import { askToEnd } from './ending.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */
/** @import { Shelf } from '../files/shelf.js' */

const BUTTONS = /** @type {const} */ ([
  'undo',
  'redo',
  'declare',
  'take-all',
  'pass',
  'stop',
  'end',
  'again',
  'share',
  'declare-cancel',
  'declare-ring',
  'declare-all',
  'declare-only',
]);

/** The buttons under the sheet, and those in their place while a player declares captures. */
export class Controls {
  #buttons = /** @type {Record<typeof BUTTONS[number], HTMLButtonElement>} */ (
    Object.fromEntries(BUTTONS.map((id) => [id, byId(id, HTMLButtonElement)]))
  );
  #usual = byId('controls', HTMLElement);
  #declaring = byId('declaring', HTMLElement);
  /** The line of which moves have been taken back, or none: they can be repeated. @type {number | null} */
  #redoable = null;

  /** @param {FullPage} page @param {Shelf} shelf */
  constructor(page, shelf) {
    const { store, game, steps, table, messages } = page;
    const { declaring, drawing } = table;
    const buttons = this.#buttons;
    this.page = page;
    this.messages = messages;
    buttons.undo.onclick = () => void steps.undo();
    buttons.redo.onclick = () => void steps.redo();
    buttons.declare.onclick = () => declaring.arm(true);
    buttons['take-all'].onclick = () => declaring.takeAll();
    buttons.pass.onclick = () => this.pass();
    buttons.stop.onclick = () => {
      const { position } = store.state;
      if (position) game.send({ kind: 'stop', player: position.turn });
    };
    buttons.end.onclick = () => void askToEnd(page);
    buttons.again.onclick = () => {
      page.board.element.focus({ preventScroll: true });
      void shelf.again();
    };
    buttons['declare-cancel'].onclick = () => declaring.arm(false);
    buttons['declare-ring'].onclick = () => (drawing.path ? drawing.cancel() : declaring.draw());
    buttons['declare-all'].onclick = () => declaring.takeAll();
    buttons['declare-only'].onclick = () => declaring.declareOnly();
    watchPatiently(store, ['position', 'queue', 'stage', 'seats', 'byLink'], (state) => this.#show(state));
    table.on('change', () => this.#show(store.state));
    this.#show(store.state);
  }

  /** Pass, if the rules allow it. */
  pass() {
    const { pass } = this.#buttons;
    if (!pass.hidden && !pass.disabled) this.page.game.send({ kind: 'pass' });
  }

  /** @param {State} state */
  #show(state) {
    const { position, queue, seats, byLink } = state;
    const buttons = this.#buttons;
    const isUp = isEngineUp(state);
    const isOn = isUp && position !== null && !position.outcome;
    const isPersonsTurn = isOn && !seats[position.turn] && !refusalByLink(position, byLink);
    const isBegun = Boolean(position?.plies || changesOf(queue).length);
    buttons.undo.hidden = !isBegun;
    buttons.undo.disabled = !(isUp ? position?.ply : changesOf(queue).length);
    this.#offerRedo(position, isUp);
    buttons.end.disabled = !isOn;
    this.#offerAgain(Boolean(position?.outcome), isUp || Boolean(position?.plies), isUp);
    buttons.share.hidden = !position?.plies;
    buttons.pass.hidden = !position?.options.passing;
    buttons.pass.disabled = !isPersonsTurn;
    const alone = position && aloneAfterStop(position);
    buttons.stop.hidden = alone === null;
    buttons.stop.disabled = !isPersonsTurn;
    if (position && alone !== null) {
      this.messages.label(buttons.stop, 'stop', { name: this.messages.name(position, alone) });
    }
    this.#showDeclaring(state, isBegun, isUp);
  }

  /**
   * Offer to repeat moves once there are any. The button then stays until there are other moves, so that no other button comes
   * under a finger that has repeated the last one.
   * @param {State['position']} position
   * @param {boolean} isUp
   */
  #offerRedo(position, isUp) {
    const { redo } = this.#buttons;
    const isPossible = position !== null && position.ply < position.plies;
    if (isPossible) this.#redoable = position.plies;
    else if (this.#redoable !== position?.plies) this.#redoable = null;
    redo.hidden = this.#redoable === null;
    redo.disabled = !isUp || !isPossible;
  }

  /** Offer another game in place of an end. @param {boolean} isOver @param {boolean} canEnd @param {boolean} isUp */
  #offerAgain(isOver, canEnd, isUp) {
    const { again, end } = this.#buttons;
    const hadFocus = document.activeElement === end;
    end.hidden = isOver || !canEnd;
    again.hidden = !isOver;
    again.disabled = !isUp;
    if (hadFocus && isOver) again.focus();
  }

  /**
   * @param {State} state
   * @param {boolean} isBegun whether there is any dot
   * @param {boolean} isUp whether the engine takes requests
   */
  #showDeclaring({ position, seats }, isBegun, isUp) {
    const { messages } = this;
    const { declaring, drawing } = this.page.table;
    const { ownerOfAll, chooser, isArmed, takesAll, chosen } = declaring;
    const buttons = this.#buttons;
    const isDeclared = position?.options.captures === 'declared';
    const isComputers = position && seats[position.turn] && position.declarer === null;
    buttons.declare.hidden = buttons['take-all'].hidden = !isDeclared || !isBegun;
    buttons.declare.disabled = !(isUp && declaring.isPossible && !isComputers);
    buttons['take-all'].disabled = !isUp || ownerOfAll === null || Boolean(seats[ownerOfAll]);
    if (position && isDeclared) {
      const player = ownerOfAll ?? position.turn;
      messages.label(buttons['take-all'], 'take-all', {
        name: messages.name(position, player),
        now: player === position.declarer ? 'yes' : 'no',
      });
      showDot(buttons['take-all'], player);
      showDot(buttons['declare-all'], chooser ?? position.turn);
    }
    buttons['declare-all'].disabled = chooser === null;
    buttons['declare-all'].setAttribute('aria-pressed', String(takesAll));
    buttons['declare-ring'].setAttribute('aria-pressed', String(drawing.path !== null));
    buttons['declare-only'].hidden = !position?.options.stop_without_dot;
    buttons['declare-only'].disabled = chooser === null || !chosen.length;
    if (isArmed === this.#usual.hidden) return;
    const { activeElement } = document;
    const hadFocus = this.#usual.contains(activeElement) || this.#declaring.contains(activeElement);
    this.#usual.hidden = isArmed;
    this.#declaring.hidden = !isArmed;
    if (hadFocus) buttons[isArmed ? 'declare-cancel' : 'declare'].focus();
  }
}

/** Show whose areas a button takes. @param {HTMLButtonElement} button @param {number} player */
function showDot(button, player) {
  button.className = `player-${player} owned`;
  button.querySelector('use')?.setAttribute('href', `#dot-${player}`);
}
