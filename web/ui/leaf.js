/** @file Turns a leaf of the notebook. */

import { make } from './element.js';
import { isStill } from './look.js';
/** @import { Settings } from '../store/settings.js' */

const TIME = 520; // milliseconds
const EASING = 'cubic-bezier(0.45, 0.05, 0.35, 1)';
const TILT = 11; // degrees by which the fold is askew at first: a corner is lifted first
const LAST_TILT = 3;

/** Return whether leaves are turned. Not for whoever wants no motion or needs contrast. @param {Settings} settings */
export const areTurned = (settings) =>
  !isStill(settings) && getComputedStyle(document.documentElement).getPropertyValue('--hand') !== '0';

/**
 * Turn a leaf with a picture over to the left, away from a sheet, or back onto it. Nothing waits for it: pointers hit
 * what is below. Afterwards the leaf is gone.
 * @param {HTMLElement} sheet where the leaf lies; it clips what is outside
 * @param {HTMLCanvasElement} picture what is on the leaf, as large as the sheet
 * @param {boolean} [isBack] whether the leaf comes back
 */
export async function turnLeaf(sheet, picture, isBack = false) {
  const { clientWidth: width, clientHeight: height } = sheet;
  const back = make('div', { className: 'leaf-back' });
  const leaf = make('div', { className: 'leaf', ariaHidden: 'true' }, make('div', {}, picture), back);
  sheet.append(leaf);
  const slack = (/** @type {number} */ tilt) => (height / 2) * Math.tan((tilt * Math.PI) / 180);
  // The fold goes from outside one edge of the sheet to outside the other.
  const folds = [
    { way: -slack(TILT), tilt: TILT },
    { way: width + slack(LAST_TILT), tilt: LAST_TILT },
  ];
  const timing = {
    duration: TIME,
    easing: EASING,
    direction: /** @type {PlaybackDirection} */ (isBack ? 'reverse' : 'normal'),
  };
  const animate = (
    /** @type {Element} */ element,
    /** @type {(fold: {way: number, tilt: number}) => string} */ transform,
  ) => element.animate({ transform: folds.map(transform) }, timing).finished;
  const unfolded = (/** @type {{way: number, tilt: number}} */ { way, tilt }) =>
    `rotate(${-tilt}deg) translateX(${way}px)`;
  await Promise.allSettled([
    animate(leaf, ({ way, tilt }) => `translateX(${-way}px) rotate(${tilt}deg)`),
    animate(/** @type {Element} */ (leaf.firstChild), unfolded),
    animate(back, (fold) => `scaleX(-1) ${unfolded(fold)}`),
  ]);
  leaf.remove();
}
