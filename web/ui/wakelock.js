/** @file Keeps the screen on while something needs it, if the browser lets the page. */

import { granted } from '../base/browser.js';

/** @typedef {'clock' | 'friend' | 'presentation'} Reason */

/** Why the screen stays on. @type {Set<Reason>} */
const reasons = new Set();
/** @type {WakeLockSentinel | null} */
let lock = null;
let isAsking = false;
let isStale = false;

/** Keep the screen on for a reason, or no longer. @param {Reason} reason @param {boolean} isNeeded */
export function keepScreenOn(reason, isNeeded) {
  if (reasons.has(reason) === isNeeded) return;
  if (isNeeded) reasons.add(reason);
  else reasons.delete(reason);
  void follow();
}

/** Ask for the lock, or release it. The browser takes it away while the page is hidden. */
async function follow() {
  if (isAsking) {
    isStale = true;
    return;
  }
  if (!reasons.size) {
    void lock?.release();
    lock = null;
  } else if ((!lock || lock.released) && document.visibilityState === 'visible') {
    isAsking = true;
    lock = await granted(() => navigator.wakeLock.request('screen')); // null with little battery, for one
    isAsking = false;
    if (isStale) void follow(); // something has changed meanwhile
    isStale = false;
  }
}

document.addEventListener('visibilitychange', () => void follow());
