import { namesOfKeys } from '../../base/keys.js';
import { make } from '../../ui/element.js';
/** @import { Messages } from '../../ui/messages.js' */

/** The keys, with the messages that say what they do. */
const ROWS = [
  ['1', 'present-play'],
  ['2', 'present-laser'],
  ['3', 'present-pen'],
  ['4', 'present-letters'],
  ['5', 'present-votes'],
  ['A, B, C…', 'present-key-vote'],
  ['S', 'present-stay'],
  ['C', 'present-clear'],
  ['T', 'present-key-timer'],
  ['B, .', 'present-blank'],
  ['F', 'present-full'],
  ['H', 'present-hide'],
  ['Tab', 'present-key-board'],
  ['?', 'present-keys'],
  ['Esc', 'present-leave'],
];

/** Create the dialog that lists the keys. @param {Messages} messages */
export function keysDialog(messages) {
  const title = make(
    'h2',
    { id: 'present-keys-title', tabIndex: -1, autofocus: true },
    messages.text('present-keys'),
  );
  const list = make('dl');
  const rows = [[messages.text('present-step-keys'), 'present-key-step'], ...ROWS];
  for (const [key, id] of rows) {
    const name = namesOfKeys(key, messages.language);
    list.append(make('dt', {}, name), make('dd', {}, messages.text(id)));
  }
  const close = make('button', { className: 'main' }, messages.text('close'));
  const actions = make('div', { className: 'actions sticky' }, close);
  const form = make('form', { method: 'dialog' }, title, list, actions);
  const dialog = make('dialog', { id: 'present-keys-dialog' }, form);
  dialog.setAttribute('closedby', 'any');
  dialog.setAttribute('aria-labelledby', title.id);
  return dialog;
}
