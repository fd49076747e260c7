import { vibrate } from '../base/browser.js';
/** @import { Settings } from '../store/settings.js' */
/** @import { Store } from '../store/store.js' */

const DOT = 15; // milliseconds
const CAPTURE = 60; // milliseconds

/** Let the device vibrate at moves, if the reader wants it. @param {Store} store @param {Settings} settings */
export function followMoves(store, settings) {
  store.watch(['position'], ({ position }, before) => {
    const isNext = position?.state === (before.position?.state ?? NaN) + 1;
    if (settings.values.vibration === 'off' || !position || !isNext) return;
    const { dot, taken } = position.change;
    if (dot || taken.length) vibrate(taken.length ? CAPTURE : DOT);
  });
}
