/** @import { Door } from '../../ui/doors.js' */
/** @import { Arrival } from './arrival.js' */

/** The welcome to whoever comes first by somebody else's game. @type {Door<Arrival>} */
export const arrival = { name: 'arrival', failed: '', load: () => import('./arrival.js') };
