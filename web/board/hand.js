/** @file The small differences between dots that are drawn by hand. */

/** How many shapes of dots there are. */
export const SHAPES = 12;

/** How far the outline goes in and out, in radii: how many times around, the least and the most. */
const WAVES = [
  [2, 0.015, 0.036],
  [3, 0.006, 0.018],
  [5, 0.002, 0.006],
];
const LIFT = 0.03; // how far the end of the stroke stands out, in radii
const LIFT_TURN = 0.9; // radians before the end in which the stroke gets there
const CORNERS = 48;
const TURNS = 2.5; // with which a pen fills a disc
const STEPS = 24; // in which a turn is drawn
const DISC_PEN = 0.52; // how wide the pen is that fills a disc, in radii
const RING_PEN = 0.8; // how wide the pen is that draws a ring, as a share of the ring
const WITHIN = 0.94; // the share of a disc's radius that is in any shape of it

/** Return the shape of the dot at a point: always the same, and seldom that of a neighbour. @param {number} x @param {number} y */
export function shapeAt(x, y) {
  const mixed = Math.imul(x * 73 + 1, 0x9e3779b1) ^ Math.imul(y * 151 + 7, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % SHAPES;
}

/**
 * Return the outline of a disc as a pen draws it.
 * @param {number} shape
 * @param {number} radius
 * @param {number} hand how much it differs from a circle: 0 for not at all, 1 for as much as a hand does
 * @returns {[x: number, y: number][]} around its centre
 */
export function outlineOf(shape, radius, hand) {
  const waves = WAVES.map(([times, least, most], i) => {
    const [size, phase] = [chance(shape, 2 * i), 2 * Math.PI * chance(shape, 2 * i + 1)];
    return { times, size: least + (most - least) * size, phase };
  });
  const end = endOf(shape);
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const before = (end - angle + 4 * Math.PI) % (2 * Math.PI); // how far the stroke still goes
    const lift = LIFT * Math.max(0, 1 - before / LIFT_TURN);
    const out = waves.reduce(
      (sum, { times, size, phase }) => sum + size * Math.cos(times * angle + phase),
      lift,
    );
    const reach = radius * (1 + hand * out);
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

/**
 * Return the way of the pen that fills a disc or draws a ring, from one share of it to another, and how wide it is.
 * @param {number} shape
 * @param {number} radius
 * @param {number} ring how wide the ring is; 0 for a disc
 * @param {number} from
 * @param {number} to
 */
export function strokeOf(shape, radius, ring, from, to) {
  const turns = ring ? 1 : TURNS;
  const width = ring ? ring * RING_PEN : radius * DISC_PEN;
  const start = endOf(shape) - 2 * Math.PI * turns;
  const steps = Math.max(1, Math.ceil((to - from) * turns * STEPS));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = from + ((to - from) * step) / steps;
    const angle = start + 2 * Math.PI * turns * share;
    const reach = ring ? radius - ring / 2 : (radius * WITHIN - width / 2) * Math.sqrt(share);
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  return { points, width };
}

/** Return the angle at which the pen leaves the paper. @param {number} shape */
const endOf = (shape) => 2 * Math.PI * chance(shape, 9);

/** Return a number from 0 to 1 that belongs to a shape. @param {number} shape @param {number} which */
function chance(shape, which) {
  const wave = Math.sin(shape * 12.9898 + which * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}
