/** @import { Door } from '../../ui/doors.js' */
/** @import { Analyse } from './analyse.js' */

/** What explains the game: its points, what can be seen on the board, its review, and two lines side by side. @type {Door<Analyse>} */
export const analyse = {
  name: 'analyse',
  menu: [{ id: 'analyse', icon: 'explain', group: 'analyse' }],
  link: 'analyse',
  load: () => import('./analyse.js'),
};
