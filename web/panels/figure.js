import { byId, makeSvg } from '../ui/element.js';

const STEP = 20;
const RING = [
  [3, 1],
  [4, 2],
  [4, 3],
  [3, 4],
  [2, 3],
  [2, 2],
];
const LAST = 3; // the index of the dot that closes the ring
const CAUGHT = [
  [3, 2],
  [3, 3],
];
const OTHERS = [
  [1, 4],
  [5, 3],
];
/**
 * Draw a position before or after a capture.
 * @param {string} id of the picture
 * @param {boolean} closed whether the ring is closed
 */
export function drawFigure(id, closed) {
  const figure = byId(id, SVGElement);
  for (let i = 0; i < 5; i++) {
    const at = 10 + i * STEP;
    figure.append(makeSvg('path', { class: 'line', d: `M${at} 0v80M0 ${at}h100` }));
  }
  if (closed) {
    figure.append(
      makeSvg('path', { class: 'ring player-0', d: `M${RING.map((point) => point.map(place)).join('L')}Z` }),
    );
  }
  for (const point of CAUGHT) figure.append(dot(1, point, closed ? 'taken' : ''));
  for (const point of OTHERS) figure.append(dot(1, point));
  RING.forEach((point, i) => {
    if (closed || i !== LAST) figure.append(dot(0, point));
  });
  const [x, y] = RING[LAST].map(place);
  figure.append(
    makeSvg('circle', {
      class: 'fresh',
      cx: x,
      cy: y,
      r: 9,
      ...(closed ? {} : { 'stroke-dasharray': '3 2.65' }),
    }),
  );
}

/** @param {number} column */
function place(column) {
  return column * STEP - 10;
}

/** @param {number} player @param {number[]} point @param {string} [className] */
function dot(player, [x, y], className = '') {
  return makeSvg('use', {
    href: `#dot-${player}`,
    class: `player-${player} ${className}`,
    x: place(x) - 8,
    y: place(y) - 8,
    width: 16,
    height: 16,
  });
}
