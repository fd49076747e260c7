/** @file Colours: their contrast, and how different they look to people with all kinds of cones or without one. */

/** @typedef {number[]} Light red, green and blue as shares of light, from 0 to 1 */

/** The matrices of tritanopia, and the plane between the halves of the colours that they are for. */
const TRITAN = {
  plane: [0.0396, -0.02831, -0.01129],
  above: [
    [1.01277, 0.13548, -0.14826],
    [-0.01243, 0.86812, 0.14431],
    [0.07589, 0.805, 0.11911],
  ],
  below: [
    [0.93678, 0.18979, -0.12657],
    [0.06154, 0.81526, 0.1232],
    [-0.37562, 1.12767, 0.24796],
  ],
};
const PROTAN = [
  [0.11238, 0.88762, 0],
  [0.11238, 0.88762, 0],
  [0.00401, -0.00401, 1],
];
const DEUTAN = [
  [0.29275, 0.70725, 0],
  [0.29275, 0.70725, 0],
  [-0.02234, 0.02234, 1],
];
const TO_XYZ = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE = [0.9505, 1, 1.089]; // D65

/** @param {number[][]} matrix @param {number[]} vector */
const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, x, i) => sum + x * vector[i], 0));

/**
 * How people see colours: with all cones, or without those for long, middle or short waves. Protanopia and
 * deuteranopia are simulated as in [vienot], tritanopia as in [brettel], on linear light.
 * @type {Record<'all' | 'protan' | 'deutan' | 'tritan', (light: Light) => Light>}
 */
export const EYES = {
  all: (light) => light,
  protan: (light) => times(PROTAN, light),
  deutan: (light) => times(DEUTAN, light),
  tritan: (light) => times(times([TRITAN.plane], light)[0] >= 0 ? TRITAN.above : TRITAN.below, light),
};

/** Return the light of a colour such as `#c93a17` or `rgb(201, 58, 23)`. @param {string} colour @returns {Light} */
export function lightOf(colour) {
  const shares = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  return shares.slice(0, 3).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

/** Return the contrast of two colours, as [wcag] defines it. @param {string} a @param {string} b */
export function contrast(a, b) {
  const [x, y] = [a, b].map((colour) => times(TO_XYZ, lightOf(colour))[1] + 0.05);
  return Math.max(x, y) / Math.min(x, y);
}

/**
 * Return how far apart two colours are to an eye: ΔE in CIELAB of 1976. A difference of about 2 can just be seen.
 * @param {keyof typeof EYES} eye
 * @param {string} a
 * @param {string} b
 */
export function difference(eye, a, b) {
  const [from, to] = [a, b].map((colour) => {
    const [x, y, z] = times(TO_XYZ, EYES[eye](lightOf(colour))).map((value, i) => curve(value / WHITE[i]));
    return [116 * y, 500 * (x - y), 200 * (y - z)];
  });
  return Math.hypot(...from.map((value, i) => value - to[i]));
}

/** @param {number} share */
const curve = (share) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);

/** Inks that are less far apart than this can be mistaken for each other: those of the page are farther. */
export const CLOSE = 25;
/** The least contrast of dots and lines with the paper, by [wcag] 1.4.11. */
export const VISIBLE = 3;

/**
 * Return what is wrong with inks on a paper: inks that are hard to see on it, and pairs that look too much alike
 * to one of the kinds of eyes.
 * @param {string[]} inks
 * @param {string} paper
 * @returns {{faint: number[], close: {eye: keyof typeof EYES, first: number, second: number}[]}}
 */
export function faultsOf(inks, paper) {
  const faint = inks.flatMap((ink, i) => (contrast(ink, paper) < VISIBLE ? [i] : []));
  const eyes = /** @type {(keyof typeof EYES)[]} */ (Object.keys(EYES));
  const close = inks.flatMap((ink, second) =>
    inks.slice(0, second).flatMap((other, first) => {
      const eye = eyes.find((each) => difference(each, ink, other) < CLOSE);
      return eye ? [{ eye, first, second }] : [];
    }),
  );
  return { faint, close };
}
