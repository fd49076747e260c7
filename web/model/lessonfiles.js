/**
 * @file Lessons and classes as files and links. Whatever comes from outside is text: it is bounded, and only the engine
 * reads it.
 */

import { TextLink } from './packing.js';

const MAX_FILE = 500_000; // bytes; what is larger is neither
const START = 4000; // bytes in which a file shows itself

export const lessonLink = new TextLink('lesson', 40_000, 100_000);
export const classLink = new TextLink('class', 80_000, 400_000);

/** Return whether a file begins as lessons do. @param {Blob} file */
export const isLesson = (file) => begins(file, /^\uFEFF?(?:(?:#[^\n]*|[ \t\r]*)\n)*lesson:/);

/** Return whether a file begins as classes do. @param {Blob} file */
export const isClass = (file) => begins(file, /^\uFEFF?(?:(?:#[^\n]*|[ \t\r]*)\n)*class:/);

/** @param {Blob} file @param {RegExp} start */
const begins = async (file, start) => file.size <= MAX_FILE && start.test(await file.slice(0, START).text());
