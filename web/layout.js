import { showCounts } from './ui/scorerows.js';
import { isInviting, isRecordShown } from './store.js';
import { byId } from './ui/element.js';
/** @import { Board } from './board/board.js' */
/** @import { Pointer } from './board/pointer.js' */
/** @import { State, Store } from './store.js' */

const FINGERS = matchMedia('(any-pointer: coarse)');

/**
 * What stands round the board has its room before it comes, so that the board never moves under a finger: the score,
 * the first visit's words, the invitation, the record, the button that confirms an aimed dot.
 * @param {Store} store @param {Board} board @param {Pointer} pointer
 */
export function reserveSpace(store, board, pointer) {
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
