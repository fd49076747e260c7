import { watchMedia } from './base/browser.js';
import { gamePosition, isRecordShown } from './store/state.js';
import { byId } from './ui/element.js';
import { hasRows, showCounts } from './ui/scorerows.js';
/** @import { Page } from './play/page.js' */
/** @import { State } from './store/state.js' */

/** Whether there is a margin beside the board; styles/layout.css asks the same. */
const WIDE = watchMedia('(min-aspect-ratio: 1/1) and (min-width: 32em)');

/**
 * Reserve space around the board for panels that load later, so that the board never moves under a finger:
 * the score, the introduction and the record.
 * @param {Page} page
 */
export function reserveSpace({ store }) {
  const { classList } = byId('page', HTMLElement);
  const players = byId('players', HTMLElement);
  const record = byId('record', HTMLElement);
  const show = (/** @type {State} */ state) => {
    const position = gamePosition(state);
    // The rules keep their room until the next game, so that the board stays where it is.
    if (!position?.plies || position.record) classList.toggle('introduced', state.introduced);
    classList.toggle('recording', isRecordShown(state));
    record.hidden = !isRecordShown(state);
    record.dataset.view = state.recordView;
    record.classList.toggle('editing', state.editing);
    classList.toggle('editing-record', state.editing && isRecordShown(state));
    if (position && !hasRows(players)) showCounts(position, players, true);
  };
  store.subscribe(show);
  classList.toggle('introduced', store.state.introduced);
  const widen = () => store.update({ isWide: WIDE.matches });
  WIDE.addEventListener('change', widen);
  widen();
}
