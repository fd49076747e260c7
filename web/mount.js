/** @file The parts of the page that need words, loaded after the board is shown. */

import { Offline } from './engine/offline.js';
import { mountFiles } from './files/mount.js';
import { mountPanels } from './panels/mount.js';
import { Setup } from './play/setup.js';
import { mountRecord } from './record/mount.js';
import { mountReview } from './review/mount.js';
import { CHOICES } from './store/settings.js';
import { isReady } from './store/state.js';
import { byId } from './ui/element.js';
import { Messages } from './ui/messages.js';
import { Speech } from './ui/speech.js';
/** @import { FullPage, Page } from './play/page.js' */

const THEMES = CHOICES.theme;

/** Load the words, and add the panels to the page. @param {Page} page */
export async function mount(page) {
  const { language, inks } = page.settings.values;
  const messages = await Messages.load(language === 'auto' ? navigator.languages : [language]);
  messages.inks = inks;
  document.documentElement.lang = messages.language;
  messages.localize(document);
  /** @type {FullPage} */
  const full = { ...page, messages, speech: new Speech(), setup: new Setup(page.store) };
  const { shelf, intake } = mountFiles(full);
  const record = mountRecord(full);
  const review = mountReview(full, record.walker);
  mountPanels(full, { shelf, record, review });
  byId('theme', HTMLElement).onclick = () => {
    const { theme } = page.settings.values;
    page.settings.update({ theme: THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] });
  };
  // The downloads of the service worker come after those that the player waits for.
  void page.store.until(isReady).then(() => new Offline().begin());
  return { intake, setup: full.setup };
}
