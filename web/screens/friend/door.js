import { dropFragment } from '../../base/browser.js';
import { once } from '../../base/once.js';
import { friendCodeIn } from '../../model/friendlink.js';
import { hasFriend } from '../../store/state.js';
import { byId } from '../../ui/element.js';
import { followLinks } from '../../ui/screenlinks.js';
/** @import { Shelf } from '../../files/shelf.js' */
/** @import { Friend } from './friend.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { NewGame } from '../../newgame/newgame.js' */

/**
 * The doors to a game with a friend at another device, whose code loads then.
 * @param {FullPage} page
 * @param {{shelf: Shelf, newGame: NewGame}} parts
 */
export function mountFriend(page, { shelf, newGame }) {
  const load = once(async () => {
    const { Friend } = await import('./friend.js');
    return Friend.create(page, shelf);
  });
  const act = async (/** @type {(friend: Friend) => unknown} */ work) => {
    try {
      await work(await load());
    } catch (error) {
      console.error(error);
      page.store.notify(page.messages.text('friend-away'));
    }
  };
  const openCode = () => {
    const code = friendCodeIn(location.hash);
    if (code === null) return;
    dropFragment();
    void act((friend) => friend.openCode(code));
  };
  byId('friend', HTMLElement).onclick = () => {
    byId('more-menu', HTMLElement).hidePopover();
    void act((friend) => friend.dialog.open());
  };
  newGame.onFriend = (settings) => void act((friend) => friend.dialog.open(settings));
  void page.store.loaded.then(() => {
    if (hasFriend(page.store.state)) void act((friend) => friend.resume());
  });
  addEventListener('hashchange', openCode);
  openCode();
  followLinks('friend', () => act((friend) => friend.dialog.open()));
}
