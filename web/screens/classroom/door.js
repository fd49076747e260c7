import { classLink, isClass } from '../../model/lessonfiles.js';
import { Classed } from '../../store/classed.js';
/** @import { Door } from '../../ui/doors.js' */
/** @import { Classroom } from './classroom.js' */

/** The classes. @type {Door<Classroom>} */
export const classroom = {
  name: 'classroom',
  uses: ['learn', 'puzzles'],
  menu: [{ id: 'classes', icon: 'classes', group: 'teach' }],
  link: 'classes',
  links: {
    fit: (fragment) => classLink.fits(fragment),
    open: (screen, link) => screen.openLink(link),
  },
  files: { fit: isClass, open: (screen, [file]) => screen.openFile(file) },
  // What a class forbids is forbidden after a reload too.
  resumes: () => !classLink.fits(location.hash) && new Classed().open !== null,
  failed: 'learn-away',
  load: () => import('./classroom.js'),
};
