/** @import { Board } from './board/board.js' */
/** @import { Engine } from './engine/engine.js' */
/** @import { Point } from './model/position.js' */
/** @import { Computer } from './play/computer.js' */
/** @import { Store } from './store.js' */

/**
 * What tests and the bench may ask of the page, as `window.kropki`:
 *
 * - `ready` a promise, kept when Python first answers
 * - `state()` the store's state: `stage.name`, `position`, `queue`, …
 * - `answer()` the engine's last position, or null
 * - `areas()` what is drawn of areas that are no territories yet
 * - `highlights()` what explains the position on the board
 * - `signed()` what is marked on the board, and where the record branches
 * - `advised()` the hints on the board, and the line that the computer thinks of
 * - `computer` who thinks (`thinks`, `considers`), and what (`thought`)
 * - `place(x, y)` where the middle of a point lies in the window, as `{x, y}` in CSS pixels
 * - `settled()` a promise, kept when nothing waits for the engine any more, and nothing follows at once on what it answered
 * - `python(code)` a promise of what this Python beside the engine comes to, as text; it may `import micropip`, `kropki`
 *   and all of the standard library
 *
 * Each click that the engine answers leaves a performance measure `click-to-draw`, from the pointer's lift to the
 * end of drawing; it has nothing of a capture's animation, which no click waits for.
 * @param {Store} store @param {Board} board @param {Engine} engine @param {Computer} computer
 */
export function hook(store, board, engine, computer) {
  /** @param {() => boolean} holds @returns {Promise<void>} */
  const when = (holds) =>
    new Promise((resolve) => {
      if (holds()) return resolve();
      const leave = store.subscribe(() => {
        if (!holds()) return;
        leave();
        resolve();
      });
    });
  const settled = async () => {
    do {
      await when(() => store.state.stage.name === 'ready' && !store.state.queue.length);
      await new Promise((resolve) => setTimeout(resolve));
    } while (store.state.queue.length);
  };
  return {
    settled,
    ready: when(() => store.state.stage.name === 'ready'),
    state: () => store.state,
    answer: () => store.state.position,
    areas: () => board.areas,
    highlights: () => board.highlights,
    signed: () => board.signed,
    advised: () => board.advised,
    computer,
    python: (/** @type {string} */ code) => engine.run(code),
    place: (/** @type {number} */ x, /** @type {number} */ y) => {
      const { left, top } = board.element.getBoundingClientRect();
      const place = /** @type {Point} */ (board.geometry?.place({ x, y }));
      return { x: left + place.x, y: top + place.y };
    },
  };
}
