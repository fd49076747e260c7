import { once } from '../base/once.js';
import { byId, make } from '../ui/element.js';
import { sizeText, titleOf } from './gametitle.js';
import { OpenPanel } from './openpanel.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Embedded } from './embedpanel.js' */
/** @import { Opener } from './opener.js' */
/** @import { makePanels } from './panels.js' */
/** @import { Shelf } from './shelf.js' */

const TABS = /** @type {const} */ (['open', 'save', 'picture', 'embed', 'about']);
/** The buttons that open the dialog at a tab. @type {Record<string, typeof TABS[number]>} */
const OPENERS = { files: 'open', share: 'save', picture: 'picture', embed: 'embed', about: 'about' };
/** The tabs that have to stop something when they are left. */
const STOPPED = /** @type {const} */ (['picture', 'embed']);

/** The dialog in which a game is opened, saved, shared, drawn, embedded and described. */
export class FilesDialog {
  #dialog = byId('files-dialog', HTMLDialogElement);
  #tabs = TABS.map((name) => byId(`tab-${name}`, HTMLButtonElement));
  #open;
  /** Those that load when they are wanted. @type {ReturnType<typeof makePanels> | null} */
  #panels = null;
  #load;
  /** @type {typeof TABS[number]} */
  #tab = 'open';
  /** What is embedded in place of the game. @type {Embedded | null} */
  #puzzle = null;

  /** @param {FullPage} page @param {Shelf} shelf @param {Opener} opener */
  constructor(page, shelf, opener) {
    this.messages = page.messages;
    this.store = page.store;
    this.#open = new OpenPanel(page, shelf, opener, this);
    this.#load = once(async () => (this.#panels = (await import('./panels.js')).makePanels(page)));
    for (const [id, tab] of Object.entries(OPENERS)) {
      byId(id, HTMLElement).onclick = () => {
        byId('more-menu', HTMLElement).hidePopover();
        this.open(tab);
      };
    }
    byId('files-close', HTMLElement).onclick = () => this.close();
    this.#dialog.addEventListener('close', () => {
      STOPPED.forEach((panel) => this.#panels?.[panel].hide());
      this.#embed(null);
    });
    this.#tabs.forEach((tab, place) => {
      tab.onclick = () => void this.#show(TABS[place]);
      tab.onkeydown = (event) => this.#onKey(event, place);
    });
  }

  /** @param {typeof TABS[number]} tab */
  open(tab) {
    const { messages } = this;
    const { position } = this.store.state;
    if (!position) return;
    const { names, width, height, plies } = position;
    const about = [sizeText(messages, width, height), messages.text('game-moves', { count: plies })];
    byId('files-title', HTMLElement).replaceChildren(
      ...titleOf(messages, names),
      ' ',
      make('small', {}, about.join(' · ')),
    );
    if (!this.#dialog.open) this.#dialog.showModal();
    void this.#show(tab);
  }

  /** Show how a puzzle is embedded. @param {Embedded} puzzle */
  openPuzzle(puzzle) {
    this.#embed(puzzle);
    this.open('embed');
    byId('files-title', HTMLElement).textContent = this.messages.text('embed-puzzle-title');
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
  async #show(name) {
    this.#tab = name;
    TABS.forEach((each, place) => {
      const isChosen = each === name;
      this.#tabs[place].setAttribute('aria-selected', String(isChosen));
      this.#tabs[place].tabIndex = isChosen ? 0 : -1;
      byId(`panel-${each}`, HTMLElement).hidden = !isChosen || (name !== 'open' && !this.#panels);
    });
    for (const panel of STOPPED) if (panel !== name) this.#panels?.[panel].hide();
    if (name === 'open') return this.#open.show();
    const panels = this.#panels ?? (await this.#load().catch(() => null));
    if (this.#tab !== name || !this.#dialog.open) return;
    byId(`panel-${name}`, HTMLElement).hidden = !panels;
    if (!panels) return this.#fail();
    panels.embed.puzzle = this.#puzzle;
    void panels[name].show();
  }

  /** Say that a panel could not be loaded. */
  #fail() {
    this.close();
    this.store.notify(this.messages.text('part-away'));
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
    void this.#show(TABS[next]);
    this.#tabs[next].focus();
  }
}
