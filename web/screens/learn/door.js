import { isLesson, lessonLink } from '../../model/lessonfiles.js';
import { Progress } from '../../store/learned.js';
/** @import { Door } from '../../ui/doors.js' */
/** @import { Learn } from './learn.js' */

/** The lessons. @type {Door<Learn>} */
export const learn = {
  name: 'learn',
  menu: [{ id: 'learn', icon: 'learn', group: 'learn' }],
  buttons: { 'help-learn': '', 'progress-learn': '' },
  link: 'lessons',
  links: {
    fit: (fragment) => lessonLink.fits(fragment),
    // A damaged one is shown as an empty lesson.
    open: async (screen, link) => screen.openText((await lessonLink.unpack(link)) ?? ''),
  },
  files: { fit: isLesson, open: (screen, [file]) => screen.openFile(file) },
  resumes: () => new Progress().learned.climbs,
  failed: 'learn-away',
  load: () => import('./learn.js'),
};
