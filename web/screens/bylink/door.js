/** @import { Door } from '../../ui/doors.js' */

/** Opens links of games by link. If that fails, whoever opens the link says so. @type {Door<ReturnType<typeof import('./bylink.js').create>>} */
export const bylink = { name: 'bylink', failed: '', load: () => import('./bylink.js') };
