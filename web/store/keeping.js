/** @file Whether the browser keeps what it stores. Browsers may delete all of a site's data when they need room. */

const NEARLY = 0.9; // of the quota

/**
 * Return what may become of the games: `kept` for good, `loose` if the browser may delete them, `tight` if there is
 * hardly any room left for more, or '' if the browser does not say.
 * @returns {Promise<'kept' | 'loose' | 'tight' | ''>}
 */
export async function keeping() {
  const { storage } = navigator;
  try {
    const { usage = 0, quota = Infinity } = await storage.estimate();
    if (usage > NEARLY * quota) return 'tight';
    return (await storage.persisted()) ? 'kept' : 'loose';
  } catch {
    return ''; // an old browser, or a page that may store nothing
  }
}

/** Ask the browser to keep everything. It may ask the reader, so do this only when there is something to lose. */
export async function askToKeep() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    /* an old browser, or a page that may store nothing */
  }
}
