import { setAside } from './aside.js';
import { FilesDialog } from './dialog.js';
import { mountTitle } from './gametitle.js';
import { Opener } from './opener.js';
import { Printing } from './printing.js';
import { Shelf } from './shelf.js';
import { mountUnsaved } from './unsaved.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Sent } from '../model/bylink.js' */
/** @import { Reply } from '../model/requests.js' */

/** @typedef {(link: string, sent: Sent) => Promise<Reply>} OpenSent opens a game by link */

/**
 * Let games be opened, saved, shared and drawn.
 * @param {FullPage} page
 * @param {OpenSent} openSent
 */
export function mountFiles(page, openSent) {
  mountTitle(page);
  const shelf = new Shelf(page);
  const opener = new Opener(page, shelf, openSent);
  const dialog = new FilesDialog(page, shelf, opener);
  new Printing(page);
  mountUnsaved(page, dialog, shelf.list);
  void setAside(page.store, shelf, opener);
  void page.store.loaded.then(() => shelf.list.collect());
  return { shelf, opener, dialog };
}
