/** @import { Door } from '../../ui/doors.js' */
/** @import { Worksheets } from './worksheet.js' */

/** The worksheets. @type {Door<Worksheets>} */
export const worksheet = {
  name: 'worksheet',
  uses: ['puzzles'],
  menu: [{ id: 'worksheets', icon: 'print', group: 'teach' }],
  buttons: { 'print-worksheet': '' },
  link: 'worksheet',
  failed: 'puzzles-away',
  load: () => import('./worksheet.js'),
};
