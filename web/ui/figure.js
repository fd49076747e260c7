/** @file Small drawings of dots on squared paper. */

import { makeSvg } from './element.js';

const STEP = 20;
const BEYOND = 8; // lines beside the picture, in case its place has another shape
const ROOM = BEYOND * STEP;
const DOT = 16; // the size of a dot

/**
 * @typedef {object} Scene what is drawn, in a picture of 100 × 80; points are columns and rows of crossings
 * @property {number[][][]} dots of each player
 * @property {number[][]} [ring] what the first player has closed
 * @property {number[][]} [taken] the second player's dots in it
 * @property {number[]} [last] the dot played last
 */

/** A capture. @type {Scene} */
export const CAPTURE = {
  ring: [
    [3, 1],
    [4, 2],
    [4, 3],
    [3, 4],
    [2, 3],
    [2, 2],
  ],
  dots: [
    [],
    [
      [1, 4],
      [5, 3],
    ],
  ],
  taken: [
    [3, 2],
    [3, 3],
  ],
  last: [3, 4],
};

/** Draw a scene. @param {Element} picture an SVG of the class `figure` @param {Scene} scene */
export function drawScene(picture, { dots, ring = [], taken = [], last }) {
  const lines = [];
  for (let i = -BEYOND; i < 5 + BEYOND; i++) {
    lines.push(`M${10 + i * STEP} ${-ROOM}v${2 * ROOM + 80}M${-ROOM} ${10 + i * STEP}h${2 * ROOM + 100}`);
  }
  const outline = ring.map((point) => point.map(place)).join('L');
  picture.append(
    makeSvg('path', { class: 'line', d: lines.join('') }),
    ...(ring.length ? [makeSvg('path', { class: 'ring player-0', d: `M${outline}Z` })] : []),
    ...taken.map((point) => dot(1, point, 'taken')),
    ...[[...ring, ...dots[0]], ...dots.slice(1)].flatMap((points, player) =>
      points.map((point) => dot(player, point)),
    ),
    ...(last ? [makeSvg('circle', { class: 'fresh', cx: place(last[0]), cy: place(last[1]), r: 9 })] : []),
  );
}

/** @param {number} column */
const place = (column) => column * STEP - STEP / 2;

/** @param {number} player @param {number[]} point @param {string} [className] */
function dot(player, [x, y], className = '') {
  return makeSvg('use', {
    href: `#dot-${player}`,
    class: `player-${player} ${className}`,
    x: place(x) - DOT / 2,
    y: place(y) - DOT / 2,
    width: DOT,
    height: DOT,
  });
}
