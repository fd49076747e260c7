import { ownOrigin } from '../base/browser.js';
import { findFolder } from './host.js';

/** Return the address of the page of Kropki, or null if it is not on this host. Other hosts are not asked. */
export async function findPage() {
  try {
    const folder = await findFolder();
    return folder?.address.origin === ownOrigin() ? ((await folder.page())?.href ?? null) : null;
  } catch {
    return null; // only the script of the board is there
  }
}
