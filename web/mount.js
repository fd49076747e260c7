/** @file The parts of the page that need words, loaded after the board is shown. */

import { Offline } from './engine/offline.js';
import { mountFiles } from './files/mount.js';
import { chooseLanguage } from './model/languages.js';
import { mountPanels } from './panels/mount.js';
import { Setup } from './play/setup.js';
import { mountRecord } from './record/mount.js';
import { mountReview } from './review/mount.js';
import { isReady } from './store/state.js';
import { Messages } from './ui/messages.js';
import { Speech } from './ui/speech.js';
/** @import { FullPage, Page } from './play/page.js' */
/** @import { Settings } from './store/settings.js' */

/** Load the words, and add the panels to the page. @param {Page} page */
export async function mount(page) {
  const { settings } = page;
  const messages = await Messages.load(languagesOf(settings));
  messages.inks = settings.values.inks;
  settings.watch(['inks'], (values) => (messages.inks = values.inks));
  settings.watch(['language'], () => {
    if (chooseLanguage(languagesOf(settings)) !== messages.language) location.reload();
  });
  document.documentElement.lang = messages.language;
  messages.localize(document);
  /** @type {FullPage} */
  const full = { ...page, messages, speech: new Speech(), setup: new Setup(page.store) };
  const { shelf, intake } = mountFiles(full);
  const record = mountRecord(full);
  const review = mountReview(full, record.walker);
  mountPanels(full, { shelf, record, review });
  // The downloads of the service worker come after those that the player waits for.
  void page.store.until(isReady).then(() => new Offline().begin());
  return { intake, setup: full.setup };
}

/** Return the languages that the reader wants. @param {Settings} settings */
const languagesOf = ({ values: { language } }) => (language === 'auto' ? navigator.languages : [language]);
