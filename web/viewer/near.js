/** @file Whether an element is near the screen: what costs much can wait for that. */

import { allowed } from '../base/browser.js';

const REACH = 0.5; // of the screen's size, past each of its edges

/** Wait until an element is near the screen. @param {HTMLElement} element @returns {Promise<void>} */
export function comesNear(element) {
  const margin = `${100 * REACH}%`;
  return new Promise((resolve) => {
    const onChange = (/** @type {IntersectionObserverEntry[]} */ entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near?.disconnect();
      resolve();
    };
    /** @type {IntersectionObserverInit} */
    const margins = { rootMargin: margin, scrollMargin: margin };
    const near = allowed(() => new IntersectionObserver(onChange, margins));
    if (near) near.observe(element);
    else resolve();
  });
}

/** Whether an element is near the screen by now. @param {HTMLElement} element */
export function isNear(element) {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const isWithin = (/** @type {number} */ start, /** @type {number} */ end, /** @type {number} */ room) =>
    end >= -REACH * room && start <= (1 + REACH) * room;
  return width > 0 && isWithin(left, right, innerWidth) && isWithin(top, bottom, innerHeight);
}
