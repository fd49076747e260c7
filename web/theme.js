import { byId } from './ui/element.js';
/** @import { Messages } from './ui/messages.js' */
/** @import { Store, Theme } from './store.js' */

/** @type {Theme[]} */
const THEMES = ['auto', 'light', 'dark'];

/** The button that goes through the themes. @param {Messages} messages @param {Store} store */
export function offerThemes(messages, store) {
  const button = byId('theme', HTMLButtonElement);
  const label = () => messages.label(button, 'theme', { theme: store.state.theme });
  button.addEventListener('click', () => {
    store.update({ theme: THEMES[(THEMES.indexOf(store.state.theme) + 1) % THEMES.length] });
    label();
  });
  label();
}

/** @param {Theme} theme */
export function applyTheme(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
