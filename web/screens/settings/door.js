/** @import { Door } from '../../ui/doors.js' */
/** @import { SettingsPanel } from './settings.js' */

/** The settings. @type {Door<SettingsPanel>} */
export const settings = {
  name: 'settings',
  menu: [{ id: 'settings', icon: 'settings', group: 'page' }],
  isCommon: true,
  load: () => import('./settings.js'),
};
