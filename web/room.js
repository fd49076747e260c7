import { byId } from './element.js';
import { showCounts } from './panels/score.js';
import { changes } from './play/game.js';
/** @import { Board } from './board/board.js' */
/** @import { Pointer } from './board/pointer.js' */
/** @import { State, Store } from './store.js' */

const FINGERS = matchMedia('(any-pointer: coarse)');

/**
 * What stands round the board has its room before it comes, so that the board never moves under a finger: the score,
 * the first visit's words, the invitation, the record, the button that confirms an aimed dot.
 * @param {Store} store @param {Board} board @param {Pointer} pointer
 */
export function keepRoom(store, board, pointer) {
  const { classList } = byId('page', HTMLElement);
  const players = byId('players', HTMLElement);
  const record = byId('record', HTMLElement);
  const show = (/** @type {State} */ state) => {
    classList.toggle('introduced', state.introduced);
    classList.toggle('inviting', isInviting(state));
    classList.toggle('recording', isRecordShown(state));
    record.hidden = !isRecordShown(state);
    record.dataset.view = state.recordView;
    if (state.position && !players.childElementCount) showCounts(state.position, players);
  };
  store.subscribe(show);
  show(store.state);
  board.element.addEventListener('layout', () => classList.toggle('aims', pointer.aims && FINGERS.matches));
}

/** Whether the record stands beside the board. @param {State} state */
export function isRecordShown({ recordShown, reviewing, draft }) {
  return recordShown && !reviewing && !draft;
}

/** Whether the computer asks for a game: as long as nobody has moved. @param {State} state */
export function isInviting({ position, seats, queue, draft }) {
  return (
    position !== null &&
    position.players === 2 &&
    !draft &&
    !position.outcome &&
    !position.plies &&
    !position.branches.length &&
    !seats.some(Boolean) &&
    !changes(queue).length
  );
}
