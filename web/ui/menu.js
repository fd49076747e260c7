import { scaleOf } from './scale.js';

const GAP = 4; // CSS pixels between a menu and its button

/**
 * Let a popover be a menu: it opens near its button, where there is room, and arrow keys go through it.
 * @param {HTMLElement} menu
 * @param {HTMLElement} opener
 */
export function mountMenu(menu, opener) {
  menu.addEventListener('toggle', () => {
    const isOpen = menu.matches(':popover-open');
    opener.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    place(menu, opener);
    enabledButtons(menu)[0]?.focus();
  });
  addEventListener('resize', () => {
    if (menu.matches(':popover-open')) place(menu, opener);
  });
  menu.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = enabledButtons(menu);
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
}

/** @param {HTMLElement} menu */
const enabledButtons = (menu) => [...menu.querySelectorAll('button')].filter((button) => !button.disabled);

/** @param {HTMLElement} menu @param {HTMLElement} opener */
function place(menu, opener) {
  Object.assign(menu.style, { left: '0', top: '0' }); // where it is as wide as it needs to be
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { x: scale } = scaleOf(menu);
  const rect = opener.getBoundingClientRect();
  const [left, right, top, bottom] = [rect.left, rect.right, rect.top, rect.bottom].map((at) => at / scale);
  const [roomAcross, roomDown] = [innerWidth / scale, innerHeight / scale];
  const fitsBelow = bottom + GAP + height <= roomDown;
  menu.style.left = `${Math.max(GAP, Math.min(right - width, roomAcross - width - GAP, left))}px`;
  menu.style.top = `${fitsBelow ? bottom + GAP : Math.max(GAP, top - height - GAP)}px`;
}
