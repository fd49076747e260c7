/** @file The parts of the page that need words, loaded after the board is shown. */

import { mountFiles } from './files/mount.js';
import { mountPanels } from './panels/mount.js';
import { mountRecord } from './record/mount.js';
import { mountReview } from './review/mount.js';
import { Messages } from './ui/messages.js';
import { Speech } from './ui/speech.js';
import { mountThemes } from './ui/theme.js';
/** @import { FullPage, Page } from './play/page.js' */

/** Load the words, and add the panels to the page. @param {Page} page */
export async function mount(page) {
  const messages = await Messages.load();
  messages.localize(document);
  /** @type {FullPage} */
  const full = { ...page, messages, speech: new Speech() };
  const { shelf, intake } = mountFiles(full);
  const record = mountRecord(full);
  const review = mountReview(full, record.walker);
  mountPanels(full, { shelf, record, review });
  mountThemes(full);
  return { intake };
}
