/** @file Dialogs: the head that all have, and questions. */

import { iconButton, make } from './element.js';
/** @import { Messages } from './messages.js' */

/**
 * Give a dialog its head: what is before the title, the title, what is after it, and the button that closes.
 * @param {Messages} messages
 * @param {HTMLDialogElement} dialog whose id ends in `-dialog`
 * @param {HTMLElement} title
 * @param {{before?: HTMLElement[], after?: HTMLElement[]}} [more]
 */
export function addHead(messages, dialog, title, { before = [], after = [] } = {}) {
  const id = dialog.id.replace(/-dialog$/, '-close');
  const leave = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })) && dialog.close(); // as Escape does
  const close = iconButton(messages, 'close', 'screen-close', { id, onclick: leave });
  const head = make('header', { role: 'none' });
  if (title.parentElement) title.replaceWith(head);
  else dialog.prepend(head);
  head.append(...before, title, ...after, close);
  dialog.setAttribute('aria-labelledby', title.id);
}

/** Give all dialogs of index.html their heads. @param {Messages} messages */
export function mountDialogs(messages) {
  for (const dialog of document.querySelectorAll('dialog')) {
    const title = dialog.querySelector('h2');
    if (title) addHead(messages, dialog, title);
  }
}

/**
 * Ask a question with two answers.
 * @param {Messages} messages
 * @param {string} name with which the ids of the dialog begin
 * @param {{title: string, help: string, first: string, second: string}} ids of the messages
 * @returns {Promise<boolean>} whether the answer is the second
 */
export async function askBetween(messages, name, ids) {
  const title = make('h2', { id: `${name}-title` }, messages.text(ids.title));
  const help = make('p', { id: `${name}-help` }, messages.text(ids.help));
  const first = make('button', { className: 'main', value: '', autofocus: true }, messages.text(ids.first));
  const second = make('button', { value: 'second' }, messages.text(ids.second));
  const actions = make('p', { className: 'actions' }, first, second);
  const form = make('form', { method: 'dialog' }, help, actions);
  const dialog = make('dialog', { id: `${name}-dialog` }, form);
  addHead(messages, dialog, title);
  dialog.setAttribute('aria-describedby', help.id);
  document.body.append(dialog);
  const answer = await askIn(dialog);
  dialog.remove();
  return answer === 'second';
}

/**
 * Open a dialog. Return the value of the button that closes it, or '' for Escape and Cancel.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<string>}
 */
export function askIn(dialog) {
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true });
  });
}
