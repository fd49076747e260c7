/** @file A small board that shows what the settings do, where the dialog covers the board. */

import { watchInks } from '../board/inks.js';
import { NOTHING_SIGNED } from '../board/signs.js';
import { Picture } from '../files/picture.js';
/** @import { Settings } from '../store/settings.js' */
/** @import { Position } from '../protocol.js' */

const CELL = 22; // CSS pixels
const ROWS = ['.....B.....', '..R...B.B..', '.RBR.RR.B..', '..R...R....'];
const [WIDTH, HEIGHT] = [ROWS[0].length, ROWS.length];
const CAUGHT = 2 * WIDTH + 2; // the index of the captured dot
const POSITION = /** @type {Position} */ (
  /** @type {unknown} */ ({
    width: WIDTH,
    height: HEIGHT,
    dots: ROWS.join(''),
    owners: ROWS.join('').replaceAll(/[RB]/g, (_, i) => (i === CAUGHT ? 'r' : '.')),
    refusals: '',
    territories: [{ owner: 0, ring: 'cbdccdbc' }],
    change: { dot: null, taken: [] },
    last: { player: 1, x: 8, y: 2 },
    marks: NOTHING_SIGNED.marks,
  })
);

/** Keep a sample of the board in an element. @param {HTMLElement} element @param {Settings} settings */
export function mountSample(element, settings) {
  const draw = () => {
    const { coordinates } = settings.values;
    const picture = new Picture(POSITION, {
      cell: Math.round(CELL * devicePixelRatio),
      ratio: devicePixelRatio,
      coordinates: coordinates === 'around' ? coordinates : coordinates !== 'off',
    });
    picture.draw(POSITION);
    element.replaceChildren(picture.canvas);
  };
  watchInks(draw);
  settings.watch(['coordinates'], draw);
  return draw;
}
