import { scaleOf } from './scale.js';

const GAP = 4; // CSS pixels between a menu and its button

/**
 * Let a popover be a menu: it opens near its button, where there is room, and arrow keys go through it. Several buttons
 * may open it, each with other entries.
 * @param {HTMLElement} menu
 * @param {HTMLElement[]} openers
 * @param {(opener: HTMLElement) => void} [fill] shows the entries for a button, before the menu opens
 * @returns {(opener: HTMLElement) => void} opens the menu as that button does, and focuses its first entry
 */
export function mountMenu(menu, openers, fill) {
  let [opener] = openers;
  const isOpen = () => menu.matches(':popover-open');
  const tell = () => {
    for (const each of openers) each.setAttribute('aria-expanded', String(each === opener && isOpen()));
  };
  const open = (/** @type {HTMLElement} */ by) => {
    opener = by;
    fill?.(by);
    if (!isOpen()) menu.showPopover();
    tell();
    place(menu, by);
    enabledButtons(menu)[0]?.focus(); // at once, as the next key is for the menu
  };
  menu.addEventListener('toggle', tell); // the browser may close it
  for (const each of openers) {
    each.addEventListener('click', (event) => {
      event.preventDefault(); // another button takes the menu over, where the browser would close it
      if (isOpen() && each === opener) menu.hidePopover();
      else open(each);
    });
  }
  addEventListener('resize', () => {
    if (isOpen()) place(menu, opener);
  });
  menu.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = enabledButtons(menu);
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 && step < 0 ? -1 : (at + step + buttons.length) % buttons.length;
    buttons.at(next)?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  return open;
}

/** @param {HTMLElement} menu */
const enabledButtons = (menu) =>
  [...menu.querySelectorAll('button')].filter((button) => !button.disabled && button.checkVisibility());

/** @param {HTMLElement} menu @param {HTMLElement} opener */
function place(menu, opener) {
  Object.assign(menu.style, { left: '0', top: '0' }); // where it is as wide as it needs to be
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { x: scale } = scaleOf(menu);
  const rect = opener.getBoundingClientRect();
  const [left, top, bottom] = [rect.left, rect.top, rect.bottom].map((at) => at / scale);
  const [roomAcross, roomDown] = [innerWidth / scale, innerHeight / scale];
  const fitsBelow = bottom + GAP + height <= roomDown;
  menu.style.left = `${Math.max(GAP, Math.min(left, roomAcross - width - GAP))}px`;
  menu.style.top = `${fitsBelow ? bottom + GAP : Math.max(GAP, top - height - GAP)}px`;
}
