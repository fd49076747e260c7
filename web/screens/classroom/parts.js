/** @file The steps of a class in the making, as a list that can be reordered. */

import { make } from '../../ui/element.js';

/**
 * Show the steps, each with buttons that move it up or down, or remove it.
 * @param {HTMLElement} list
 * @param {string[]} parts the texts of the steps, which the buttons change
 * @param {{nameOf: (part: string) => string, label: (button: HTMLElement, id: string, title: string) => void}} words
 */
export function showParts(list, parts, words) {
  const move = (/** @type {number} */ from, /** @type {number} */ to) => {
    const [part] = parts.splice(from, 1);
    if (to >= 0) parts.splice(to, 0, part);
    showParts(list, parts, words);
    const row = list.children[Math.min(Math.max(to, 0), parts.length - 1)];
    row?.querySelector('button')?.focus();
  };
  const rows = parts.map((part, place) => {
    const title = words.nameOf(part);
    const button = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {number} */ to) => {
      const each = make('button', { type: 'button', onclick: () => move(place, to) }, sign);
      words.label(each, id, title);
      each.textContent = sign;
      each.disabled = to >= parts.length || (to < 0 && id !== 'maker-remove');
      return each;
    };
    return make(
      'li',
      {},
      make('span', {}, title),
      button('maker-up', '↑', place - 1),
      button('maker-down', '↓', place + 1),
      button('maker-remove', '×', -1),
    );
  });
  list.replaceChildren(...rows);
}
