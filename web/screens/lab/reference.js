import { make } from '../../ui/element.js';
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Entries } from './completion.js' */

/** Return the panel that documents what a bot may use. @param {Messages} messages @param {Entries} entries */
export function makeReference(messages, entries) {
  const section = make('section', { className: 'lab-reference', id: 'lab-panel-reference' });
  const parts = ['board', 'point'].flatMap((type) => [
    make('h3', {}, messages.text('lab-reference-of', { type })),
    make(
      'dl',
      { lang: 'en' }, // the docstrings of the engine
      ...(entries[type] ?? []).flatMap(({ name, signature, doc }) => [
        make('dt', {}, make('code', {}, `${type}.${name}${signature}`)),
        make('dd', {}, tidy(doc)),
      ]),
    ),
  ]);
  const start = make('pre', { tabIndex: 0 }, 'def choose(board):\n    return board.open_points[0]');
  const intro = [
    'lab-reference-choose',
    'lab-reference-time',
    'lab-reference-walls',
    'lab-reference-packages',
  ];
  section.append(start, ...intro.map((id) => make('p', {}, messages.text(id))), ...parts);
  section.tabIndex = 0;
  return section;
}

/**
 * Return a docstring in paragraphs that flow. In lists, such as that of the arguments, each item has its line.
 * @param {string} doc
 */
function tidy(doc) {
  return doc
    .replaceAll('`', '')
    .replace(/([^\n:])\n {8,}(?=\S)/g, '$1 ')
    .replace(/([^\n:])\n(?=\S)/g, '$1 ');
}
