/**
 * @file Lessons and classes as files and links. Whatever comes from outside is text: it is bounded, and only the engine
 * reads it.
 */

import { TextLink } from './packing.js';
import { beginningOf, plain, writtenLines } from './plain.js';

const MAX_FILE = 500_000; // bytes; what is larger is neither
const START = 200_000; // bytes in which a file shows itself

export const lessonLink = new TextLink('lesson', 40_000, 100_000);
export const classLink = new TextLink('class', 80_000, 400_000);

/** Return whether a file begins as lessons do. @param {Blob} file */
export const isLesson = (file) => begins(file, 'lesson');

/** Return whether a file begins as classes do. @param {Blob} file */
export const isClass = (file) => begins(file, 'class');

/** @param {Blob} file @param {string} key of the first line that is neither empty nor a comment */
async function begins(file, key) {
  if (file.size > MAX_FILE) return false;
  const lines = writtenLines(await beginningOf(file, START)).map((line) => plain(line).trim());
  const first = lines.find((line) => line && !line.startsWith('#')) ?? '';
  return /^(\w+)\s*[:：]/.exec(first)?.[1].toLowerCase() === key;
}
