/** @file A small board that shows what the settings do, where the dialog covers the board. */

import { watchInks } from '../board/inks.js';
import { emptyBoard, labelsOf, Picture } from '../files/picture.js';
/** @import { Settings } from '../store/settings.js' */

const CELL = 22; // CSS pixels
const ROWS = ['.....B.....', '..R...B.B..', '.RBR.RR.B..', '..R...R....'];
const [WIDTH, HEIGHT] = [ROWS[0].length, ROWS.length];
const CAUGHT = 2 * WIDTH + 2; // the index of the captured dot
const POSITION = {
  ...emptyBoard(WIDTH, HEIGHT),
  dots: ROWS.join(''),
  owners: ROWS.join('').replaceAll(/[RB]/g, (_, i) => (i === CAUGHT ? 'r' : '.')),
  territories: [{ owner: 0, ring: 'cbdccdbc' }],
  last: { player: 1, x: 8, y: 2 },
};

/** Keep a sample of the board in an element. @param {HTMLElement} element @param {Settings} settings */
export function mountSample(element, settings) {
  const draw = () => {
    const picture = new Picture(POSITION, {
      cell: Math.round(CELL * devicePixelRatio),
      ratio: devicePixelRatio,
      coordinates: labelsOf(settings),
    });
    picture.draw(POSITION);
    element.replaceChildren(picture.canvas);
  };
  watchInks(draw);
  settings.watch(['coordinates'], draw);
  return draw;
}
