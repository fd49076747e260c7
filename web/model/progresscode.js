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

import { pairOf, parsePoints } from './points.js';

/** More wrong answers than this count as this many. */
export const MAX_WRONG = 15;
export const MAX_NAME = 31; // bytes
const MAX_STEPS = 100;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // without those that look like others
const VERSION = 1;
const CLASS_BITS = 24;
const SUM_BITS = 20;

/** Numbers of some bits each, one after another. */
class Bits {
  /** @param {number[]} [bits] */
  constructor(bits = []) {
    this.bits = bits;
    this.at = 0;
  }

  /** @param {number} value @param {number} count */
  put(value, count) {
    for (let place = count - 1; place >= 0; place--) this.bits.push((value >>> place) & 1);
  }

  /** @param {number} count @throws {RangeError} after the end */
  take(count) {
    if (this.at + count > this.bits.length) throw new RangeError('the code is too short');
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 2 + this.bits[this.at++];
    return value;
  }
}

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
  bits.put(sumOf(bits.bits), SUM_BITS);
  while (bits.bits.length % 5) bits.bits.push(0);
  let code = '';
  while (bits.at < bits.bits.length) code += LETTERS[bits.take(5)];
  return code.replace(/.{5}(?=.)/g, '$&-');
}

/**
 * Read a code.
 * @param {string} id of the class
 * @param {number} count of its steps
 * @param {string} code as somebody has typed it
 * @returns {ClassProgress | 'damaged' | 'other'} `other`: it belongs to another class
 */
export function progressOf(id, count, code) {
  const letters = code.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(/[\s-]/g, '');
  const bits = new Bits();
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0 || bits.bits.length > 20_000) return 'damaged';
    bits.put(value, 5);
  }
  try {
    if (bits.take(3) !== VERSION) return 'damaged';
    const isOurs = bits.take(CLASS_BITS) === shortId(id);
    const steps = Array.from({ length: bits.take(7) }, () => takeStep(bits));
    const bytes = Array.from({ length: bits.take(5) }, () => bits.take(8));
    const read = bits.bits.slice(0, bits.at);
    if (steps.length > MAX_STEPS || bits.take(SUM_BITS) !== sumOf(read)) return 'damaged';
    if (bits.bits.length - bits.at >= 5) return 'damaged';
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

/** Return a checksum (FNV-1a), in which each bit counts. @param {number[]} bits */
function sumOf(bits) {
  let sum = 0x811c9dc5;
  for (const bit of bits) sum = Math.imul(sum ^ (bit + 1), 0x01000193);
  sum ^= sum >>> 15;
  return Math.imul(sum, 0x2c1b3c6d) >>> (32 - SUM_BITS);
}
