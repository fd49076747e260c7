/** @file Names of shapes, which lead to our lessons about them. */

import { make } from '../../ui/element.js';
import { stepAbout } from './course.js';
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Chapter } from './course.js' */

/** Return whether one of our lessons is about a shape. @param {Chapter[]} chapters @param {string} shape */
export const hasShape = (chapters, shape) => chapters.some(({ lesson }) => stepAbout(lesson, shape) >= 0);

/**
 * Return the name of a shape, as a button if it leads somewhere.
 * @param {Messages} messages
 * @param {string} shape
 * @param {(() => void) | null} show
 */
export function shapeName(messages, shape, show) {
  const name = messages.textOr(`shape-${shape}`, shape);
  if (!show) return make('span', { className: 'shape' }, name);
  return make('button', { type: 'button', className: 'link shape', onclick: show }, name);
}
