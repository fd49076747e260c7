/** @import { Door } from '../../ui/doors.js' */

/** The presentation of the board that is shown. @type {Door} */
export const present = {
  name: 'present',
  menu: [{ id: 'present', icon: 'present', group: 'teach' }],
  link: 'present',
  failed: 'present-failed',
  load: () => import('./present.js'),
};
