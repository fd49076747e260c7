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
/** Draw a capture in a picture with this id. @param {string} id */
export function drawFigure(id) {
  const lines = [];
  for (let i = 0; i < 5; i++) lines.push(`M${10 + i * STEP} 0v80M0 ${10 + i * STEP}h100`);
  const ring = RING.map((point) => point.map(place)).join('L');
  const [x, y] = RING[LAST].map(place);
  byId(id, SVGElement).append(
    makeSvg('path', { class: 'line', d: lines.join('') }),
    makeSvg('path', { class: 'ring player-0', d: `M${ring}Z` }),
    ...CAUGHT.map((point) => dot(1, point, 'taken')),
    ...OTHERS.map((point) => dot(1, point)),
    ...RING.map((point) => dot(0, point)),
    makeSvg('circle', { class: 'fresh', cx: x, cy: y, r: 9 }),
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
