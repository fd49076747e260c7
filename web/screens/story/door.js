/** @import { Door } from '../../ui/doors.js' */
/** @import { Story } from './story.js' */

/** What the card of a result tells of the game. It loads when a game ends. @type {Door<Story>} */
export const story = { name: 'story', failed: '', load: () => import('./story.js') };
