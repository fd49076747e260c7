import { pointNamed } from '../model/points.js';
import { refusalOf } from '../model/requests.js';
import { askIn, byId } from '../ui/element.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Store } from '../store/store.js' */

/**
 * Ask for the name of a point, such as `c4`, or as somebody dictates it. The point is used before the dialog closes,
 * so that a key that follows at once finds the cursor there.
 * @param {Position} position
 * @param {Store} store
 * @param {(point: Point) => void} use
 */
export async function askForPoint(position, store, use) {
  const dialog = byId('goto-dialog', HTMLDialogElement);
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector('form'));
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
  field.value = '';
  /** @type {typeof import('../model/spoken.js').spokenPoint | null} */
  let spokenPoint = null;
  const loaded = import('../model/spoken.js').then(
    (spoken) => ({ spokenPoint } = spoken),
    () => (spokenPoint = () => null),
  );
  form.onsubmit = (event) => {
    const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (submitter?.value !== 'go') return;
    const point = pointNamed(field.value, position) ?? spokenPoint?.(field.value, position);
    if (point) use(point);
    else if (spokenPoint) store.refuse(refusalOf('move/off-board', { message: field.value }));
    else void loaded.then(() => form.onsubmit?.(event));
  };
  await askIn(dialog);
}
