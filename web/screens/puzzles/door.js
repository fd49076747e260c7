/** @import { Door } from '../../ui/doors.js' */
/** @import { Puzzles } from './puzzles.js' */

/** The puzzles. @type {Door<Puzzles>} */
export const puzzles = {
  name: 'puzzles',
  menu: [{ id: 'puzzles', icon: 'puzzles', group: 'learn' }],
  link: 'puzzles',
  failed: 'puzzles-away',
  load: () => import('./puzzles.js'),
};
