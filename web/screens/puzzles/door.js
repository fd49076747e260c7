import { once } from '../../base/once.js';
import { byId } from '../../ui/element.js';
import { followLinks } from '../../ui/screenlinks.js';
/** @import { FilesDialog } from '../../files/dialog.js' */
/** @import { Task } from '../learn/actions.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { Entry } from './collection.js' */

/** Opens the puzzles, whose code is loaded then. */
export class PuzzlesDoor {
  #load = once(() =>
    import('./puzzles.js')
      .then(({ Puzzles }) => new Puzzles(this.page, (puzzle) => this.files.openPuzzle(puzzle)))
      .catch((error) => {
        this.page.store.notify(this.page.messages.text('puzzles-away'));
        throw error;
      }),
  );

  /** @param {FullPage} page @param {FilesDialog} files */
  constructor(page, files) {
    this.page = page;
    this.files = files;
    byId('puzzles', HTMLElement).onclick = () => {
      byId('more-menu', HTMLElement).hidePopover();
      void this.open();
    };
    followLinks('puzzles', (theme) => this.open(theme));
  }

  /** @param {string} [theme] which to choose */
  async open(theme) {
    await (await this.#load()).open(theme);
  }

  /** Open a puzzle as a step of a class. @param {Entry} entry @param {Task} task */
  async openTask(entry, task) {
    (await this.#load()).openTask(entry, task);
  }

  /** Open puzzles from the reader's own games. @param {string[]} texts */
  async openOwn(texts) {
    await (await this.#load()).openOwn(texts);
  }
}
