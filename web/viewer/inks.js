/** @import { Inks } from '../board/inks.js' */

const COLOURS = /** @type {const} */ (['paper', 'field', 'line', 'edge', 'pencil', 'text']);

/**
 * The inks as they come to an element, which may stand on any page.
 * @param {HTMLElement} element
 * @returns {Inks}
 */
export function inksOf(element) {
  const probe = document.createElement('span');
  element.append(probe);
  const colour = (/** @type {string} */ name) => {
    probe.style.color = `var(--${name})`; // a colour only once it is used as one: it may be light-dark()
    return getComputedStyle(probe).color;
  };
  const inks = {
    .../** @type {Record<typeof COLOURS[number], string>} */ (
      Object.fromEntries(COLOURS.map((name) => [name, colour(name)]))
    ),
    faint: colour('line-faint'),
    font: getComputedStyle(element).getPropertyValue('--serif').trim(),
    players: [0, 1, 2, 3].map((player) => colour(`ink-${player}`)),
  };
  probe.remove();
  return inks;
}
