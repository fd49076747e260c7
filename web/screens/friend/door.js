import { friendCodeIn } from '../../model/friendlink.js';
import { hasFriend } from '../../store/state.js';
/** @import { Door } from '../../ui/doors.js' */
/** @import { Friend } from './friend.js' */

/** A game with a friend at another device. @type {Door<Friend>} */
export const friend = {
  name: 'friend',
  finds: { friend: '' },
  link: 'friend',
  links: {
    fit: (fragment) => friendCodeIn(fragment) !== null,
    open: (screen, link) => screen.openCode(friendCodeIn(link) ?? ''),
  },
  resumes: async ({ store }) => (await store.loaded, hasFriend(store.state)),
  failed: 'friend-away',
  load: () => import('./friend.js'),
};
