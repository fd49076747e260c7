/** @file The colours of a board follow the page around it, which may switch between light and dark at any time. */

import { watchInks } from '../board/inks.js';
import { make } from '../ui/element.js';

const DARK = 128; // colours whose parts are less than this on average

/** Lets a board have the colour scheme of the page around it, or one that fits what is behind it if the page names none. */
export class Scheme {
  #probe = make('span', { className: 'probe', ariaHidden: 'true' });
  #unwatch = () => {};

  /**
   * @param {HTMLElement} host
   * @param {ShadowRoot} root of the host
   * @param {HTMLElement} frame what the root shows
   * @param {() => void} onChange called when colours have changed
   */
  constructor(host, root, frame, onChange) {
    this.host = host;
    this.frame = frame;
    this.onChange = onChange;
    root.append(this.#probe);
    // Both have a short transition, which begins whatever has changed the colours: a class, a style sheet, the system.
    for (const watched of [this.#probe, frame]) {
      watched.addEventListener('transitionrun', ({ target }) => target === watched && this.#follow());
    }
  }

  watch() {
    this.#unwatch = watchInks(() => this.#follow());
    this.#follow();
  }

  unwatch() {
    this.#unwatch();
  }

  #follow() {
    const { colorScheme } = getComputedStyle(this.host);
    const isNamed = colorScheme !== 'normal' || document.querySelector('meta[name="color-scheme"]');
    this.frame.style.colorScheme = isNamed ? '' : isDark(this.host) ? 'dark' : 'light';
    this.onChange();
  }
}

/**
 * Return whether the first colour behind an element is dark, or null if there is no colour, or if the browser lets
 * nobody read what a canvas shows.
 * @param {Element} element
 */
export function isDark(element) {
  try {
    const pen = /** @type {CanvasRenderingContext2D} */ (
      make('canvas', { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
    );
    for (let each = around(element); each; each = around(each)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = getComputedStyle(each).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
      if (alpha > DARK) return red + green + blue < 3 * DARK;
    }
  } catch {
    return null;
  }
  return null;
}

/** Return the element around another one, or around the shadow tree that it is in. @param {Element} element */
function around(element) {
  const { host } = /** @type {Partial<ShadowRoot>} */ (element.getRootNode());
  return element.parentElement ?? host ?? null;
}
