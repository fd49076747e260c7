/** @file Divides long work, so that clicks and frames need not wait for all of it. */

import { allowed } from './browser.js';

/**
 * Wait until the browser has handled what happened meanwhile. Timers would wait four milliseconds each time.
 * @returns {Promise<void>}
 */
export function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = allowed(() => new MessageChannel()) ?? {};
    if (!port1 || !port2) return void setTimeout(resolve);
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
