import { once } from '../base/once.js';
import { late } from '../ui/late.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { ListedGame } from '../store/listedgame.js' */
/** @import { Link } from './link.js' */
/** @import { Opener, OpenSent, Source } from './opener.js' */
/** @import { OtherFile } from './reading.js' */
/** @import { Shelf } from './shelf.js' */

/** Opens games. What does it loads with the first of them (opener.js has the same methods). */
export class LazyOpener {
  #load;
  /** What else can be opened, such as lessons. @type {OtherFile[]} */
  otherFiles = [];

  /** @param {FullPage} page @param {Shelf} shelf @param {OpenSent} openSent */
  constructor(page, shelf, openSent) {
    this.page = page;
    this.#load = once(async () => {
      const opener = await import('./opener.js');
      return new opener.Opener(page, shelf, openSent, this.otherFiles);
    });
  }

  /** @param {Source[]} files @param {number} [place] */
  async openFiles(files, place) {
    await (await this.#opener())?.openFiles(files, place);
  }

  /** @param {string} text @param {string} [source] */
  async openText(text, source) {
    await (await this.#opener())?.openText(text, source);
  }

  /** @param {Link} link */
  async openLink(link) {
    return (await this.#opener())?.openLink(link) ?? 'refused';
  }

  /** @param {ListedGame} game */
  async openShelved(game) {
    await (await this.#opener())?.openShelved(game);
  }

  /** Return what opens games. If it cannot be loaded, say so. @returns {Promise<Opener | null>} */
  #opener() {
    return late(this.page, this.#load);
  }
}
