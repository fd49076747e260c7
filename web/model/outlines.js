import { formatPoints } from './points.js';
/** @import { Point } from './points.js' */
/** @import { DrawnTerritory } from '../protocol.js' */

/**
 * Return a ring around each territory, given only which points each player owns: set-ups and files do not
 * list rings. In each square of four points, the ring takes the diagonal step past a corner that is inside,
 * or the straight step along two corners that are outside if the other two are inside.
 * @param {string} owners as in a position
 * @param {number} width of the board
 * @returns {DrawnTerritory[]}
 */
export function outlines(owners, width) {
  return [...'rbgy'].flatMap((letter, owner) => {
    const isIn = (/** @type {number} */ x, /** @type {number} */ y) => owners[y * width + x] === letter;
    return walks(steps(isIn, width, owners.length / width)).map((ring) => ({
      owner,
      ring: formatPoints(ring),
    }));
  });
}

/**
 * Return the steps of all rings, clockwise.
 * @param {(x: number, y: number) => boolean} isIn
 * @param {number} width
 * @param {number} height
 */
function steps(isIn, width, height) {
  /** @type {[from: Point, to: Point][]} */
  const found = [];
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const square = [
        { x, y },
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
        { x, y: y + 1 },
      ];
      const inside = square.map((point) => isIn(point.x, point.y));
      for (let i = 0; i < 4; i++) {
        const [after, across, before] = [(i + 1) % 4, (i + 2) % 4, (i + 3) % 4];
        if (inside[i] && !inside[after] && !inside[before]) found.push([square[after], square[before]]);
        else if (!inside[i] && !inside[after] && inside[across] && inside[before]) {
          found.push([square[i], square[after]]);
        }
      }
    }
  }
  return found;
}

/** Join the steps into closed walks. @param {[from: Point, to: Point][]} left @returns {Point[][]} */
function walks(left) {
  const found = [];
  while (left.length) {
    const [[start, next]] = left.splice(0, 1);
    const walk = [start];
    for (let at = next; at.x !== start.x || at.y !== start.y;) {
      walk.push(at);
      const i = left.findIndex(([from]) => from.x === at.x && from.y === at.y);
      at = left.splice(i, 1)[0][1];
    }
    found.push(walk);
  }
  return found;
}
