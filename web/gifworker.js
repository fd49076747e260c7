/** @file The worker that makes animated GIFs. */

import * as Comlink from '../runtime/js/comlink.mjs';

const MAX_COLOURS = 255; // one of 256 stands for the pixel of the previous frame
const RGB = 0xffffff; // opaque pixels differ only in these bits

/** @type {any} */
let encoder = null;
/** How often each colour is in the samples. @type {Map<number, number>} */
const counts = new Map();
/** @type {number[]} */
let palette = [];
/** The index in the palette of the colour nearest to each colour. @type {Map<number, number>} */
const nearest = new Map();
/** @type {Uint32Array | null} */
let before = null;

/** Makes an animated GIF, frame by frame, without blocking the page. */
const worker = {
  /**
   * Count the colours of a typical frame. The palette has the most frequent colours of all samples.
   * @param {ArrayBuffer} pixels
   */
  sample(pixels) {
    for (const colour of new Uint32Array(pixels)) {
      counts.set(colour & RGB, (counts.get(colour & RGB) ?? 0) + 1);
    }
  },

  /**
   * Add a frame.
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

  /** Return the file. */
  finish() {
    encoder.finish();
    const bytes = encoder.bytes();
    return Comlink.transfer(bytes, [bytes.buffer]);
  },
};

/** @typedef {typeof worker} GifWorker */

async function begin() {
  const { GIFEncoder } = await import(/** @type {any} a module without types */ ('../runtime/js/gifenc.mjs'));
  palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_COLOURS)
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

/** Return red, green and blue. @param {number} colour */
function parts(colour) {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}

/** @param {number[]} a @param {number[]} b */
function distance(a, b) {
  return a.reduce((sum, part, i) => sum + (part - b[i]) ** 2, 0);
}

Comlink.expose(worker);
