/**
 * Return how many pixels of the window a pixel of an element takes, across and down: not one if something around it
 * has a `transform` or a `zoom`.
 * @param {HTMLElement} element
 */
export function scaleOf(element) {
  const { width, height } = element.getBoundingClientRect();
  // A layout has whole pixels here, so a smaller difference means nothing.
  const ratio = (/** @type {number} */ shown, /** @type {number} */ own) =>
    Math.abs(shown - own) < 1 || !(shown && own) ? 1 : shown / own;
  return { x: ratio(width, element.offsetWidth), y: ratio(height, element.offsetHeight) };
}
