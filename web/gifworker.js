import * as Comlink from '../runtime/js/comlink.mjs';

const MOST_COLOURS = 255; // of 256, one means what the frame before has there
const RGB = 0xffffff; // what opaque pixels differ in

/** @type {any} */
let encoder = null;
/** @type {Map<number, number>} how often each colour is in the samples */
const counts = new Map();
/** @type {number[]} */
let palette = [];
/** @type {Map<number, number>} the nearest of the palette to a colour */
const nearest = new Map();
/** @type {Uint32Array | null} */
let before = null;

/** Makes an animated GIF beside the page, frame by frame. */
const worker = {
  /**
   * Pixels like those to come: the palette is of the colours most frequent in them.
   * @param {ArrayBuffer} pixels
   */
  sample(pixels) {
    for (const colour of new Uint32Array(pixels)) {
      counts.set(colour & RGB, (counts.get(colour & RGB) ?? 0) + 1);
    }
  },

  /**
   * @param {ArrayBuffer} pixels
   * @param {number} width
   * @param {number} height
   * @param {number} delay in milliseconds
   */
  async add(pixels, width, height, delay) {
    encoder ??= await begin();
    const colours = new Uint32Array(pixels);
    const transparent = palette.length;
    const indices = new Uint8Array(colours.length);
    for (let i = 0; i < colours.length; i++) {
      indices[i] = before?.[i] === colours[i] ? transparent : indexOf(colours[i] & RGB);
    }
    const first = before === null;
    encoder.writeFrame(indices, width, height, {
      delay,
      dispose: 1,
      transparent: !first,
      transparentIndex: transparent,
      ...(first && { palette: [...palette, 0].map(parts), repeat: 0 }),
    });
    before = colours;
  },

  /** The file. */
  finish() {
    encoder.finish();
    const bytes = encoder.bytes();
    return Comlink.transfer(bytes, [bytes.buffer]);
  },
};

/** @typedef {typeof worker} GifWorker */

async function begin() {
  const { GIFEncoder } = await import(/** @type {any} it has no types */ ('../runtime/js/gifenc.mjs'));
  palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
  return GIFEncoder();
}

/** @param {number} colour */
function indexOf(colour) {
  let index = nearest.get(colour);
  if (index === undefined) {
    const distances = palette.map((other) => distance(parts(colour), parts(other)));
    index = distances.indexOf(Math.min(...distances));
    nearest.set(colour, index);
  }
  return index;
}

/** Red, green and blue, as they lie in memory. @param {number} colour */
function parts(colour) {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}

/** @param {number[]} a @param {number[]} b */
function distance(a, b) {
  return a.reduce((sum, part, i) => sum + (part - b[i]) ** 2, 0);
}

Comlink.expose(worker);
