import { once } from '../../base/once.js';
import { byId } from '../../ui/element.js';
/** @import { FilesDialog } from '../../files/dialog.js' */
/** @import { Opener } from '../../files/opener.js' */
/** @import { FullPage } from '../../play/page.js' */

/**
 * The door of the library, whose code loads behind it.
 * @param {FullPage} page
 * @param {{opener: Opener, dialog: FilesDialog}} files
 */
export function mountLibrary(page, { opener, dialog }) {
  const load = once(async () => {
    const { Library } = await import('./library.js');
    return new Library(page, opener);
  });
  byId('library-open', HTMLElement).onclick = async () => {
    try {
      const library = await load();
      dialog.close();
      await library.open();
    } catch (error) {
      console.error(error);
      page.store.notify(page.messages.text('library-away'));
    }
  };
}
