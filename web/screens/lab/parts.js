/** @file Small parts of the lab's screen. */

import { icon as drawn, make } from '../../ui/element.js';
/** @import { FluentVariable } from '../../../runtime/js/fluent-bundle/index.js' */
/** @import { Messages } from '../../ui/messages.js' */

/**
 * Create a button with the words of a message, and with an icon of the page if one is named.
 * @param {Messages} messages
 * @param {string} id of the message, and of the button
 * @param {() => unknown} onclick
 * @param {{icon?: string, main?: boolean}} [look]
 */
export function button(messages, id, onclick, { icon, main = false } = {}) {
  const element = make('button', { type: 'button', id, onclick, className: main ? 'main' : '' });
  if (icon) element.append(drawn(icon));
  messages.label(element, id);
  return element;
}

/**
 * Create a labelled field.
 * @template {HTMLElement} T
 * @param {Messages} messages
 * @param {string} id of the message
 * @param {T} field
 */
export function labelled(messages, id, field) {
  return make('label', { className: 'lab-field' }, make('span', {}, messages.text(id)), field);
}

/**
 * Fill a choice with groups of options, and keep what is chosen if it is still there.
 * @param {HTMLSelectElement} select
 * @param {[label: string, options: [value: string, text: string][]][]} groups; '' as a label puts options in no group
 */
export function fill(select, groups) {
  const { value } = select;
  select.replaceChildren(
    ...groups.flatMap(([label, options]) => {
      const made = options.map(([each, text]) => make('option', { value: each }, text));
      if (!label) return made;
      return made.length ? [make('optgroup', { label }, ...made)] : [];
    }),
  );
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}

/**
 * Create a paragraph with a text of a message.
 * @param {Messages} messages
 * @param {string} id
 * @param {Record<string, FluentVariable>} [values]
 */
export const note = (messages, id, values) => make('p', { className: 'help' }, messages.text(id, values));
