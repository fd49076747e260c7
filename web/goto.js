import { askIn, byId } from './element.js';

/** Asks for the name of a point, as `c4`; null where none is wanted. @returns {Promise<string | null>} */
export async function askForPoint() {
  const dialog = byId('goto-dialog', HTMLDialogElement);
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
  field.value = '';
  return (await askIn(dialog)) === 'go' ? field.value : null;
}
