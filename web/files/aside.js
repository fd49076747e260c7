import { askIn, byId } from '../ui/element.js';
/** @import { Store } from '../store/store.js' */
/** @import { Opener } from './opener.js' */
/** @import { Shelf } from './shelf.js' */

/**
 * If the page could not show the last game twice, put that among the recent games, and ask whether to try again.
 * @param {Store} store
 * @param {Shelf} shelf
 * @param {Opener} opener
 */
export async function setAside({ vault }, { list }, opener) {
  if (!vault.withheld) return;
  const listed = await list.setAside(vault.withheld).catch(() => null);
  if (!listed) return; // the copies stay
  if (!list.isVolatile) vault.release();
  const choice = await askIn(byId('aside-dialog', HTMLDialogElement));
  if (choice === 'show') await opener.openShelved(listed);
}
