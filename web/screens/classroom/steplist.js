/** @file The steps of a class as a list. */

import { parsePoints, pointName } from '../../model/points.js';
import { make } from '../../ui/element.js';
/** @import { OpenClass } from './openclass.js' */

/**
 * Return the steps, with a button for each.
 * @param {OpenClass} opened
 * @param {(number: number) => void} open
 */
export function stepList(opened, open) {
  const { messages, steps, progress } = opened;
  const rows = steps.map(({ text }, number) => {
    const { done, wrong, point } = progress.steps[number];
    const [place] = parsePoints(point);
    const about = [
      ...(opened.has(number) ? [] : [messages.text('class-missing')]),
      ...(place ? [pointName(place)] : []),
      ...(wrong ? [messages.text('class-wrong', { count: wrong })] : []),
    ].join(' · ');
    const button = make('button', { type: 'button', className: 'class-step', onclick: () => open(number) });
    button.disabled = !opened.has(number);
    if (number === opened.current) button.setAttribute('aria-current', 'step');
    button.append(
      make('span', { className: 'number', ariaHidden: 'true' }, done ? '✓' : String(number + 1)),
      make('span', { className: 'name' }, opened.title(number)),
      make(
        'span',
        { className: 'count' },
        done ? messages.text('class-done') : '',
        done && about ? ' · ' : '',
        about,
      ),
    );
    if (text) button.append(make('span', { className: 'about' }, text));
    return make('li', {}, button);
  });
  return make('ol', { className: 'class-steps' }, ...rows);
}
