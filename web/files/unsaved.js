import { isBlank } from '../model/position.js';
import { isPlayed } from '../store/listedgame.js';
import { byId } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { GameList } from '../store/gamelist.js' */

/**
 * Say that the game, or the list of games, is not saved, and let it be saved as a file. A player who leaves the page is
 * asked before.
 * @param {FullPage} page
 * @param {(tab: 'save' | 'open') => void} open opens the dialog of files
 * @param {GameList} list
 */
export function mountUnsaved({ store, messages }, open, list) {
  const line = byId('unsaved', HTMLElement);
  const text = byId('unsaved-text', HTMLElement);
  const isListLost = () => list.isVolatile && !list.isFiled && list.games.some(isPlayed);
  const show = () => {
    const unsaved = store.state.unsaved || (isListLost() ? 'list' : '');
    if (unsaved) text.textContent = messages.text(`unsaved-${unsaved}`);
    line.hidden = !unsaved;
  };
  byId('unsaved-save', HTMLButtonElement).onclick = () => open(store.state.unsaved ? 'save' : 'open');
  addEventListener('beforeunload', (event) => {
    const { unsaved, position, queue, filed } = store.state;
    const isLost = position && (!isBlank(position) || queue.length) && filed !== position.state;
    if ((unsaved && isLost) || isListLost()) event.preventDefault();
  });
  store.watch(['unsaved'], show);
  list.on('change', show);
  show();
}
