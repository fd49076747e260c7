import { pointName } from '../model/points.js';
import { byId } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */

/** How many milliseconds the button stays, so that a second tap does not hit what is under it. */
const LINGERS = 400;

/**
 * Show the button that confirms an aimed dot while a finger aims, in place of the controls, and let it do so.
 * @param {FullPage} page
 */
export function mountAiming({ settings, store, board, table, setup, pointer, messages }) {
  const box = byId('aiming', HTMLElement);
  const button = byId('place', HTMLButtonElement);
  let lingers = 0;
  const show = () => {
    const { aim } = board;
    button.disabled = aim === null;
    box.hidden = aim === null && !lingers;
    if (aim) messages.label(button, labelOf(), { point: pointName(aim) });
  };
  const labelOf = () => {
    if (setup.erases) return 'setup-erase';
    if (store.state.draft) return 'place';
    if (table.marking.tool) return 'mark-here';
    if (board.aim && table.premove.takes(board.aim)) return 'place';
    return board.aim && table.meaning(board.aim) === 'take' ? 'place-take' : 'place';
  };
  const confirm = (/** @type {Event} */ event) => {
    if (!board.aim) return;
    clearTimeout(lingers);
    lingers = setTimeout(() => {
      lingers = 0;
      show();
    }, LINGERS);
    pointer.confirm(event.timeStamp);
    board.element.focus({ preventScroll: true });
  };
  const contains = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  };
  for (const event of ['aim', 'layout']) board.element.addEventListener(event, show);
  table.on('change', show);
  store.watch(['draft'], show);
  show();

  box.onpointerdown = (event) => event.preventDefault(); // so that the board keeps the focus
  button.onclick = confirm;
  // For a moment after a flick, Chromium makes no click of a tap. So the tap counts when the finger is
  // lifted.
  button.onpointerup = (event) => {
    if (event.isPrimary && event.button === 0 && contains(event)) confirm(event);
  };
  const loupe = byId('loupe', HTMLCanvasElement);
  const arm = () => loupe.classList.toggle('confirms', settings.values.confirmBy === 'loupe');
  settings.watch(['confirmBy'], arm);
  arm();
  loupe.onpointerup = confirm;

  byId('aim-cancel', HTMLButtonElement).onclick = () => {
    board.aim = null;
    board.element.focus({ preventScroll: true });
  };
}
