import { sizeText, titleOf, titleText } from './gametitle.js';
import { byId, make, makeSvg } from '../ui/element.js';
/** @import { Intake } from './intake.js' */
/** @import { Shelf, Shelved } from './shelf.js' */
/** @import { Messages } from '../ui/messages.js' */

/** The panel to open a file, or a game that was at hand before. */
export class ShelfPanel {
  #list = byId('shelf', HTMLElement);

  /** @param {Messages} messages @param {Shelf} shelf @param {Intake} intake */
  constructor(messages, shelf, intake) {
    this.messages = messages;
    this.shelf = shelf;
    this.intake = intake;
    const field = byId('open-file', HTMLInputElement);
    byId('open-choose', HTMLElement).onclick = () => field.click();
    field.onchange = () => {
      if (field.files?.length) intake.open([...field.files]);
      field.value = '';
    };
    const paste = byId('open-paste', HTMLElement);
    paste.hidden = !navigator.clipboard?.readText;
    paste.onclick = async () => {
      const text = await navigator.clipboard.readText().catch(() => '');
      if (text.trim()) intake.openText(text.trim());
    };
    shelf.onChange = () => this.show();
  }

  show() {
    const { games } = this.shelf;
    byId('shelf-none', HTMLElement).hidden = games.length > 0;
    this.#list.replaceChildren(...games.map((game) => this.#row(game)));
  }

  /** @param {Shelved} game */
  #row(game) {
    const { messages } = this;
    const { names, width, height, moves, changed } = game;
    const about = [
      sizeText(messages, width, height),
      messages.text('game-moves', { count: moves }),
      whenText(changed),
    ].join(' · ');
    const open = make(
      'button',
      { type: 'button', className: 'shelved' },
      make('span', { className: 'who' }, ...titleOf(messages, names)),
      make('span', { className: 'about' }, about),
    );
    open.onclick = () => this.intake.openShelved(game);
    const remove = make('button', { type: 'button', className: 'quiet' });
    const icon = makeSvg('svg');
    icon.append(makeSvg('use', { href: '#icon-close' }));
    remove.append(icon);
    messages.label(remove, 'shelf-remove', { name: titleText(messages, names) });
    remove.onclick = () => this.#forget(game);
    return make('li', {}, open, remove);
  }

  /** It can be put back until the list is shown anew. @param {Shelved} game */
  #forget(game) {
    const { messages } = this;
    const place = this.shelf.games.findIndex(({ id }) => id === game.id);
    this.shelf.remove(game.id);
    const back = make(
      'button',
      { type: 'button', onclick: () => this.shelf.put(game) },
      messages.text('shelf-back'),
    );
    const told = make(
      'span',
      {},
      messages.text('shelf-forgotten', { name: titleText(messages, game.names) }),
    );
    this.#list.insertBefore(
      make('li', { className: 'forgotten' }, told, back),
      this.#list.children[place] ?? null,
    );
    back.focus();
  }
}

/** @param {number} time */
function whenText(time) {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    document.documentElement.lang,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' },
  ).format(date);
}
