/** @import { Door } from '../../ui/doors.js' */
/** @import { Solved } from './solved.js' */

/** The solved boards. @type {Door<Solved>} */
export const solved = {
  name: 'solved',
  menu: [{ id: 'solved', icon: 'solved', group: 'learn' }],
  link: 'solved',
  failed: 'solved-away',
  load: () => import('./solved.js'),
};
