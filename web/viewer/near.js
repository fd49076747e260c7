/** @file Whether an element is near the screen: what costs much can wait for that. */

import { allowed } from '../base/browser.js';

const REACH = 0.5; // of the screen's size, past each of its edges

/** Wait until an element is near the screen. @param {HTMLElement} element @returns {Promise<void>} */
export function comesNear(element) {
  return new Promise((resolve) => {
    const observer = observe(element, (isThere) => {
      if (!isThere) return;
      observer?.disconnect();
      resolve();
    });
    if (!observer) resolve();
  });
}

/**
 * Call back whenever an element comes near the screen, or would be printed, and whenever it is no longer.
 * Return a function that ends this.
 * @param {HTMLElement} element
 * @param {(isNear: boolean) => void} onChange
 */
export function watchNear(element, onChange) {
  let isOnScreen = true;
  const observer = observe(element, (isThere) => onChange((isOnScreen = isThere)));
  if (!observer) onChange(true);
  const onPaper = () => onChange(true);
  const afterwards = () => onChange(isOnScreen);
  addEventListener('beforeprint', onPaper);
  addEventListener('afterprint', afterwards);
  return () => {
    observer?.disconnect();
    removeEventListener('beforeprint', onPaper);
    removeEventListener('afterprint', afterwards);
  };
}

/** @param {HTMLElement} element @param {(isNear: boolean) => void} onChange */
function observe(element, onChange) {
  const margin = `${100 * REACH}%`;
  const observer = allowed(
    () =>
      new IntersectionObserver((entries) => onChange(entries[entries.length - 1].isIntersecting), {
        rootMargin: margin,
        scrollMargin: margin,
      }),
  );
  observer?.observe(element);
  return observer;
}

/** Whether an element is near the screen by now. @param {HTMLElement} element */
export function isNear(element) {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const isWithin = (/** @type {number} */ start, /** @type {number} */ end, /** @type {number} */ room) =>
    end >= -REACH * room && start <= (1 + REACH) * room;
  return width > 0 && isWithin(left, right, innerWidth) && isWithin(top, bottom, innerHeight);
}
