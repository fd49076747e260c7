/** @file The boards that can be presented: that of the page, and those of open lessons and puzzles. */

import { byId } from '../../ui/element.js';
import { sheetOn } from '../../viewer/sheet.js';
/** @import { Geometry } from '../../board/geometry.js' */
/** @import { WholePage } from '../../play/page.js' */

/**
 * @typedef {'first' | 'back' | 'forward' | 'last'} Way
 *
 * @typedef {object} Stage a board that is presented
 * @property {HTMLElement} host what contains the board, and gets the tools
 * @property {HTMLElement} place the element that the board fills
 * @property {HTMLElement} layer what gets the drawings over the board: the same, or the element around it
 * @property {HTMLElement} board gets an event `layout` when points have moved
 * @property {() => Geometry | null} geometry
 * @property {(way: Way) => void} step
 */

/** What steps through lessons and puzzles: the ids of buttons. @type {Record<string, Partial<Record<Way, string>>>} */
const BUTTONS = {
  learn: { back: 'learn-back', forward: 'learn-next' },
  puzzles: { forward: 'puzzles-next' },
};

/** Return the board that is shown now. @param {WholePage} page @returns {Stage} */
export function findStage(page) {
  for (const [name, buttons] of Object.entries(BUTTONS)) {
    const host = document.querySelector(`#${name}-dialog[open]`);
    if (host instanceof HTMLElement) return dialogStage(host, byId(`${name}-board`, HTMLElement), buttons);
  }
  return {
    host: byId('page', HTMLElement),
    place: byId('sheet', HTMLElement),
    layer: byId('sheet', HTMLElement),
    board: page.board.element,
    geometry: () => page.board.geometry,
    step: (way) => page.walker.walk(way),
  };
}

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} board
 * @param {Partial<Record<Way, string>>} buttons
 * @returns {Stage}
 */
const dialogStage = (host, board, buttons) => ({
  host,
  place: board,
  layer: board.parentElement ?? board,
  board,
  geometry: () => sheetOn(board)?.geometry ?? null,
  step: (way) => {
    const button = document.getElementById(buttons[way] ?? '');
    if (button?.checkVisibility()) button.click();
  },
});
