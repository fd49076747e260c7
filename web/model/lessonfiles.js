/**
 * @file Lessons and classes as files and links. Whatever comes from outside is text: it is bounded, and only the engine
 * reads it.
 */

import { TextLink } from './packing.js';
import { beginningOf, plain, writtenLines } from './plain.js';

const MAX_FILE = 500_000; // bytes; what is larger is neither
const STEP = '==='; // how the first line of a step of a class begins
const START = 200_000; // bytes in which a file shows itself

export const lessonLink = new TextLink('lesson', 40_000, 100_000);
export const classLink = new TextLink('class', 80_000, 400_000);

const TEACHER = 'teacher';

/**
 * Return the parts of a link to a class: the link of its text, whether it is the teacher's, and how far the pupil has
 * come, if a learning platform says so.
 * @param {string} link
 */
export function classLinkParts(link) {
  const [fragment, ...more] = link.split('&');
  const [code] = more.filter((part) => part.startsWith('progress=')).map((part) => part.slice(9));
  return { fragment, isTeachers: more.includes(TEACHER), code };
}

/** Return the teacher's link to a class. @param {string} fragment the link of its text */
export const teachersLink = (fragment) => `${fragment}&${TEACHER}`;

/** Return whether a file begins as lessons do. @param {Blob} file */
export const isLesson = (file) => begins(file, 'lesson');

/** Return whether a file begins as classes do. @param {Blob} file */
export const isClass = (file) => begins(file, 'class');

/** @param {Blob} file @param {string} key of the first line that is neither empty nor a comment */
async function begins(file, key) {
  if (file.size > MAX_FILE) return false;
  const lines = writtenLines(await beginningOf(file, START)).map((line) => plain(line).trim());
  const first = lines.find((line) => line && !line.startsWith('#')) ?? '';
  return fieldOf(first)?.[0] === key;
}

/**
 * Return the fields of a class before its first step, by their keys, and the text of each step.
 * @param {string} text
 */
export function partsOf(text) {
  const lines = writtenLines(text);
  const starts = lines.flatMap((line, number) => (plain(line).startsWith(STEP) ? [number] : []));
  const parts = starts.map((start, number) =>
    lines
      .slice(start, starts[number + 1])
      .join('\n')
      .trimEnd(),
  );
  return {
    head: new Map(
      lines
        .slice(0, starts[0])
        .map(fieldOf)
        .filter((field) => field !== null),
    ),
    parts,
  };
}

/** Return the key and the value of a line; null if it has none. @param {string} line @returns {[string, string] | null} */
function fieldOf(line) {
  const [, key, value] = /^(.*?)[:：](.*)$/s.exec(line) ?? [];
  return key === undefined || plain(key).startsWith('#')
    ? null
    : [plain(key).trim().toLowerCase(), value.trim()];
}
