import { dropFragment } from '../../base/browser.js';
import { once } from '../../base/once.js';
import { textOf } from '../../files/texts.js';
import { classLink, isClass } from '../../model/lessonfiles.js';
import { Classed } from '../../store/classed.js';
import { byId } from '../../ui/element.js';
import { followLinks } from '../../ui/screenlinks.js';
/** @import { Classroom } from './classroom.js' */
/** @import { Opener } from '../../files/opener.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { Lessons } from '../learn/door.js' */
/** @import { PuzzlesDoor } from '../puzzles/door.js' */

/** Opens the classes, whose code is loaded then. */
export class ClassesDoor {
  #load = once(async () => {
    const { Classroom } = await import('./classroom.js');
    return Classroom.create(this.page, this.screens);
  });

  /** @param {FullPage} page @param {{opener: Opener, lessons: Lessons, puzzles: PuzzlesDoor, present: () => unknown}} screens */
  constructor(page, screens) {
    this.page = page;
    this.screens = screens;
    byId('classes', HTMLElement).onclick = () => {
      byId('more-menu', HTMLElement).hidePopover();
      void this.#with((classroom) => classroom.open());
    };
    const open = async (/** @type {Blob} */ file) => {
      const text = await textOf(page.thinker, file).catch(() => '');
      await this.#with((classroom) => classroom.openText(text));
    };
    screens.opener.otherFiles.push({ is: isClass, open });
    addEventListener('hashchange', () => void this.#openLink());
    const isLinked = classLink.fits(location.hash);
    void this.#openLink();
    followLinks('classes', () => this.#with((classroom) => classroom.open()));
    // What a class forbids is forbidden after a reload too.
    if (!isLinked && new Classed().open !== null) void this.#with((classroom) => classroom.resume());
  }

  /** Open the class of the page's address, if it has one. A damaged one is opened as an empty one. */
  async #openLink() {
    const { hash } = location;
    if (!classLink.fits(hash)) return;
    dropFragment();
    // A package for a learning platform says how far the pupil has come, or nothing at first.
    const [link, code] = hash.split('&progress=', 2);
    const text = (await classLink.unpack(link)) ?? '';
    await this.#with((classroom) => classroom.openText(text, code));
  }

  /** @param {(classroom: Classroom) => unknown} act */
  async #with(act) {
    try {
      await act(await this.#load());
    } catch (error) {
      console.error(error);
      this.page.store.notify(this.page.messages.text('learn-away'));
    }
  }
}
