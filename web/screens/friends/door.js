/** @import { Door } from '../../ui/doors.js' */
/** @import { Friends } from './friends.js' */

/** The choice of how to play with a friend. @type {Door<Friends>} */
export const friends = { name: 'friends', load: () => import('./friends.js') };
