import { byId } from '../../ui/element.js';
import { followLinks } from '../../ui/screenlinks.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Walker } from '../../record/walker.js' */

/**
 * The doors of the presentation, whose code loads when one is opened. Return what opens it.
 * @param {FullPage} page
 * @param {Walker} walker
 */
export function mountPresent(page, walker) {
  const open = async () => {
    try {
      const { present } = await import('./present.js');
      await present(page, walker);
    } catch (error) {
      console.error(error);
      page.store.notify(page.messages.text('present-failed'));
    }
  };
  byId('present', HTMLElement).onclick = () => {
    byId('more-menu', HTMLElement).hidePopover();
    void open();
  };
  for (const button of document.querySelectorAll('button.to-present')) {
    button.addEventListener('click', () => void open());
  }
  followLinks('present', open);
  return open;
}
