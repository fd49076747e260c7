import { granted, partOf } from '../../base/browser.js';
import { gameRow } from '../../files/gamerow.js';
import { damagedLine } from '../../files/kept.js';
import { savedText } from '../../files/saving.js';
import { waitsFor } from '../../model/bylink.js';
import { byId } from '../../ui/element.js';
import { loadEverything, saveEverything } from './everything.js';
import { Leaves } from './leaves.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { ListedGame } from '../../store/listedgame.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { FilesDialog } from './files.js' */
/** @import { Loaded } from './everything.js' */

/** The games that are listed here. All are in the library. */
const MAX_SHOWN = 12;

/** The panel to open a file, or a game from the shelf. */
export class OpenPanel {
  #list = byId('shelf', HTMLElement);
  #damaged = byId('shelf-damaged', HTMLElement);
  #leaves;

  /** @param {WholePage} page @param {FilesDialog} dialog */
  constructor(page, dialog) {
    const { messages, store, settings, shelf, opener } = page;
    this.messages = messages;
    this.store = store;
    this.settings = settings;
    this.shelf = shelf;
    this.list = shelf.list;
    this.opener = opener;
    this.dialog = dialog;
    this.#leaves = new Leaves(page, (game) => this.#openGame(game));
    byId('shelf-title', HTMLElement).before(this.#leaves.element);
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
      ...shown.map((game) => gameRow(this.messages, this.list, game, () => this.#openGame(game))),
    );
    this.#damaged.replaceChildren(...damagedLine(this.messages, this.list));
    byId('shelf-volatile', HTMLElement).hidden = !this.list.isVolatile || !games.length;
    const all = byId('library-open', HTMLElement);
    all.hidden = !games.length;
    this.messages.label(all, 'library-open', { count: games.length });
    if (this.dialog.isOpen) this.#leaves.show(games);
  }

  hide() {
    this.#leaves.hide();
  }

  /** @param {ListedGame} game */
  #openGame(game) {
    this.dialog.close();
    void this.opener.openShelved(game);
  }

  /** Load a file with everything, and say how far it is. The reader can stop it. @param {Blob} file */
  async load(file) {
    const { messages, store, settings, shelf } = this;
    let goesOn = true;
    const links = [{ text: messages.text('everything-stop'), follow: () => (goesOn = false) }];
    const loaded = await loadEverything(shelf, settings, file, (done) => {
      store.update({ notice: { text: messages.text('everything-busy', { done }), links } });
      return goesOn;
    });
    store.notify(loadedText(messages, loaded));
  }
}

/** Say what was added, and what was left out. @param {Messages} messages @param {Loaded} loaded */
const loadedText = (messages, { count, damaged, roomless, isWhole }) =>
  [
    messages.text('everything-loaded', { count }),
    ...(damaged ? [messages.text('everything-damaged', { count: damaged })] : []),
    ...(roomless ? [messages.text('everything-roomless', { count: roomless })] : []),
    ...(isWhole ? [] : [messages.text('everything-stopped')]),
  ].join(' ');
