import { askBetween } from '../ui/element.js';
/** @import { Store } from '../store/store.js' */
/** @import { Opener } from './opener.js' */
/** @import { Shelf } from './shelf.js' */

/**
 * If the last game kept the page from starting twice in a row, move it to the recent games, and ask whether to try
 * again.
 * @param {Store} store
 * @param {Shelf} shelf
 * @param {Opener} opener
 */
export async function setAside({ vault }, { list }, opener) {
  if (!vault.withheld) return;
  const listed = await list.setAside(vault.withheld).catch(() => null);
  if (!listed) return; // the copies stay
  if (!list.isVolatile) vault.release();
  const ids = { title: 'aside-title', help: 'aside-help', first: 'aside-new', second: 'aside-show' };
  if (await askBetween(opener.messages, 'aside', ids)) await opener.openShelved(listed);
}
