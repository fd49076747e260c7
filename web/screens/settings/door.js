/** @import { Door } from '../../ui/doors.js' */
/** @import { SettingsPanel } from './settings.js' */

/** The settings, and what the board explains. @type {Door<SettingsPanel>} */
export const settings = {
  name: 'settings',
  menu: [
    { id: 'explain', icon: 'explain', group: 'analyse', part: 'explain' },
    { id: 'settings', icon: 'settings', group: 'page' },
  ],
  isCommon: true,
  load: () => import('./settings.js'),
};
