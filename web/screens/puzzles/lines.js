/** @file The lines of a puzzle that can be played through when it is over. */

import { parsePoints, pointName } from '../../model/points.js';
import { make } from '../../ui/element.js';
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Opened } from './puzzleplay.js' */

/**
 * Return a button for the solution, and one for each first idea that fails.
 * @param {Messages} messages
 * @param {Opened} puzzle
 * @param {(line: string) => void} show
 */
export const lineButtons = (messages, { line, right, fails }, show) =>
  [line || right.slice(0, 2), ...fails].map((each, number) => {
    const [point] = parsePoints(each).map(pointName);
    const text = messages.text(number ? 'puzzles-why-not' : 'puzzles-line', { point });
    return make('button', { type: 'button', onclick: () => show(each) }, text);
  });
