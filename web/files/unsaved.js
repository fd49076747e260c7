import { isBlank } from '../model/position.js';
import { byId } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { FilesDialog } from './dialog.js' */

/**
 * Say that the game is not saved, and let it be saved as a file. A player who leaves the page is asked before.
 * @param {FullPage} page
 * @param {FilesDialog} dialog
 */
export function mountUnsaved({ store, messages }, dialog) {
  const line = byId('unsaved', HTMLElement);
  const text = byId('unsaved-text', HTMLElement);
  const show = () => {
    const { unsaved } = store.state;
    if (unsaved) text.textContent = messages.text(`unsaved-${unsaved}`);
    line.hidden = !unsaved;
  };
  byId('unsaved-save', HTMLButtonElement).onclick = () => dialog.open('save');
  addEventListener('beforeunload', (event) => {
    const { unsaved, position, queue, filed } = store.state;
    const isLost = position && (!isBlank(position) || queue.length) && filed !== position.state;
    if (unsaved && isLost) event.preventDefault();
  });
  store.watch(['unsaved'], show);
  show();
}
