import { aloneAfterStop } from '../model/position.js';
import { changesOf } from '../model/requests.js';
import { byId } from '../ui/element.js';
/** @import { Computer } from '../play/computer.js' */
/** @import { Game } from '../play/game.js' */
/** @import { Table } from '../play/table.js' */
/** @import { State } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

const BUTTONS = /** @type {const} */ ([
  'undo',
  'redo',
  'seats',
  'declare',
  'take-all',
  'pass',
  'stop',
  'end',
  'new',
  'declare-cancel',
  'declare-ring',
  'declare-all',
  'declare-only',
]);

/** The buttons under the sheet, and those that are in their place while somebody declares. */
export class Controls {
  #buttons = /** @type {Record<typeof BUTTONS[number], HTMLButtonElement>} */ (
    Object.fromEntries(BUTTONS.map((id) => [id, byId(id, HTMLButtonElement)]))
  );
  #usual = byId('controls', HTMLElement);
  #declaring = byId('declaring', HTMLElement);

  /**
   * @param {Game} game @param {{onNew: () => void, onEnd: () => void, onSeats: () => void}} dialogs
   * @param {Messages} messages @param {Table} table @param {Computer} computer
   */
  constructor(game, { onNew, onEnd, onSeats }, messages, table, computer) {
    this.game = game;
    this.messages = messages;
    this.table = table;
    const { declaring, drawing } = table;
    const buttons = this.#buttons;
    buttons.undo.onclick = () => void computer.undo();
    buttons.redo.onclick = () => void computer.redo();
    buttons.seats.onclick = onSeats;
    buttons.declare.onclick = () => declaring.arm(true);
    buttons['take-all'].onclick = () => declaring.takeAll();
    buttons.pass.onclick = () => this.pass();
    buttons.stop.onclick = () => game.send({ kind: 'stop', player: game.store.state.position?.turn });
    buttons.end.onclick = onEnd;
    buttons.new.onclick = onNew;
    buttons['declare-cancel'].onclick = () => declaring.arm(false);
    buttons['declare-ring'].onclick = () => (drawing.path ? drawing.cancel() : declaring.draw());
    buttons['declare-all'].onclick = () => declaring.takeAll();
    buttons['declare-only'].onclick = () => declaring.declareOnly();
  }

  /** The player to move passes, where the rules let him. */
  pass() {
    const { pass } = this.#buttons;
    if (!pass.hidden && !pass.disabled) this.game.send({ kind: 'pass' });
  }

  /** @param {State} state */
  show({ position, queue, stage, seats }) {
    const {
      messages,
      table: { declaring, drawing },
    } = this;
    const buttons = this.#buttons;
    const there = stage.name === 'ready' || stage.name === 'restarting';
    const going = there && position !== null && !position.outcome;
    const declared = position?.options.captures === 'declared';
    buttons.undo.disabled = !(there ? position?.ply : changesOf(queue).length);
    buttons.redo.disabled = !(there && position && position.ply < position.plies);
    buttons.end.disabled = !going;
    buttons.new.disabled = !there;
    buttons.pass.hidden = !position?.options.passing;
    const acts = going && !seats[position.turn];
    buttons.seats.disabled = !there || position === null;
    buttons.pass.disabled = !acts;
    const alone = position && aloneAfterStop(position);
    buttons.stop.hidden = alone === null;
    buttons.stop.disabled = !acts;
    if (position && alone !== null) {
      messages.label(buttons.stop, 'stop', { name: messages.name(position, alone) });
    }
    buttons.declare.hidden = buttons['take-all'].hidden = !declared;
    buttons.declare.disabled = !(
      there &&
      declaring.possible &&
      !(position && seats[position.turn] && position.declarer === null)
    );

    const { allOf, chooser, armed, all, chosen } = declaring;
    buttons['take-all'].disabled = !there || allOf === null || Boolean(seats[allOf]);
    if (position && declared) {
      const player = allOf ?? position.turn;
      messages.label(buttons['take-all'], 'take-all', {
        name: messages.name(position, player),
        now: player === position.declarer ? 'yes' : 'no',
      });
      showDot(buttons['take-all'], player);
      showDot(buttons['declare-all'], chooser ?? position.turn);
    }
    buttons['declare-all'].disabled = chooser === null;
    buttons['declare-all'].setAttribute('aria-pressed', String(all));
    buttons['declare-ring'].setAttribute('aria-pressed', String(drawing.path !== null));
    buttons['declare-only'].hidden = !position?.options.stop_without_dot;
    buttons['declare-only'].disabled = chooser === null || !chosen.length;
    const had =
      this.#usual.contains(document.activeElement) || this.#declaring.contains(document.activeElement);
    if (armed !== this.#usual.hidden) {
      this.#usual.hidden = armed;
      this.#declaring.hidden = !armed;
      if (had) buttons[armed ? 'declare-cancel' : 'declare'].focus();
    }
  }
}

/** Whose areas a button takes. @param {HTMLButtonElement} button @param {number} player */
function showDot(button, player) {
  button.className = `player-${player} owned`;
  button.querySelector('use')?.setAttribute('href', `#dot-${player}`);
}
