/** @file The colours of a board follow the page around it, which may switch between light and dark at any time. */

import { watchInks } from '../board/inks.js';
import { make } from '../ui/element.js';

/** Lets a board have the colour scheme of the page around it, or that of the system if the page names none. */
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
    this.frame.classList.toggle('system', !isNamed);
    this.onChange();
  }
}
