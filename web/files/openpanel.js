import { waitsFor } from '../model/bylink.js';
import { byId, make, makeSvg } from '../ui/element.js';
import { isEverything, loadEverything, saveEverything } from './everything.js';
import { sizeText, titleOf, titleText } from './gametitle.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { FilesDialog } from './dialog.js' */
/** @import { Opener } from './opener.js' */
/** @import { ListedGame } from '../store/listedgame.js' */
/** @import { Shelf } from './shelf.js' */

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
    paste.hidden = !navigator.clipboard?.readText;
    paste.onclick = async () => {
      const text = (await navigator.clipboard.readText().catch(() => '')).trim();
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
      const isSaved = await saveEverything(shelf, settings).catch(() => null);
      if (isSaved !== false) told.textContent = messages.text(isSaved ? 'told-saved' : 'everything-failed');
    };
    shelf.list.on('change', () => this.show());
  }

  show() {
    const { games } = this.list;
    byId('shelf-none', HTMLElement).hidden = games.length > 0;
    const due = games.filter(({ byLink }) => waitsFor(byLink) === 'you');
    const others = games.filter((game) => !due.includes(game));
    this.#list.replaceChildren(...[...due, ...others].map((game) => this.#row(game)));
  }

  /** @param {ListedGame} game */
  #row(game) {
    const { messages } = this;
    const { names, width, height, moves, changed } = game;
    const waits = waitsFor(game.byLink);
    const about = [
      ...(waits ? [messages.text('shelf-waits', { who: waits })] : []),
      sizeText(messages, width, height),
      messages.text('game-moves', { count: moves }),
      timeText(changed),
    ];
    const open = make(
      'button',
      { type: 'button', className: `shelved ${waits === 'you' ? 'due' : ''}` },
      make('span', { className: 'who' }, ...titleOf(messages, names)),
      make('span', { className: 'about' }, about.join(' · ')),
    );
    open.onclick = () => {
      this.dialog.close();
      void this.opener.openShelved(game);
    };
    const remove = make('button', {
      type: 'button',
      className: 'quiet',
      onclick: () => this.#remove(game, row),
    });
    const icon = makeSvg('svg');
    icon.append(makeSvg('use', { href: '#icon-close' }));
    remove.append(icon);
    messages.label(remove, 'shelf-remove', { name: titleText(messages, names) });
    const row = make('li', {}, open, remove);
    return row;
  }

  /**
   * Remove a game, and offer to put it back until the list is shown again.
   * @param {ListedGame} game
   * @param {HTMLElement} row
   */
  #remove(game, row) {
    const { messages, list } = this;
    const place = [...this.#list.children].indexOf(row);
    void list.remove(game.id);
    const putBack = make('button', { type: 'button' }, messages.text('shelf-back'));
    putBack.onclick = () => void list.add(game);
    const text = messages.text('shelf-forgotten', { name: titleText(messages, game.names) });
    const gone = make('li', { className: 'forgotten' }, make('span', {}, text), putBack);
    this.#list.insertBefore(gone, this.#list.children[place] ?? null);
    putBack.focus();
  }
}

/** @param {number} time in milliseconds since 1970 */
function timeText(time) {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    document.documentElement.lang,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' },
  ).format(date);
}
