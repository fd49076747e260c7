import { importLab } from '../../host.js';
import { isBotFragment } from '../../model/bots.js';
/** @import { Door } from '../../ui/doors.js' */
/** @import { Lab } from './lab.js' */

/** The Python lab. @type {Door<Lab>} */
export const lab = {
  name: 'lab',
  menu: [{ id: 'lab', icon: 'lab', group: 'teach' }],
  link: 'lab',
  links: { fit: isBotFragment, open: (screen, link) => screen.openLink(link) },
  files: { suffix: '.py', open: (screen, files) => screen.openFiles(files) },
  failed: 'lab-failed',
  load: importLab,
};
