import { sizeText, titleOf } from '../../files/gametitle.js';
import { byId, make } from '../../ui/element.js';
import { AboutPanel } from './about.js';
import { EmbedPanel } from './embedpanel.js';
import { OpenPanel } from './openpanel.js';
import { PicturePanel } from './picturepanel.js';
import { SavePanel } from './savepanel.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Embedded } from './embedpanel.js' */

/** The ways to share a game, each with a tab. */
const TABS = /** @type {const} */ (['save', 'picture', 'embed']);
const PANELS = /** @type {const} */ ([...TABS, 'open', 'about']);
/** The titles of the panels without a tab. @type {Record<string, string>} */
const TITLES = { open: 'open-title', about: 'about-title' };
/** The panels that have to stop something when they are left. */
const STOPPED = /** @type {const} */ (['open', 'picture', 'embed']);

/** The dialog in which a game is opened, shared in several ways, or described. */
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
    this.#dialog.addEventListener('close', () => {
      STOPPED.forEach((panel) => this.#panels[panel].hide());
      this.#puzzle = null;
    });
    this.#tabs.forEach((tab, place) => {
      tab.onclick = () => this.#show(TABS[place]);
      tab.onkeydown = (event) => this.#onKey(event, place);
    });
  }

  /** Open the dialog at a panel, or with how a puzzle is embedded. @param {typeof PANELS[number] | Embedded} part */
  open(part) {
    const { messages } = this;
    const { position } = this.store.state;
    if (!position) return;
    const puzzle = typeof part === 'string' ? null : part;
    const name = typeof part === 'string' ? part : 'embed';
    this.#puzzle = puzzle;
    const isShared = !puzzle && TABS.some((tab) => tab === name);
    byId('files-tabs', HTMLElement).hidden = !isShared;
    const { names, width, height, plies } = position;
    const facts = [sizeText(messages, width, height), messages.text('game-moves', { count: plies })];
    const game = [...titleOf(messages, names), ` · ${facts.join(' · ')}`];
    const title = puzzle ? 'embed-puzzle-title' : (TITLES[name] ?? 'share-title');
    byId('files-title', HTMLElement).replaceChildren(
      messages.text(title),
      ...(isShared || name === 'about' ? [' ', make('small', {}, ...game)] : []),
    );
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#show(name);
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

  /** @param {typeof PANELS[number]} name */
  #show(name) {
    TABS.forEach((each, place) => {
      this.#tabs[place].setAttribute('aria-selected', String(each === name));
      this.#tabs[place].tabIndex = each === name ? 0 : -1;
    });
    for (const each of PANELS) byId(`panel-${each}`, HTMLElement).hidden = each !== name;
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
