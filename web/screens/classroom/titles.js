/** @file What the steps of classes are called. */

import { wordsOf } from '../learn/course.js';
/** @import { Chapter } from '../learn/course.js' */
/** @import { Entry } from '../puzzles/collection.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** @typedef {{chapters: Chapter[], entries: Entry[]}} Library our lessons and puzzles */

/** How the line that begins a step says what it is, and its name or title. */
const STEP = /^=+[ \t]*(\w*)[ \t]*:?[ \t]*(.*?)[ \t]*$/m;

/**
 * Return what a step is called, from its text alone.
 * @param {Messages} messages
 * @param {Library} library
 * @param {string} part
 */
export function titleOfPart(messages, library, part) {
  const [, kind = '', name = ''] = STEP.exec(part) ?? [];
  const [, own = name] = /^lesson:[ \t]*(.*)/m.exec(part) ?? [];
  return titleOf(messages, library, { kind, name, title: own });
}

/**
 * Return what a step is called.
 * @param {Messages} messages
 * @param {Library} library
 * @param {{kind: string, name?: string, title?: string}} step
 */
export function titleOf(messages, { chapters, entries }, { kind, name, title }) {
  const usual = messages.text('class-kind', { kind });
  if (kind === 'lesson') {
    const chapter = chapters.find((each) => each.name === name);
    return wordsOf(messages, chapter?.lesson.title ?? title ?? '') || usual;
  }
  const theme = entries.find(({ id }) => id === name)?.theme;
  if (theme) return messages.text('class-puzzle', { theme: messages.text('puzzles-theme', { theme }) });
  return title || usual;
}
