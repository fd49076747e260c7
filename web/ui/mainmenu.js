import { byId } from './element.js';
import { mountMenu } from './menu.js';
/** @import { Doors } from './doors.js' */

/** The groups of the menu, in its order. Those with a button of their own are left out of "More" where it is shown. */
const GROUPS = /** @type {const} */ (['learn', 'teach', 'analyse', 'share', 'page']);
/** @typedef {typeof GROUPS[number]} Group */

/** The menu of everything that the page can do besides the game, in groups by what people want, with a search. */
export class MainMenu {
  #menu = byId('more-menu', HTMLElement);
  #field = byId('menu-find', HTMLInputElement);
  #found = byId('menu-found', HTMLElement);
  #more = byId('more', HTMLElement);
  #open;

  /** @param {Doors} doors */
  constructor(doors) {
    const openers = [this.#more, ...['to-learn', 'to-teach'].map((id) => byId(id, HTMLElement))];
    this.#open = mountMenu(this.#menu, openers, ({ id }) => this.#show(id));
    this.#field.oninput = () => void doors.open('find', this.#parts);
    this.#menu.addEventListener('keydown', (event) => {
      const isLetter = [...event.key].length === 1 && event.key !== ' ';
      if (isLetter && !event.ctrlKey && !event.metaKey && !event.altKey) this.#field.focus();
    });
  }

  /** Open the whole menu, to search in it. */
  search() {
    this.#open(this.#more);
    this.#field.focus();
  }

  get #parts() {
    const leave = () => this.#menu.hidePopover();
    return { field: this.#field, list: this.#found, others: this.#sections(), leave };
  }

  #sections() {
    return GROUPS.map((group) => byId(`menu-${group}`, HTMLElement));
  }

  /** Show the group of a button, or all those that have no button. @param {string} opener the button's id */
  #show(opener) {
    const isWhole = opener === 'more';
    this.#menu.toggleAttribute('data-of', !isWhole);
    this.#field.hidden = !isWhole;
    this.#field.value = '';
    this.#found.hidden = true;
    for (const section of this.#sections()) {
      const name = section.id.replace('menu-', 'to-');
      const button = document.getElementById(name);
      section.hidden = isWhole ? Boolean(button?.checkVisibility()) : name !== opener;
    }
  }
}

/** Return where an entry of a group goes: the doors' entries come first. @param {Group} group */
export function groupOf(group) {
  const section = byId(`menu-${group}`, HTMLElement);
  return { section, before: section.querySelector(':scope > [data-l10n]:not(h2)') };
}
