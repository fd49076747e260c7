/**
 * @file The doors of the screens. A door says what leads to a screen and what loads it; the rest of the screen, with its
 * words and styles, loads when somebody goes through. What is the same at every door is here.
 */

import { dropFragment } from '../base/browser.js';
import { once } from '../base/once.js';
import { doorOf, doors } from '../model/doors.js';
import { byId, icon, make } from './element.js';
import { late } from './late.js';
import { loadScreenMessages } from './loadmessages.js';
import { groupOf } from './mainmenu.js';
import { adoptStyles } from './styles.js';
/** @import { Source } from '../files/opener.js' */
/** @import { FullPage, WholePage } from '../play/page.js' */
/** @import { Group } from './mainmenu.js' */

/**
 * @template [Screen=any]
 * @typedef {object} Door
 * @property {string} name of the folder in web/screens, and of the words and styles there
 * @property {() => Promise<{create: (page: WholePage) => Screen | Promise<Screen>}>} load
 * @property {string} [failed] the message that says that the screen could not be loaded; by default that a part was not
 * @property {string[]} [uses] the screens that it contains, whose words and styles it needs too
 * @property {Entry[]} [menu] its buttons in the menu, in the order of the menu
 * @property {Record<string, string>} [buttons] the ids of others that open it, each with the part of the screen that it opens,
 *   or ''; a dialog or a menu around them closes
 * @property {boolean} [isOnPage] whether it is no dialog, so that it needs none of the styles of dialogs
 * @property {Record<string, string>} [finds] the parts of it that the search of the menu finds, by the messages that name them
 * @property {boolean} [isCommon] whether people open it so often that it loads when nobody waits
 * @property {string} [link] that opens it: `#open=link`, or `#open=link/part`
 * @property {Links<Screen>} [links] others that lead to it
 * @property {Files<Screen>} [files] that it opens
 * @property {(page: FullPage) => boolean | Promise<boolean>} [resumes] whether it loads at once, to go on with what
 *   was there before a reload
 */
/**
 * @typedef {object} Entry a button of the menu
 * @property {string} id of the button, and of the message that names it
 * @property {string} icon
 * @property {Group} group where it is in the menu
 * @property {string} [part] of the screen that it opens
 */
/**
 * @template Screen
 * @typedef {{fit: (fragment: string) => boolean, open: (screen: Screen, fragment: string) => unknown}} Links
 */
/**
 * @template Screen
 * @typedef {object} Files
 * @property {string} [suffix] by which the page knows them, or
 * @property {(file: Blob) => Promise<boolean>} [fit] by what they contain
 * @property {(screen: Screen, files: any[]) => unknown} open gets files, of which some have only contents
 */

/** Lets the doors be opened, each in the same ways. */
export class Doors {
  /** What loads each screen, once. @type {Map<Door, () => Promise<any>>} */
  #loads = new Map();
  /** The screens that are loaded. @type {Map<Door, any>} */
  #screens = new Map();

  /** @param {Omit<WholePage, 'doors'>} page */
  constructor(page) {
    /** @type {WholePage} */
    this.page = { ...page, doors: this };
    for (const door of doors) this.#install(door);
    addEventListener('hashchange', () => this.#follow());
    this.#follow();
  }

  /**
   * Load a screen, unless it is loaded, and do something there. If that fails, say so and return null.
   * @template Screen, Result
   * @param {Door<Screen>} door
   * @param {(screen: Screen) => Result} act
   * @returns {Promise<Awaited<Result> | null>}
   */
  enter(door, act) {
    return late(this.page, async () => act(await this.#loads.get(door)?.()), door.failed);
  }

  /**
   * Return a screen if it is loaded, or null.
   * @template Screen
   * @param {Door<Screen>} door
   * @returns {Screen | null}
   */
  loaded(door) {
    return this.#screens.get(door) ?? null;
  }

  /** Load the screens that people open often. */
  prepare() {
    const common = doors.filter(({ isCommon }) => isCommon);
    return Promise.allSettled(common.map((door) => this.#loads.get(door)?.()));
  }

  /** Open a screen. @param {string} name @param {unknown} [part] of it, or what it shows */
  async open(name, part) {
    const door = doors.find((each) => each.name === name);
    if (door) await this.enter(door, (screen) => screen.open(part));
  }

  /** Open those of some files that a screen knows by their names. Return the others. @param {Source[]} files */
  take(files) {
    let rest = files;
    for (const door of doors) {
      const { suffix, open } = door.files ?? {};
      const taken = suffix ? rest.filter(({ name }) => name.endsWith(suffix)) : [];
      if (!taken.length) continue;
      rest = rest.filter((file) => !taken.includes(file));
      void this.enter(door, async (screen) => open?.(screen, await Promise.all(taken.map(fileOf))));
    }
    return rest;
  }

  /** @param {Door} door */
  #install(door) {
    const { page } = this;
    const { name, menu = [], buttons = {}, files } = door;
    this.#loads.set(
      door,
      once(async () => {
        const names = [...(door.uses ?? []), name];
        const styles = [
          ...(door.isOnPage ? [] : ['styles/screens']),
          ...names.map((each) => `screens/${each}/${each}`),
        ];
        const loaded = styles.map((path) => adoptStyles(`web/${path}.css`));
        const words = names.map((each) => loadScreenMessages(page.messages, each));
        const [{ create }] = await Promise.all([door.load(), ...loaded, ...words]);
        for (const root of document.querySelectorAll(`[data-words=${name}]`)) page.messages.localize(root);
        const screen = await create(page);
        this.#screens.set(door, screen);
        return screen;
      }),
    );
    for (const entry of menu) this.#addToMenu(name, entry);
    for (const [id, part] of Object.entries(buttons)) {
      const button = byId(id, HTMLElement);
      button.onclick = () => {
        button.closest('dialog')?.close();
        /** @type {HTMLElement | null} */ (button.closest('[popover]'))?.hidePopover();
        void this.open(name, part);
      };
    }
    if (files?.fit) {
      const open = (/** @type {Blob} */ file) => this.enter(door, (screen) => files.open(screen, [file]));
      page.opener.otherFiles.push({ is: files.fit, open });
    }
    const resumes = door.resumes?.(page) ?? false;
    void Promise.resolve(resumes).then((is) => is && this.enter(door, (screen) => screen.resume()));
  }

  /** @param {string} name @param {Entry} entry */
  #addToMenu(name, { id, icon: sign, group, part = '' }) {
    const { section, before } = groupOf(group);
    const onclick = () => {
      byId('more-menu', HTMLElement).hidePopover();
      void this.open(name, part);
    };
    const button = make('button', { type: 'button', id, onclick }, icon(sign));
    this.page.messages.label(button, id);
    section.insertBefore(button, before);
  }

  /** Open the screen to which the page's address leads. The link then leaves the address, as it is no game. */
  #follow() {
    const { hash } = location;
    const { door, part } = doorOf(hash) ?? {};
    if (!door) return;
    dropFragment();
    const { links } = door;
    void this.enter(door, (screen) => (links?.fit(hash) ? links.open(screen, hash) : screen.open(part)));
  }
}

/** @param {Source} source */
const fileOf = (source) => (source instanceof File ? source : source.getFile());
