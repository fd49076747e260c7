/**
 * @file A pupil's progress in a class as a short code, which can be read aloud and typed: letters and digits in groups
 * of five. It says which class it belongs to, and what was mistyped is noticed.
 *
 * @typedef {object} StepProgress
 * @property {boolean} done
 * @property {number} wrong how many wrong answers there were
 * @property {string} point what the pupil has played where the rest is hidden, in letters; or empty
 *
 * @typedef {{name: string, steps: StepProgress[]}} ClassProgress name: what the pupil has typed, or empty
 */

import { Bits } from './bits.js';
import { pairOf, parsePoints } from './points.js';

/** More wrong answers than this count as this many. */
export const MAX_WRONG = 15;
export const MAX_NAME = 31; // bytes
const MAX_STEPS = 100;
const MAX_CODE = 4000; // letters
const VERSION = 1;
const CLASS_BITS = 24;

/**
 * Return the code of a pupil's progress.
 * @param {string} id of the class, eight hexadecimal digits
 * @param {ClassProgress} progress
 */
export function progressCode(id, { name, steps }) {
  const bits = new Bits();
  bits.put(VERSION, 3);
  bits.put(shortId(id), CLASS_BITS);
  bits.put(steps.length, 7);
  for (const { done, wrong, point } of steps) {
    bits.put(Number(done), 1);
    bits.put(Math.min(wrong, MAX_WRONG), 4);
    const [place] = parsePoints(point);
    bits.put(Number(Boolean(place)), 1);
    if (place) bits.put(place.x * 64 + place.y, 12);
  }
  const bytes = nameBytes(name);
  bits.put(bytes.length, 5);
  for (const byte of bytes) bits.put(byte, 8);
  return bits.code().replace(/.{5}(?=.)/g, '$&-');
}

/**
 * Read a code.
 * @param {string} id of the class
 * @param {number} count of its steps
 * @param {string} code as somebody has typed it
 * @returns {ClassProgress | 'damaged' | 'other'} `other`: it belongs to another class
 */
export function progressOf(id, count, code) {
  try {
    const bits = Bits.ofCode(code, MAX_CODE);
    if (bits.take(3) !== VERSION) return 'damaged';
    const isOurs = bits.take(CLASS_BITS) === shortId(id);
    const steps = Array.from({ length: bits.take(7) }, () => takeStep(bits));
    const bytes = Array.from({ length: bits.take(5) }, () => bits.take(8));
    if (steps.length > MAX_STEPS) return 'damaged';
    bits.end();
    if (!isOurs || steps.length !== count) return 'other';
    return { name: new TextDecoder().decode(new Uint8Array(bytes)), steps };
  } catch {
    return 'damaged';
  }
}

/** @param {Bits} bits @returns {StepProgress} */
function takeStep(bits) {
  const [done, wrong] = [bits.take(1) === 1, bits.take(4)];
  if (!bits.take(1)) return { done, wrong, point: '' };
  const place = bits.take(12);
  return { done, wrong, point: pairOf({ x: place >> 6, y: place & 63 }) };
}

/** @param {string} id */
const shortId = (id) => parseInt(id, 16) >>> (32 - CLASS_BITS);

/** Return the bytes of a name, without half a letter at the end. @param {string} name */
function nameBytes(name) {
  let kept = '';
  for (const letter of name.trim()) {
    if (new TextEncoder().encode(kept + letter).length > MAX_NAME) break;
    kept += letter;
  }
  return new TextEncoder().encode(kept);
}
