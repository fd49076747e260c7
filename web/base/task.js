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

const PAUSE = 2_000; // milliseconds
const LIMIT = 10_000;

/** Wait until the page has been open for some time and has nothing to do. @returns {Promise<void>} */
export async function idle() {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  await new Promise((resolve) => {
    if (!('requestIdleCallback' in window)) return void setTimeout(resolve, PAUSE); // WebKit
    requestIdleCallback(resolve, { timeout: LIMIT });
  });
}
