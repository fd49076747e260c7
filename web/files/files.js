import { AboutPanel } from './about.js';
import { EmbedPanel } from './embedpanel.js';
import { sizeText, titleOf } from './gametitle.js';
import { Intake } from './intake.js';
import { Opener } from './opener.js';
import { PicturePanel } from './picturepanel.js';
import { SavePanel } from './savepanel.js';
import { Shelf } from './shelf.js';
import { ShelfPanel } from './shelfpanel.js';
import { askIn, byId, make } from '../ui/element.js';
/** @import { Page } from '../panels.js' */
/** @import { Request } from '../model/position.js' */
/** @import { Speech } from '../panels/speech.js' */
/** @import { Messages } from '../ui/messages.js' */

const TABS = /** @type {const} */ (['open', 'save', 'picture', 'embed', 'about']);

const HIDDEN = /** @type {const} */ (['picture', 'embed']); // these have something to give up when they are left

/** The dialog in which a game is opened, saved, shared, drawn, embedded and described. */
export class Files {
  #dialog = byId('files-dialog', HTMLDialogElement);
  #tabs = TABS.map((name) => byId(`tab-${name}`, HTMLButtonElement));
  #intake;
  #panels;
  #shelf;

  /**
   * @param {Messages} messages
   * @param {Page} page
   * @param {Speech} speech
   * @param {(text: string) => void} note says something in passing
   */
  constructor(messages, page, speech, note) {
    const { store, engine, game, board } = page;
    this.messages = messages;
    this.store = store;
    this.#shelf = new Shelf(store, game);
    this.#shelf.onFull = async () => (await askIn(byId('full-dialog', HTMLDialogElement))) === 'go';
    const opener = new Opener(messages, speech, { store, engine, shelf: this.#shelf, note });
    const intake = (this.#intake = new Intake(opener, {
      leave: () => this.#dialog.close(),
      open: () => this.open('open'),
      save: () => this.open('save'),
    }));
    const close = () => this.#dialog.close();
    this.#panels = {
      open: new ShelfPanel(messages, this.#shelf, intake),
      save: new SavePanel(messages, store, engine),
      picture: new PicturePanel(messages, store, engine, board),
      embed: new EmbedPanel(messages, store, engine),
      about: new AboutPanel(messages, store, engine, game),
    };
    byId('files', HTMLElement).onclick = () => this.open('open');
    byId('files-close', HTMLElement).onclick = close;
    this.#dialog.addEventListener('close', () => HIDDEN.forEach((panel) => this.#panels[panel].hide()));
    this.#tabs.forEach((tab, place) => {
      tab.onclick = () => this.#show(TABS[place]);
      tab.onkeydown = (event) => this.#onKey(event, place);
    });
    intake.begin();
  }

  /** Opens the first of them, and offers the others. @param {File[]} files */
  take(files) {
    this.#intake.open(files);
  }

  /**
   * Puts another game in the place of the one at hand, which is kept.
   * @param {Request} request
   * @param {number[]} [seats] who plays
   */
  replace(request, seats) {
    return this.#shelf.replace(request, { seats });
  }

  /** @param {typeof TABS[number]} tab */
  open(tab) {
    const { position } = this.store.state;
    if (!position) return;
    const { names, width, height, plies } = position;
    const about = [
      sizeText(this.messages, width, height),
      this.messages.text('game-moves', { count: plies }),
    ].join(' · ');
    byId('files-title', HTMLElement).replaceChildren(
      ...titleOf(this.messages, names),
      ' ',
      make('small', {}, about),
    );
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#show(tab);
  }

  /** @param {typeof TABS[number]} name */
  #show(name) {
    TABS.forEach((each, place) => {
      const chosen = each === name;
      this.#tabs[place].setAttribute('aria-selected', String(chosen));
      this.#tabs[place].tabIndex = chosen ? 0 : -1;
      byId(`panel-${each}`, HTMLElement).hidden = !chosen;
    });
    for (const panel of HIDDEN) if (panel !== name) this.#panels[panel].hide();
    this.#panels[name].show();
  }

  /** @param {KeyboardEvent} event @param {number} place */
  #onKey(event, place) {
    const steps = /** @type {Record<string, number>} */ ({
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -place,
      End: TABS.length - 1 - place,
    });
    if (!(event.key in steps)) return;
    event.preventDefault();
    const next = (place + steps[event.key] + TABS.length) % TABS.length;
    this.#show(TABS[next]);
    this.#tabs[next].focus();
  }
}
