import { granted, partOf } from '../base/browser.js';
import { waitsFor } from '../model/bylink.js';
import { byId } from '../ui/element.js';
import { isEverything, loadEverything, saveEverything } from './everything.js';
import { gameRow } from './gamerow.js';
import { savedText } from './saving.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { FilesDialog } from './dialog.js' */
/** @import { Opener } from './opener.js' */
/** @import { Shelf } from './shelf.js' */

/** The games that are listed here. All are in the library. */
const MAX_SHOWN = 12;

/** The panel to open a file, or a game from the shelf. */
export class OpenPanel {
  #list = byId('shelf', HTMLElement);

  /** @param {FullPage} page @param {Shelf} shelf @param {Opener} opener @param {FilesDialog} dialog */
  constructor({ messages, store, settings }, shelf, opener, dialog) {
    this.messages = messages;
    this.list = shelf.list;
    this.opener = opener;
    this.dialog = dialog;
    const field = byId('open-file', HTMLInputElement);
    byId('open-choose', HTMLElement).onclick = () => field.click();
    field.onchange = () => {
      const files = [...(field.files ?? [])];
      field.value = '';
      if (!files.length) return;
      dialog.close();
      void opener.openFiles(files);
    };
    const paste = byId('open-paste', HTMLElement);
    paste.hidden = !partOf('clipboard')?.readText;
    paste.onclick = async () => {
      const text = (await granted(async () => partOf('clipboard')?.readText()))?.trim();
      if (!text) return;
      dialog.close();
      opener.openText(text);
    };
    opener.otherFiles.push({
      is: isEverything,
      open: async (file) => {
        const count = await loadEverything(shelf, settings, file);
        store.notify(messages.text('everything-loaded', { count }));
      },
    });
    const told = byId('everything-told', HTMLElement);
    byId('everything-save', HTMLElement).onclick = async () => {
      told.textContent = '';
      const saving = await saveEverything(shelf, settings).catch(() => null);
      told.textContent = saving ? savedText(messages, saving) : messages.text('everything-failed');
    };
    shelf.list.on('change', () => this.show());
  }

  show() {
    const { games } = this.list;
    byId('shelf-none', HTMLElement).hidden = games.length > 0;
    const due = games.filter(({ byLink }) => waitsFor(byLink) === 'you');
    const others = games.filter((game) => !due.includes(game));
    const shown = [...due, ...others].slice(0, MAX_SHOWN);
    this.#list.replaceChildren(
      ...shown.map((game) =>
        gameRow(this.messages, this.list, game, () => {
          this.dialog.close();
          void this.opener.openShelved(game);
        }),
      ),
    );
    const all = byId('library-open', HTMLElement);
    all.hidden = !games.length;
    this.messages.label(all, 'library-open', { count: games.length });
  }
}
