import { once } from '../../base/once.js';
import { byId } from '../../ui/element.js';
import { followLinks } from '../../ui/screenlinks.js';
/** @import { FullPage } from '../../play/page.js' */

/** The door of the solved boards, whose code loads behind it. @param {FullPage} page */
export function mountSolved(page) {
  const load = once(async () => (await import('./solved.js')).Solved.create(page));
  const open = async () => {
    byId('more-menu', HTMLElement).hidePopover();
    try {
      await (await load()).open();
    } catch (error) {
      console.error(error);
      page.store.notify(page.messages.text('solved-away'));
    }
  };
  byId('solved', HTMLElement).onclick = open;
  followLinks('solved', open);
}
