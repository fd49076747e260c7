/** @import { Door } from '../../ui/doors.js' */
/** @import { Help } from './help.js' */

/** The rules, and the keys. @type {Door<Help>} */
export const help = {
  name: 'help',
  menu: [{ id: 'help', icon: 'help', group: 'page' }],
  finds: { 'help-keys': 'keys' },
  isCommon: true,
  load: () => import('./help.js'),
};
