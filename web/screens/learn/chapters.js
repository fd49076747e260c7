import { make } from '../../ui/element.js';
import { wordsOf } from './course.js';
/** @import { Progress } from '../../store/learned.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Chapter } from './course.js' */

/**
 * Return the list of our lessons, with how much of each is done.
 * @param {Messages} messages
 * @param {Chapter[]} chapters
 * @param {Progress} progress
 * @param {(chapter: Chapter, number: number) => void} begin shows the first step that is not done yet
 */
export function chapterList(messages, chapters, progress, begin) {
  const entries = chapters.map((chapter, number) => {
    const { steps, title } = chapter.lesson;
    const done = steps.map((_, step) => progress.has(`${chapter.name}-${step}`));
    const count = done.filter(Boolean).length;
    const sign = count === steps.length ? '✓' : String(number + 1);
    const button = make('button', { type: 'button', className: 'chapter' });
    button.append(
      make('span', { className: 'number', ariaHidden: 'true' }, sign),
      make('span', { className: 'name' }, wordsOf(messages, title)),
      make('span', { className: 'count' }, messages.text('learn-done', { done: count, all: steps.length })),
    );
    button.onclick = () => begin(chapter, Math.max(0, done.indexOf(false)));
    return make('li', {}, button);
  });
  return make('ol', {}, ...entries);
}
