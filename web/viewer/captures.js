/**
 * @file Automatic captures, slowly and simply, to paint the game of a link before Python is there. The engine
 * decides; tests/test_page.py holds this to its answers. The rules are in docs/rules.md.
 */

/**
 * @typedef {object} Points the board while it is played on
 * @property {number} width
 * @property {number} height
 * @property {number} players
 * @property {Int8Array} dots the player of each dot, or -1
 * @property {Int8Array} owners the player of each territory, or -1
 *
 * @typedef {(points: number) => void} Count counts work, and throws if it is too much
 */

/** @typedef {{owner: number, inside: number[]}} Taken */

/** Return the four neighbours of a point, as far as the board has them. @param {Points} points @param {number} index */
function sides({ width, height }, index) {
  const [x, y] = [index % width, Math.floor(index / width)];
  const found = [];
  if (x > 0) found.push(index - 1);
  if (x < width - 1) found.push(index + 1);
  if (y > 0) found.push(index - width);
  if (y < height - 1) found.push(index + width);
  return found;
}

/** @param {Points} points @param {number} index @param {number} player */
const isAlive = ({ dots, owners }, index, player) => dots[index] === player && owners[index] < 0;

/**
 * Capture what a dot closes. If that is nothing and the dot is in another player's house, that player captures
 * it.
 * @param {Points} points which this changes
 * @param {number} index of the dot, which is not on the board yet
 * @param {number} player
 * @param {Count} count
 * @returns {Taken[]}
 */
export function playDot(points, index, player, count) {
  const host = findHost(points, index, player, count);
  points.dots[index] = player;
  const closed = closedBy(points, index, player, count);
  const taken = closed.length || !host ? closed : [host];
  for (const { owner, inside } of taken) for (const i of inside) points.owners[i] = owner;
  return taken;
}

/**
 * Return what another player captures if a dot is played into their house, or null.
 * @param {Points} points
 * @param {number} index
 * @param {number} guest
 * @param {Count} count
 * @returns {Taken | null}
 */
function findHost(points, index, guest, count) {
  for (let owner = 0; owner < points.players; owner++) {
    if (owner === guest) continue;
    const region = closedRegion(points, index, owner, count);
    if (region && !region.some((i) => isEnemy(points, i, owner))) {
      return { owner, inside: insideOf(points, region, count) };
    }
  }
  return null;
}

/** @param {Points} points @param {number} index @param {number} player */
const isEnemy = ({ dots, owners }, index, player) =>
  dots[index] >= 0 && dots[index] !== player && owners[index] < 0;

/**
 * Return what a player's new dot captures, the smaller areas first.
 * @param {Points} points
 * @param {number} index
 * @param {number} player
 * @param {Count} count
 * @returns {Taken[]}
 */
function closedBy(points, index, player, count) {
  /** @type {number[][]} */
  const found = [];
  for (const side of sides(points, index)) {
    if (isAlive(points, side, player) || found.some((region) => region.includes(side))) continue;
    const region = closedRegion(points, side, player, count);
    if (region) found.push(region);
  }
  const areas = found
    .map((region) => insideOf(points, region, count))
    .filter((inside) => !inside.includes(index))
    .sort((a, b) => a.length - b.length);
  const known = new Set();
  return areas.flatMap((inside) => {
    const isTaken = inside.some((i) => isEnemy(points, i, player) && !known.has(i));
    if (isTaken) for (const i of inside) known.add(i);
    return isTaken ? [{ owner: player, inside }] : [];
  });
}

/**
 * Return the region of a point between a player's alive dots, or null if it reaches the edge.
 * @param {Points} points
 * @param {number} start
 * @param {number} player
 * @param {Count} count
 */
function closedRegion(points, start, player, count) {
  const region = [start];
  const isKnown = new Uint8Array(points.dots.length);
  isKnown[start] = 1;
  for (const index of region) {
    const around = sides(points, index);
    count(1);
    if (around.length < 4) return null; // the edge of the board
    for (const side of around) {
      if (isKnown[side] || isAlive(points, side, player)) continue;
      isKnown[side] = 1;
      region.push(side);
    }
  }
  return region;
}

/**
 * Return the inside of the smallest ring around a closed region: the region and everything that hangs in it. A
 * point past the region is outside if there is a way out by steps to the eight neighbours, even when any one
 * dot of the region's wall is closed.
 * @param {Points} points
 * @param {number[]} region
 * @param {Count} count
 */
function insideOf({ width }, region, count) {
  const [xs, ys] = [region.map((i) => i % width), region.map((i) => Math.floor(i / width))];
  const [left, right] = [min(xs) - 2, max(xs) + 2];
  const [top, bottom] = [min(ys) - 2, max(ys) + 2];
  const columns = right - left + 1;
  const size = columns * (bottom - top + 1);
  const isRegion = new Uint8Array(size);
  const wall = new Set();
  const cells = region.map((_, k) => (ys[k] - top) * columns + xs[k] - left);
  for (const cell of cells) isRegion[cell] = 1;
  for (const cell of cells) {
    for (const side of [cell - 1, cell + 1, cell - columns, cell + columns]) {
      if (!isRegion[side]) wall.add(side);
    }
  }
  const outside = flood(columns, size, isRegion, -1);
  for (const dot of wall) {
    if (!outside[dot]) continue;
    count(size);
    const reached = flood(columns, size, isRegion, dot);
    for (let cell = 0; cell < size; cell++) if (!reached[cell] && cell !== dot) outside[cell] = 0;
  }
  const inside = [];
  for (let cell = 0; cell < size; cell++) {
    if (outside[cell]) continue;
    inside.push((Math.floor(cell / columns) + top) * width + (cell % columns) + left);
  }
  return inside;
}

/**
 * Return what is reached from the corner of a box by steps to the eight neighbours past a region and a dot.
 * @param {number} columns
 * @param {number} size
 * @param {Uint8Array} isRegion
 * @param {number} dot
 */
function flood(columns, size, isRegion, dot) {
  const reached = new Uint8Array(size);
  reached[0] = 1;
  const todo = [0];
  for (let cell = todo.pop(); cell !== undefined; cell = todo.pop()) {
    const x = cell % columns;
    for (let dy = -columns; dy <= columns; dy += columns) {
      for (let dx = x ? -1 : 0; dx <= (x < columns - 1 ? 1 : 0); dx++) {
        const next = cell + dy + dx;
        if (next < 0 || next >= size || reached[next] || isRegion[next] || next === dot) continue;
        reached[next] = 1;
        todo.push(next);
      }
    }
  }
  return reached;
}

/** @param {number[]} values */
const min = (values) => values.reduce((a, b) => Math.min(a, b));
/** @param {number[]} values */
const max = (values) => values.reduce((a, b) => Math.max(a, b));
