import { CHARSETS } from '../protocol.js';
import { make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */

/**
 * Return how the letters of a file were read, and a way to read them otherwise.
 * @param {Messages} messages
 * @param {string} charset
 * @param {(charset: string) => void} choose
 */
export function charsetChoice(messages, charset, choose) {
  const names = [...new Set([charset, ...CHARSETS])].filter(Boolean);
  const options = names.map((value) => make('option', { value }, charsetName(value)));
  const select = make('select', {}, ...options);
  select.value = charset;
  select.onchange = () => choose(select.value);
  return make('label', { className: 'charsets' }, make('span', {}, messages.text('charset-choice')), select);
}

/** Return the usual name of a charset that Python names. @param {string} charset */
const charsetName = (charset) =>
  charset
    .toUpperCase()
    .replace(/^CP(?=125\d$)/, 'Windows-')
    .replace(/^ISO(?=8859)/, 'ISO-');
