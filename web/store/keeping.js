/** @file Whether the browser keeps what it stores. Browsers may delete all of a site's data when they need room. */

import { granted, partOf } from '../base/browser.js';

const NEARLY = 0.9; // of the quota

/**
 * Return what may become of the games: `kept` for good, `loose` if the browser may delete them, `tight` if there is
 * hardly any room left for more, or '' if the browser does not say.
 * @returns {Promise<'kept' | 'loose' | 'tight' | ''>}
 */
export async function keeping() {
  const room = await granted(async () => partOf('storage')?.estimate());
  const isKept = await granted(async () => partOf('storage')?.persisted());
  const { usage = 0, quota = Infinity } = room ?? {};
  if (usage > NEARLY * quota) return 'tight';
  return room && isKept !== null ? (isKept ? 'kept' : 'loose') : '';
}

/** Ask the browser to keep everything. It may ask the reader, so do this only when there is something to lose. */
export async function askToKeep() {
  const storage = partOf('storage');
  if (!(await granted(async () => storage?.persisted()))) await granted(async () => storage?.persist());
}
