import { askBetween } from '../ui/dialog.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { LazyOpener } from './lazyopener.js' */
/** @import { Shelf } from './shelf.js' */

/**
 * If the last game kept the page from starting twice in a row, move it to the recent games, and ask whether to try
 * again.
 * @param {FullPage} page
 * @param {Shelf} shelf
 * @param {LazyOpener} opener
 */
export async function setAside({ store: { vault }, messages }, { list }, opener) {
  if (!vault.withheld) return;
  const listed = await list.setAside(vault.withheld).catch(() => null);
  if (!listed) return; // the copies stay
  if (!list.isVolatile) vault.release();
  const ids = { title: 'aside-title', help: 'aside-help', first: 'aside-new', second: 'aside-show' };
  if (await askBetween(messages, 'aside', ids)) await opener.openShelved(listed);
}
