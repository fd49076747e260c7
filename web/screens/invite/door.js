import { isUntouched } from '../../store/state.js';
/** @import { Door } from '../../ui/doors.js' */
/** @import { Invite } from './invite.js' */

/** The cards beside an empty board. Without them everything works too. @type {Door<Invite>} */
export const invite = {
  name: 'invite',
  isOnPage: true,
  failed: '',
  resumes: async ({ store }) => {
    await Promise.all([store.loaded, store.until(({ position }) => position !== null)]);
    return isUntouched(store.state);
  },
  load: () => import('./invite.js'),
};
