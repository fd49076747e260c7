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

const PAUSE = 3_000; // milliseconds
const MAX_PAUSES = 20;
const INPUTS = ['pointerdown', 'keydown'];

/** Wait until nobody has used the page for a while, and it has nothing to do. */
export async function idle() {
  let isUsed = true;
  const note = () => (isUsed = true);
  for (const input of INPUTS) addEventListener(input, note, true);
  for (let i = 0; isUsed && i < MAX_PAUSES; i++) {
    isUsed = false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  for (const input of INPUTS) removeEventListener(input, note, true);
  await new Promise((resolve) => {
    if (!('requestIdleCallback' in window)) return void setTimeout(resolve); // WebKit
    requestIdleCallback(resolve, { timeout: PAUSE });
  });
}
