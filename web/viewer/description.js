/** @import { Messages } from '../ui/messages.js' */
/** @import { AnyGame } from './game.js' */

/**
 * Describe the position on a board for a screen reader.
 * @param {HTMLElement} element
 * @param {AnyGame} game
 * @param {Messages} messages
 */
export function describe(element, { view, names, move, length }, messages) {
  const { width, height, captures } = view;
  const [first, second] = [0, 1].map((player) => names[player] || messages.text('player', { player }));
  const values = { width, height, move, length, first, second, captures: captures.join(' : ') };
  messages.label(element, 'viewer-board', values);
}
