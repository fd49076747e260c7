/** @import { Door } from '../../ui/doors.js' */
/** @import { Compare } from './compare.js' */

/** Two lines of the game side by side. @type {Door<Compare>} */
export const compare = {
  name: 'compare',
  menu: [{ id: 'compare', icon: 'compare', group: 'analyse' }],
  failed: 'compare-failed',
  load: () => import('./compare.js'),
};
