/** @file What went wrong with a bot, in words. */

/** @import { Messages } from '../../ui/messages.js' */
/** @import { Fault } from './sandbox.js' */

/** Faults with words of their own; for all others the engine's are enough. */
const KNOWN = [
  'bot/late',
  'bot/lost',
  'bot/start',
  'bot/packages',
  'bot/broken',
  'bot/exception',
  'bot/syntax',
  'bot/import',
  'bot/recursion',
  'bot/memory',
  'bot/exit',
  'bot/illegal',
  'bot/nothing',
  'bot/no-point',
  'bot/missing',
  'bot/parameters',
  'bot/too-long',
];

/** Return what a bot did wrong, as sentences. @param {Messages} messages @param {Fault} fault */
export function faultText(messages, fault) {
  const { code, line, count, values, detail, error, reason, message } = fault;
  const key = KNOWN.includes(code) ? code.replace('bot/', '') : 'other';
  const what = messages.text('lab-fault', {
    key,
    count,
    detail,
    error,
    reason,
    message,
    knows: line ? 'line' : 'nothing',
  });
  const where = line ? messages.text('lab-line', { line }) : '';
  const told = values.filter(([, value]) => value !== 'the board');
  const shown = told.map(([name, value]) => messages.text('lab-value', { name, value }));
  const facts = shown.length ? messages.text('lab-values', { values: messages.list(shown) }) : '';
  return [where, what, facts].filter(Boolean).join(' ');
}
