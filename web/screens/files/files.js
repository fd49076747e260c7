import { sizeText, titleOf } from '../../files/gametitle.js';
import { byId, make } from '../../ui/element.js';
import { AboutPanel } from './about.js';
import { EmbedPanel } from './embedpanel.js';
import { OpenPanel } from './openpanel.js';
import { PicturePanel } from './picturepanel.js';
import { SavePanel } from './savepanel.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Embedded } from './embedpanel.js' */

const TABS = /** @type {const} */ (['open', 'save', 'picture', 'embed', 'about']);
/** The tabs that have to stop something when they are left. */
const STOPPED = /** @type {const} */ (['open', 'picture', 'embed']);

/** The dialog in which a game is opened, saved, shared, drawn, embedded and described. */
export class FilesDialog {
  #dialog = byId('files-dialog', HTMLDialogElement);
  #tabs = TABS.map((name) => byId(`tab-${name}`, HTMLButtonElement));
  #panels;
  /** What is embedded in place of the game. @type {Embedded | null} */
  #puzzle = null;

  /** @param {WholePage} page */
  constructor(page) {
    this.messages = page.messages;
    this.store = page.store;
    this.#panels = {
      open: new OpenPanel(page, this),
      save: new SavePanel(page),
      picture: new PicturePanel(page),
      embed: new EmbedPanel(page),
      about: new AboutPanel(page),
    };
    byId('files-close', HTMLElement).onclick = () => this.close();
    this.#dialog.addEventListener('close', () => {
      STOPPED.forEach((panel) => this.#panels[panel].hide());
      this.#embed(null);
    });
    this.#tabs.forEach((tab, place) => {
      tab.onclick = () => this.#show(TABS[place]);
      tab.onkeydown = (event) => this.#onKey(event, place);
    });
  }

  /** Open the dialog at a tab, or with how a puzzle is embedded. @param {typeof TABS[number] | Embedded} part */
  open(part) {
    const { messages } = this;
    const { position } = this.store.state;
    if (!position) return;
    const { names, width, height, plies } = position;
    const about = [sizeText(messages, width, height), messages.text('game-moves', { count: plies })];
    const isTab = typeof part === 'string';
    this.#embed(isTab ? null : part);
    byId('files-title', HTMLElement).replaceChildren(
      ...(isTab
        ? [...titleOf(messages, names), ' ', make('small', {}, about.join(' · '))]
        : [messages.text('embed-puzzle-title')]),
    );
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#show(isTab ? part : 'embed');
  }

  /** Add what a file with everything has. @param {Blob} file */
  async openEverything(file) {
    await this.#panels.open.load(file);
  }

  get isOpen() {
    return this.#dialog.open;
  }

  close() {
    this.#dialog.close();
  }

  /** Embed a puzzle in place of the game. @param {Embedded | null} puzzle */
  #embed(puzzle) {
    this.#puzzle = puzzle;
    byId('files-tabs', HTMLElement).hidden = puzzle !== null;
  }

  /** @param {typeof TABS[number]} name */
  #show(name) {
    TABS.forEach((each, place) => {
      const isChosen = each === name;
      this.#tabs[place].setAttribute('aria-selected', String(isChosen));
      this.#tabs[place].tabIndex = isChosen ? 0 : -1;
      byId(`panel-${each}`, HTMLElement).hidden = !isChosen;
    });
    for (const panel of STOPPED) if (panel !== name) this.#panels[panel].hide();
    this.#panels.embed.puzzle = this.#puzzle;
    void this.#panels[name].show();
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

/** @param {WholePage} page */
export const create = (page) => new FilesDialog(page);
