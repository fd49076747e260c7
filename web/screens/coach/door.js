/** @import { Door } from '../../ui/doors.js' */
/** @import { Coach } from './coach.js' */

/** The coach, which loads with the first game that it follows. @type {Door<Coach>} */
export const coach = { name: 'coach', failed: '', load: () => import('./coach.js') };
