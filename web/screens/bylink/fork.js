import { addHead, askIn } from '../../ui/dialog.js';
import { make } from '../../ui/element.js';
import { Sheet } from '../../viewer/sheet.js';
/** @import { GamePosition } from '../../model/position.js' */
/** @import { Messages } from '../../ui/messages.js' */

/**
 * Show the game that this device has and the one of a link side by side, and let the player choose.
 * @param {Messages} messages
 * @param {GamePosition} mine
 * @param {GamePosition} brought
 * @returns {Promise<boolean>} whether the link is chosen
 */
export async function chooseGame(messages, mine, brought) {
  const side = (/** @type {string} */ id, /** @type {GamePosition} */ position) => {
    const board = make('div', { className: 'fork-board' });
    board.style.aspectRatio = `${position.width} / ${position.height}`;
    board.setAttribute('role', 'img');
    board.setAttribute('aria-label', messages.text(id));
    new Sheet(board).show(position);
    const about = messages.text('game-moves', { count: position.plies });
    return make(
      'figure',
      {},
      board,
      make('figcaption', {}, messages.text(id), ' ', make('small', {}, about)),
    );
  };
  const button = (/** @type {string} */ value, /** @type {string} */ id) =>
    make('button', { value, className: value === 'mine' ? 'main' : '' }, messages.text(id));
  const dialog = make(
    'dialog',
    { id: 'fork-dialog' },
    make(
      'form',
      { method: 'dialog' },
      make('p', {}, messages.text('fork-help')),
      make('div', { className: 'fork-boards' }, side('fork-mine', mine), side('fork-link', brought)),
      make('p', { className: 'actions' }, button('mine', 'fork-keep'), button('link', 'fork-take')),
    ),
  );
  const title = make('h2', { id: 'fork-title', tabIndex: -1, autofocus: true }, messages.text('fork-title'));
  addHead(messages, dialog, title);
  document.body.append(dialog);
  const choice = await askIn(dialog);
  dialog.remove();
  return choice === 'link';
}
