import { isEverything } from './everythingfile.js';
/** @import { Door } from '../../ui/doors.js' */
/** @import { FilesDialog } from './files.js' */

/** The dialog in which a game is opened, saved, shared, drawn, embedded and described. @type {Door<FilesDialog>} */
export const files = {
  name: 'files',
  buttons: { files: 'open', share: 'save', picture: 'picture', embed: 'embed', about: 'about' },
  files: { fit: isEverything, open: (screen, [file]) => screen.openEverything(file) },
  isCommon: true,
  load: () => import('./files.js'),
};
