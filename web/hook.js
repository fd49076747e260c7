/** @file What tests and the bench may use of the page. */

import { inWindow } from './board/places.js';
import { isReady } from './store/state.js';
/** @import { Point } from './model/points.js' */
/** @import { Page } from './play/page.js' */

/**
 * Return what tests and the bench may use of the page, as `window.kropki`:
 *
 * - `ready`: a promise that is kept when Python first answers
 * - `state()`: the store's state
 * - `answer()`: the engine's last position, or null
 * - `shown()`: the position on the board, which is another one while an example is shown
 * - `areas()`: the areas on the board that are not territories yet
 * - `highlights()`: what explains the position on the board
 * - `aim()`: the point at which a finger aims, or null
 * - `signed()`: the marks on the board, and where the record branches
 * - `advised()`: the hints on the board, and the line that the computer thinks about
 * - `computer`: who thinks (`thinks`, `considers`), and the last `thought`
 * - `place(x, y)`: the middle of a point in the window, as `{x, y}` in CSS pixels
 * - `settled()`: a promise that is kept when no request waits, and an answer has not at once led to another
 *   request
 * - `drawn()`: the position on the board
 * - `grown()`: a promise that is kept when no dot is growing
 * - `python(code)`: a promise of the last value of some Python code as text; the code runs beside the engine,
 *   and may import micropip, kropki and the whole standard library
 *
 * Each click that the engine answers leaves a performance measure `click-to-draw`, from when the pointer is
 * lifted to the end of drawing. It does not include the animation of a capture, for which no click waits.
 * @param {Page} page
 */
export function hook({ store, board, engine, computer }) {
  const settled = async () => {
    do {
      await store.until(({ stage, queue }) => stage.name === 'ready' && !queue.length);
      await new Promise((resolve) => setTimeout(resolve));
    } while (store.state.queue.length);
  };
  return {
    settled,
    grown: async () => {
      while (board.isGrowing) await new Promise(requestAnimationFrame);
    },
    ready: store.until(isReady),
    state: () => store.state,
    answer: () => store.state.position,
    shown: () => board.position,
    areas: () => board.areas,
    highlights: () => board.highlights,
    aim: () => board.aim,
    signed: () => board.signed,
    advised: () => board.advised,
    computer,
    python: (/** @type {string} */ code) => engine.run(code),
    place: (/** @type {number} */ x, /** @type {number} */ y) => {
      const place = /** @type {Point} */ (board.geometry?.place({ x, y }));
      return inWindow(board.element, place);
    },
  };
}
