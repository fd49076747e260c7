import { byId } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */

/** Show the button that confirms an aimed dot, and let it do so. @param {FullPage} page */
export function mountAiming({ store, board, table, setup, pointer, messages }) {
  const button = byId('place', HTMLButtonElement);
  const show = () => {
    button.disabled = board.aim === null;
    messages.label(button, labelOf());
  };
  const labelOf = () => {
    if (setup.erases) return 'setup-erase';
    if (store.state.draft) return 'place';
    if (table.marking.tool) return 'mark-here';
    return board.aim && table.meaning(board.aim) === 'take' ? 'place-take' : 'place';
  };
  const contains = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  };
  for (const event of ['aim', 'layout']) board.element.addEventListener(event, show);
  table.on('change', show);
  store.watch(['draft'], show);
  show();

  button.onpointerdown = (event) => event.preventDefault(); // so that the board keeps the focus
  button.onclick = (event) => {
    pointer.confirm(event.timeStamp);
    board.element.focus({ preventScroll: true });
  };
  // For a moment after a flick, Chromium makes no click of a tap. So the tap counts when the finger is
  // lifted.
  button.onpointerup = (event) => {
    if (event.isPrimary && event.button === 0 && contains(event)) pointer.confirm(event.timeStamp);
  };
}
