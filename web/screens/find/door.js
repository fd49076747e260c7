/** @import { Door } from '../../ui/doors.js' */
/** @import { Find } from './find.js' */

/** The search for commands, in the menu and in the help. @type {Door<Find>} */
export const find = {
  name: 'find',
  uses: ['settings', 'files', 'help'],
  isCommon: true,
  load: () => import('./find.js'),
};
