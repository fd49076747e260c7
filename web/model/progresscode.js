/**
 * @file A pupil's progress in a class as a short code, which can be read aloud and typed: letters and digits in groups
 * of five. It says which steps it is about, and what was mistyped is noticed.
 *
 * A code of version 1 names its class by the text, and its steps by their number.
 */

import { Bits, CutOff } from './bits.js';
import { isBegun, isRelated, newStep, together } from './classprogress.js';
import { pairOf, parsePoints } from './points.js';
/** @import { ClassProgress, StepProgress } from './classprogress.js' */

/** More wrong answers than this count as this many. */
export const MAX_WRONG = 15;
export const MAX_NAME = 31; // bytes
/** Letters of a code: as many as SCORM 1.2 keeps. */
export const MAX_CODE = 4096;
const MAX_STEPS = 100;
const MAX_BOARDS = 127;
const OLD_VERSION = 1;
const VERSION = 2;
const OLD_CLASS_BITS = 24;
const ID_DIGITS = 3; // hexadecimal ones of the id of a step or a board
const ID_BITS = 4 * ID_DIGITS;

/** @typedef {{name: string, steps: {id: string}[]}} Course the old id of a class, and its steps */

/**
 * Return the code of a pupil's progress, as it is told to a teacher.
 * @param {ClassProgress} progress
 */
export const progressCode = ({ name, steps }) => codeOf(name, steps, false).replace(/.{5}(?=.)/g, '$&-');

/**
 * Return the code with which the pupil goes on elsewhere: with half lessons, and with steps that were in the class.
 * @param {ClassProgress} progress
 * @returns {{code: string, isWhole: boolean}} whether the half lessons found room in it
 */
export function wholeCode({ name, steps, others }) {
  const all = [...steps, ...others.filter(isBegun)].slice(0, MAX_STEPS);
  const code = codeOf(name, all, true);
  if (code.length <= MAX_CODE) return { code, isWhole: true };
  return { code: codeOf(name, all, false), isWhole: false };
}

/** @param {string} name @param {StepProgress[]} steps @param {boolean} hasBoards whether half lessons are in it */
function codeOf(name, steps, hasBoards) {
  const bits = new Bits();
  bits.put(VERSION, 3);
  bits.put(Number(hasBoards), 1);
  bits.put(steps.length, 7);
  for (const { id, done, wrong, point, boards } of steps) {
    putId(bits, id);
    bits.put(Number(done), 1);
    bits.put(Math.min(wrong, MAX_WRONG), 4);
    const [place] = parsePoints(point);
    bits.put(Number(Boolean(place)), 1);
    if (place) bits.put(place.x * 64 + place.y, 12);
    if (!hasBoards || done) continue;
    const kept = boards.slice(0, MAX_BOARDS);
    bits.put(Number(kept.length > 0), 1);
    if (kept.length) bits.put(kept.length, 7);
    for (const board of kept) putId(bits, board);
  }
  const bytes = nameBytes(name);
  bits.put(bytes.length, 5);
  for (const byte of bytes) bits.put(byte, 8);
  return bits.code();
}

/**
 * Read a code.
 * @param {Course} course
 * @param {string} code as somebody has typed it
 * @param {boolean} [isSure] whether it belongs to the class, as a learning platform has kept it there
 * @returns {(ClassProgress & {isOld?: boolean, isCut?: boolean}) | 'damaged' | 'other'} `other`: it belongs to another
 *   class; `isOld`: it may belong to another class, or to this one before it was changed; `isCut`: a platform has kept
 *   only its beginning
 */
export function progressOf(course, code, isSure = false) {
  const ids = course.steps.map(({ id }) => id);
  try {
    const bits = Bits.ofCode(code, MAX_CODE + MAX_CODE / 5);
    const version = bits.take(3);
    if (version === OLD_VERSION) return oldProgress(course, bits, isSure);
    if (version !== VERSION) return 'damaged';
    const hasBoards = bits.take(1) === 1;
    const count = bits.take(7);
    const known = { name: '', steps: /** @type {StepProgress[]} */ ([]), others: [] };
    try {
      while (known.steps.length < count) known.steps.push(takeStep(bits, takeId(bits), hasBoards));
      known.name = takeEnd(bits).name;
    } catch (error) {
      if (!(isSure && error instanceof CutOff)) throw error;
      return { ...together(ids, [known]), isCut: true };
    }
    return isSure || isRelated(ids, known) ? together(ids, [known]) : 'other';
  } catch {
    return 'damaged';
  }
}

/** @param {Course} course @param {Bits} bits @param {boolean} isSure @returns {(ClassProgress & {isOld?: boolean}) | 'damaged' | 'other'} */
function oldProgress({ name, steps: now }, bits, isSure) {
  const isText = bits.take(OLD_CLASS_BITS) === parseInt(name, 16) >>> (32 - OLD_CLASS_BITS);
  const count = bits.take(7);
  if (count > MAX_STEPS) return 'damaged';
  const steps = Array.from({ length: count }, (_, number) => takeStep(bits, now[number]?.id ?? '', false));
  const end = takeEnd(bits);
  if (!isSure && count !== now.length) return 'other';
  const isOld = !isSure && !isText;
  return { ...end, steps: now.map(({ id }, number) => steps[number] ?? newStep(id)), others: [], isOld };
}

/** @param {Bits} bits @param {string} id @param {boolean} hasBoards @returns {StepProgress} */
function takeStep(bits, id, hasBoards) {
  const [done, wrong] = [bits.take(1) === 1, bits.take(4)];
  const place = bits.take(1) ? bits.take(12) : null;
  const point = place === null ? '' : pairOf({ x: place >> 6, y: place & 63 });
  const count = hasBoards && !done && bits.take(1) ? bits.take(7) : 0;
  return { id, done, wrong, point, boards: Array.from({ length: count }, () => takeId(bits)) };
}

/** Take the name at the end, and check the sum. @param {Bits} bits */
function takeEnd(bits) {
  const bytes = Array.from({ length: bits.take(5) }, () => bits.take(8));
  bits.end();
  return { name: new TextDecoder().decode(new Uint8Array(bytes)) };
}

/** @param {Bits} bits @param {string} id */
const putId = (bits, id) => bits.put(parseInt(id.slice(0, ID_DIGITS), 16), ID_BITS);

/** @param {Bits} bits */
const takeId = (bits) => bits.take(ID_BITS).toString(16).padStart(ID_DIGITS, '0');

/** Return the bytes of a name, without half a letter at the end. @param {string} name */
function nameBytes(name) {
  let kept = '';
  for (const letter of name.trim()) {
    if (new TextEncoder().encode(kept + letter).length > MAX_NAME) break;
    kept += letter;
  }
  return new TextEncoder().encode(kept);
}
