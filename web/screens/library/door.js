/** @import { Door } from '../../ui/doors.js' */
/** @import { Library } from './library.js' */

/** The library of games. @type {Door<Library>} */
export const library = {
  name: 'library',
  buttons: { 'library-open': '' },
  failed: 'library-away',
  load: () => import('./library.js'),
};
