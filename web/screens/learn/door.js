import { dropFragment } from '../../base/browser.js';
import { textOf } from '../../files/texts.js';
import { isLesson, lessonLink } from '../../model/lessonfiles.js';
import { Progress } from '../../store/learned.js';
import { byId } from '../../ui/element.js';
import { followLinks } from '../../ui/screenlinks.js';
/** @import { Opener } from '../../files/opener.js' */
/** @import { Shelf } from '../../files/shelf.js' */
/** @import { Chapter } from './course.js' */
/** @import { Task } from './actions.js' */
/** @import { Learn } from './learn.js' */
/** @import { FullPage } from '../../play/page.js' */

/** Opens the lessons, whose code is loaded then. */
export class Lessons {
  /** @type {Promise<Learn> | null} */
  #loaded = null;

  /** @param {FullPage} page @param {{shelf: Shelf, opener: Opener}} files */
  constructor(page, { shelf, opener }) {
    this.page = page;
    this.shelf = shelf;
    for (const id of ['learn', 'help-learn', 'new-learn']) {
      byId(id, HTMLElement).onclick = (event) => {
        const { target } = event;
        if (target instanceof Element) target.closest('dialog')?.close();
        void this.open();
      };
    }
    const open = async (/** @type {Blob} */ file) =>
      this.openText(await textOf(page.thinker, file).catch(() => ''));
    opener.otherFiles.push({ is: isLesson, open });
    addEventListener('hashchange', () => void this.#openLink());
    void this.#openLink();
    followLinks('lessons', (place) => this.open(place));
    // The game on the board may be one of the staircase.
    if (new Progress().learned.climbs) void this.#load().catch(() => {});
  }

  /** @param {string} [place] the name of a chapter, or of a shape whose step to show */
  async open(place) {
    byId('more-menu', HTMLElement).hidePopover();
    await (await this.#load()).open(place);
  }

  /**
   * Open a lesson as a step of a class.
   * @param {Chapter} chapter
   * @param {number} number of the board
   * @param {Task} task
   */
  async openTask(chapter, number, task) {
    (await this.#load()).openTask(chapter, number, task);
  }

  /** Open somebody's lesson. @param {string} text */
  async openText(text) {
    await (await this.#load()).openText(text);
  }

  /** Return the lesson in the editor, or ''. */
  async draft() {
    return (await this.#loaded)?.editor.draft ?? '';
  }

  /** Open the lesson of the page's address, if it has one. A damaged one is shown as an empty lesson. */
  async #openLink() {
    const { hash } = location;
    if (!lessonLink.fits(hash)) return;
    dropFragment();
    await this.openText((await lessonLink.unpack(hash)) ?? '');
  }

  #load() {
    this.#loaded ??= import('./mount.js')
      .then(({ mountLearn }) => mountLearn(this.page, this.shelf))
      .catch((error) => {
        this.#loaded = null;
        throw error;
      });
    return this.#loaded;
  }
}
