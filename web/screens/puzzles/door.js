/** @import { Door } from '../../ui/doors.js' */
/** @import { Puzzles } from './puzzles.js' */

/** The link of one of our puzzles, as that of a board on another page (web/viewer/embed.js). */
const PUZZLE = /^#puzzle=([0-9a-f]{8})$/;

/** The puzzles. @type {Door<Puzzles>} */
export const puzzles = {
  name: 'puzzles',
  menu: [{ id: 'puzzles', icon: 'puzzles', group: 'learn' }],
  link: 'puzzles',
  links: {
    fit: (fragment) => PUZZLE.test(fragment),
    open: (screen, link) => screen.openShared(PUZZLE.exec(link)?.[1] ?? ''),
  },
  failed: 'puzzles-away',
  load: () => import('./puzzles.js'),
};
