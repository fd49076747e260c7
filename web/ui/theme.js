/** @file The light and the dark theme. */

import { byId } from './element.js';
/** @import { Theme } from '../store/state.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Messages } from './messages.js' */

/** @type {Theme[]} */
const THEMES = ['auto', 'light', 'dark'];

/** Let a button switch between the themes. @param {{messages: Messages, store: Store}} page */
export function mountThemes({ messages, store }) {
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
