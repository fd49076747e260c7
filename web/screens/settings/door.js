/** @import { Door } from '../../ui/doors.js' */
/** @import { SettingsPanel } from './settings.js' */

/** The settings, and what the board explains. @type {Door<SettingsPanel>} */
export const settings = {
  name: 'settings',
  buttons: { settings: '', explain: 'explain' },
  isCommon: true,
  load: () => import('./settings.js'),
};
