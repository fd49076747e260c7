/** @file The dots of openings, as kropki/game/openings.py has them. */

/**
 * @typedef {{width: number, height: number, players: number}} Sheet
 * @typedef {[x: number, y: number, player: number][]} Figure
 */

const FREE_EDGE = 8; // lines along each edge without a random cross
/** How many quarter turns lie between neighbouring crosses, by the number of players. */
const ROW_TURNS = [0, 0, 1, 2, 0];
const QUARTER_TURNS = [0, 0, 0, 1, 0];

/**
 * Return the dots of an opening, or null if there is no such opening.
 * @param {{name: string, seed: number, handicap: number}} opening
 * @param {Sheet} sheet
 * @returns {Figure | null}
 */
export function openingDots({ name, seed, handicap }, sheet) {
  if (name === 'empty') return [];
  if (name === 'handicap') return handicapDots(handicap, sheet);
  if (name === 'four-crosses') return fourCrosses(sheet);
  if (name === 'four-crosses-random') return randomCrosses(seed, sheet);
  const crosses = ['cross', 'double-cross', 'triple-cross'].indexOf(name) + 1;
  return crosses ? rowOfCrosses(crosses, sheet) : null;
}

/**
 * Return a cross with its top left corner at a point, after some quarter turns clockwise.
 * @param {number} x
 * @param {number} y
 * @param {number} players
 * @param {number} turn
 * @returns {Figure}
 */
function cross(x, y, players, turn) {
  const corners = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  return Array.from({ length: players === 3 ? 3 : 4 }, (_, i) => {
    const [left, top] = corners[(i + turn) % 4];
    return [left, top, i % players];
  });
}

/** @param {number} count @param {Sheet} sheet */
function rowOfCrosses(count, { width, height, players }) {
  const [x, y] = [Math.floor(width / 2) - 1, Math.floor(height / 2) - 1];
  return Array.from({ length: count }, (_, i) => {
    const ahead = 2 * i - count + 1;
    const [left, top] = width >= height ? [x + ahead, y] : [x, y + ahead];
    return cross(left, top, players, ROW_TURNS[players] * i);
  }).flat();
}

/** @param {Sheet} sheet */
function fourCrosses({ width, height, players }) {
  const [left, top] = [Math.floor((width - 3) / 3), Math.floor((height - 3) / 3)];
  const [right, bottom] = [width - 2 - left, height - 2 - top];
  const clockwise = [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ];
  return clockwise.flatMap(([x, y], i) => cross(x, y, players, QUARTER_TURNS[players] * i));
}

/** @param {number} count @param {Sheet} sheet @returns {Figure} */
function handicapDots(count, { width, height }) {
  const [left, top] = [Math.floor((width - 1) / 4), Math.floor((height - 1) / 4)];
  const [right, bottom] = [width - 1 - left, height - 1 - top];
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  const places = [
    [right, top],
    [left, bottom],
    [left, top],
    [right, bottom],
    [left, y],
    [right, y],
    [x, top],
    [x, bottom],
  ].slice(0, 2 * Math.floor(count / 2));
  if (count % 2) places.push([x, y]);
  return places.map(([column, row]) => [column, row, 0]);
}

/** @param {number} seed @param {Sheet} sheet @returns {Figure | null} */
function randomCrosses(seed, { width, height, players }) {
  const random = mersenneTwister(seed);
  const edge = Math.min(FREE_EDGE, Math.floor(Math.min(width, height) / 4));
  /** @type {[number, number][]} */
  const all = [];
  for (let y = edge; y < height - edge - 1; y++) {
    for (let x = edge; x < width - edge - 1; x++) all.push([x, y]);
  }
  /** @param {number} count @param {[number, number][]} places @returns {[number, number][] | null} */
  const scatter = (count, places) => {
    if (!count) return [];
    while (places.length) {
      const [[x, y]] = places.splice(Math.floor(random() * places.length), 1);
      const apart = places.filter(([left, top]) => {
        const [dx, dy] = [Math.abs(left - x), Math.abs(top - y)];
        return dx + dy > edge && Math.max(dx, dy) > 2;
      });
      const rest = scatter(count - 1, apart);
      if (rest) return [[x, y], ...rest];
    }
    return null;
  };
  const places = scatter(4, all);
  return places && places.flatMap(([x, y]) => cross(x, y, players, Math.floor(random() * 4)));
}

/**
 * Return a source of the numbers that Python's `random.Random(seed).random` gives (MT19937).
 * @param {number} seed 0 to 2³² - 1
 */
function mersenneTwister(seed) {
  const size = 624;
  const state = new Uint32Array(size);
  state[0] = 19_650_218;
  for (let i = 1; i < size; i++) {
    state[i] = Math.imul(1_812_433_253, state[i - 1] ^ (state[i - 1] >>> 30)) + i;
  }
  let i = 1;
  const step = () => {
    if (++i >= size) {
      state[0] = state[size - 1];
      i = 1;
    }
  };
  for (let k = 0; k < size; k++, step()) {
    state[i] = (state[i] ^ Math.imul(state[i - 1] ^ (state[i - 1] >>> 30), 1_664_525)) + seed;
  }
  for (let k = 1; k < size; k++, step()) {
    state[i] = (state[i] ^ Math.imul(state[i - 1] ^ (state[i - 1] >>> 30), 1_566_083_941)) - i;
  }
  state[0] = 0x8000_0000;
  let next = size;
  const twist = () => {
    for (let k = 0; k < size; k++) {
      const y = (state[k] & 0x8000_0000) | (state[(k + 1) % size] & 0x7fff_ffff);
      state[k] = state[(k + 397) % size] ^ (y >>> 1) ^ (y & 1 ? 0x9908_b0df : 0);
    }
    next = 0;
  };
  const draw = () => {
    if (next === size) twist();
    let y = state[next++];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c_5680;
    y ^= (y << 15) & 0xefc6_0000;
    return (y ^ (y >>> 18)) >>> 0;
  };
  return () => ((draw() >>> 5) * 67_108_864 + (draw() >>> 6)) / 9_007_199_254_740_992;
}
