import { isEverything } from './everythingfile.js';
/** @import { Door } from '../../ui/doors.js' */
/** @import { FilesDialog } from './files.js' */

/** The dialog in which a game is opened, saved, shared, drawn, embedded and described. @type {Door<FilesDialog>} */
export const files = {
  name: 'files',
  menu: [
    { id: 'files', icon: 'file', group: 'share', part: 'open' },
    { id: 'share-game', icon: 'share', group: 'share', part: 'save' },
  ],
  buttons: { share: 'save', about: 'about' },
  finds: { 'tab-picture': 'picture', 'tab-embed': 'embed', 'save-title': 'save' },
  files: { fit: isEverything, open: (screen, [file]) => screen.openEverything(file) },
  isCommon: true,
  load: () => import('./files.js'),
};
