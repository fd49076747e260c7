/** @file The list of what can be done with puzzles. */

import { keptLines } from '../../files/kept.js';
import { dayOf } from '../../model/spacing.js';
import { make } from '../../ui/element.js';
import { ofTheme, themesOf } from './collection.js';
import { due } from './modes.js';
/** @import { Puzzling } from '../../store/puzzled.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Entry } from './collection.js' */
/** @import { Mode } from './modes.js' */

/**
 * @param {HTMLElement} list
 * @param {Messages} messages
 * @param {Entry[]} entries
 * @param {Puzzling} puzzling
 * @param {string} chosen the theme, or an empty text for all
 * @param {{choose: (theme: string) => void, begin: (mode: Mode) => void, print: () => void}} actions
 */
export function drawList(list, messages, entries, puzzling, chosen, { choose, begin, print }) {
  const { solved, best, own } = puzzling.puzzled;
  const days = puzzling.daysInRow(dayOf(new Date()));
  const back = due(entries, puzzling).length;
  const modeButton = (/** @type {Mode} */ mode, /** @type {number} */ count) => {
    const button = make('button', { type: 'button', className: 'mode', onclick: () => begin(mode) });
    button.append(
      make('span', { className: 'name' }, messages.text('puzzles-mode', { mode })),
      make('span', { className: 'about' }, messages.text('puzzles-about', { mode, count })),
    );
    button.dataset.mode = mode;
    return make('li', {}, button);
  };
  const modes = [
    modeButton('practice', 0),
    modeButton('day', days),
    modeButton('run', best.run),
    modeButton('streak', best.streak),
    ...(back ? [modeButton('repeat', back)] : []),
    ...(own.length ? [modeButton('own', own.length)] : []),
  ];
  const themes = themesOf(entries).map((theme) => {
    const those = ofTheme(entries, theme);
    const done = those.filter(({ id }) => solved[id] !== undefined).length;
    const button = make('button', { type: 'button', className: 'theme', onclick: () => choose(theme) });
    button.setAttribute('aria-pressed', String(theme === chosen));
    button.append(
      make('span', { className: 'name' }, messages.text('puzzles-theme', { theme: theme || 'all' })),
      make('span', { className: 'count' }, messages.text('learn-done', { done, all: those.length })),
    );
    return make('li', {}, button);
  });
  const title = make('h3', {}, messages.text('puzzles-themes'));
  list.replaceChildren(
    ...keptLines(messages, puzzling.kept),
    make('ul', { className: 'modes' }, ...modes),
    title,
    make('ul', { className: 'themes' }, ...themes),
    make(
      'p',
      { className: 'actions' },
      make('button', { type: 'button', id: 'puzzles-print', onclick: print }, messages.text('puzzles-print')),
    ),
    make('p', { className: 'help' }, messages.text('puzzles-keep')),
  );
}
