/** @file The parts of the page that need words, loaded after the board is shown. */

import { nextTask } from './base/task.js';
import { Offline } from './engine/offline.js';
import { mountFiles } from './files/mount.js';
import { chooseLanguage } from './model/languages.js';
import { refusalOf } from './model/requests.js';
import { mountPanels } from './panels.js';
import { Setup } from './play/setup.js';
import { mountRecord } from './record/mount.js';
import { mountReview } from './review/mount.js';
import { mountLab } from './screens/lab/door.js';
import { wantedLanguages } from './store/language.js';
import { isReady } from './store/state.js';
import { loadMessages } from './ui/loadmessages.js';
import { Speech } from './ui/speech.js';
import { followKeyboard } from './ui/typing.js';
/** @import { OpenSent } from './files/mount.js' */
/** @import { FullPage, Page } from './play/page.js' */

/** Open a game by link, by code that is loaded for it. @type {OpenSent} */
async function openSent(opener, link, sent) {
  try {
    const { openByLink } = await import('./screens/bylink/open.js');
    return await openByLink(opener, link, sent);
  } catch (error) {
    console.error(error);
    return refusalOf('page/no-answer');
  }
}

/** Load the words, and add the panels to the page, part by part. @param {Page} page */
export async function mount(page) {
  const { settings } = page;
  const messages = await loadMessages(wantedLanguages(settings));
  messages.inks = settings.values.inks;
  settings.watch(['inks'], (values) => (messages.inks = values.inks));
  settings.watch(['language'], () => {
    if (chooseLanguage(wantedLanguages(settings)) !== messages.language) location.reload();
  });
  document.documentElement.lang = messages.language;
  await nextTask();
  messages.localize(document);
  /** @type {FullPage} */
  const full = { ...page, messages, speech: new Speech(), setup: new Setup(page.store) };
  await nextTask();
  const { shelf, opener, intake, dialog } = mountFiles(full, openSent);
  await nextTask();
  const record = mountRecord(full);
  await nextTask();
  const review = mountReview(full, record.walker);
  await nextTask();
  await mountPanels(full, { shelf, opener, dialog, record, review });
  followKeyboard();
  const offline = new Offline(full);
  mountLab(full, { opener, intake });
  // The downloads of the service worker come after those that the player waits for.
  void page.store.until(isReady).then(() => offline.begin());
  return { intake, setup: full.setup };
}
