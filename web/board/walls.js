import { ringName } from '../position.js';
/** @import { Point, Territory } from '../position.js' */

/**
 * The rings round territories that are known by their points alone. Of each square between four points they take
 * the step past a corner that is inside, or along a side that lies before two.
 * @param {string} owners as a position's @param {number} width @returns {Territory[]}
 */
export function ringsRound(owners, width) {
  return [...'rbgy'].flatMap((letter, owner) =>
    walks(steps((x, y) => owners[y * width + x] === letter, width, owners.length / width)).map((ring) => ({
      owner,
      ring: ringName(ring),
    })),
  );
}

/**
 * All steps, clockwise.
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

/** The closed ways that the steps make. @param {[from: Point, to: Point][]} left @returns {Point[][]} */
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
