import { dropFragment } from '../base/browser.js';
import { screenOfFragment } from '../model/screens.js';
/** @import { Screen } from '../model/screens.js' */

/**
 * Open a screen whenever the page's address leads to it. The link then leaves the address, as it is no game.
 * @param {Screen} screen
 * @param {(part: string) => Promise<unknown>} open
 */
export function followLinks(screen, open) {
  const follow = () => {
    const link = screenOfFragment(location.hash);
    if (link?.screen !== screen) return;
    dropFragment();
    void open(link.part);
  };
  addEventListener('hashchange', follow);
  follow();
}
