import { askIn, byId } from './element.js';
import { pointNamed } from './position.js';
/** @import { Point, Position } from './position.js' */

/** Asks for a point by its name, as `c4`. @param {Position} position @returns {Promise<Point | null>} */
export async function askForPoint(position) {
  const dialog = byId('goto-dialog', HTMLDialogElement);
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
  field.value = '';
  return (await askIn(dialog)) === 'go' ? pointNamed(field.value, position) : null;
}
