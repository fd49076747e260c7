/**
 * @file Small positions to learn the game on. What a dot captures in them is what the engine has answered;
 * tests/test_lessons.py asks it again.
 */

/**
 * @typedef {object} LessonCapture
 * @property {number} owner who captures
 * @property {string} ring
 * @property {string} captured the dots
 *
 * @typedef {object} Lesson
 * @property {string} name of its messages
 * @property {string[]} rows the dots, as a position has them
 * @property {number} player who places the dot
 * @property {Record<string, LessonCapture>} captures what a dot on a point captures. On all other points it
 *   captures nothing.
 */

/** @type {Lesson[]} */
export const LESSONS = [
  {
    name: 'ring',
    rows: ['.....', '..R..', '.RB..', '..R..', '.....'],
    player: 0,
    captures: { dc: { owner: 0, ring: 'cbdccdbc', captured: 'cc' } },
  },
  {
    name: 'chain',
    rows: ['.......', '..RR...', '.RBBR..', '.R.BR..', '..R....', '.......'],
    player: 0,
    captures: { de: { owner: 0, ring: 'cbdbeceddecebdbc', captured: 'ccdcdd' } },
  },
  {
    name: 'edge',
    rows: ['.RBR...', '.......', '....R..', '...RBR.', '.......', '.......'],
    player: 0,
    captures: { ee: { owner: 0, ring: 'ecfdeedd', captured: 'ed' } },
  },
  {
    name: 'house',
    rows: ['.....', '..R..', '.R.R.', '..R..', '.....'],
    player: 1,
    captures: { cc: { owner: 0, ring: 'cbdccdbc', captured: 'cc' } },
  },
];
