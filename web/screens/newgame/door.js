/** @import { Door } from '../../ui/doors.js' */
/** @import { NewGame } from './newgame.js' */

/** The dialog for a new game. @type {Door<NewGame>} */
export const newgame = {
  name: 'newgame',
  buttons: { new: '' },
  isCommon: true,
  load: () => import('./newgame.js'),
};
