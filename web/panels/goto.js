import { askIn, byId } from '../ui/element.js';

/**
 * Asks for the name of a point, as `c4`. It is told before the dialog is gone, so that a key pressed right after
 * finds the cursor there.
 * @param {(name: string) => void} onName
 */
export async function askForPoint(onName) {
  const dialog = byId('goto-dialog', HTMLDialogElement);
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector('form'));
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
  field.value = '';
  form.onsubmit = ({ submitter }) => {
    if (/** @type {HTMLButtonElement | null} */ (submitter)?.value === 'go') onName(field.value);
  };
  await askIn(dialog);
}
