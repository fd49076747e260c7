import { dropFragment } from '../../base/browser.js';
import { importLab } from '../../host.js';
import { isBotFragment } from '../../model/bots.js';
import { byId } from '../../ui/element.js';
import { followLinks } from '../../ui/screenlinks.js';
/** @import { Intake } from '../../files/intake.js' */
/** @import { Opener, Source } from '../../files/opener.js' */
/** @import { FullPage } from '../../play/page.js' */

/**
 * The door of the Python lab: its button, links to bots, and files with bots. The lab itself loads behind it.
 * @param {FullPage} page
 * @param {{opener: Opener, intake: Intake}} files
 */
export function mountLab(page, { opener, intake }) {
  const { store, messages } = page;
  const open = async () => {
    try {
      const { openLab } = await importLab();
      return await openLab(page, (sgf) => void opener.openText(sgf, 'slip-lab'));
    } catch (error) {
      console.error(error);
      store.notify(messages.text('lab-failed'));
      return null;
    }
  };
  const openLink = async () => {
    const { hash } = location;
    if (!isBotFragment(hash)) return;
    dropFragment();
    await (await open())?.openLink(hash);
  };
  byId('lab', HTMLButtonElement).onclick = () => {
    byId('more-menu', HTMLElement).hidePopover();
    void open();
  };
  intake.onBots = async (files) => {
    await (await open())?.openFiles(await Promise.all(files.map(fileOf)));
  };
  addEventListener('hashchange', () => void openLink());
  void openLink();
  followLinks('lab', open);
}

/** @param {Source} source */
const fileOf = (source) => (source instanceof File ? source : source.getFile());
