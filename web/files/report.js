/** @file What the slip says about a file: the game that was opened, its faults, and why it was refused. */

import { MAX_FILE } from '../protocol.js';
import { resultText, sizeText, titleText } from './gametitle.js';
import { TooLarge } from './reading.js';
/** @import { GamePosition } from '../model/position.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { FileFault, ReadingInfo } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

/** Codes of refusals that have a message of the page, rather than the engine's words. */
const TRANSLATED = [
  'record/unreadable-file',
  'record/go',
  'link/invalid',
  'link/too-large',
  'link/old',
  'link/none',
  'file/none',
  'page/friend-game',
  'page/no-answer',
  'page/damaged',
];

/** Return why the engine refused a file, as a sentence. @param {Messages} messages @param {Refusal} refusal */
export function refusalText(messages, { code, message }) {
  const kind = code.replace('/', '-');
  return TRANSLATED.includes(code)
    ? messages.text(`refusal-${kind}`)
    : sentence(messages.text('problem', { kind, message }));
}

/**
 * Return the players of a game, the size of its board, and the number of moves.
 * @param {Messages} messages
 * @param {GamePosition} position
 */
export function summaryText(messages, { names, width, height, plies }) {
  return [
    titleText(messages, names),
    sizeText(messages, width, height),
    messages.text('game-moves', { count: plies }),
  ].join(', ');
}

/** Kinds of faults about which the slip has lines of its own. */
const OWN_LINES = ['record/modes-differ', 'transcript/answer'];

/**
 * Return a fault with its place in the file.
 * @param {Messages} messages
 * @param {FileFault} fault
 */
export function faultText(messages, { line, column, kind, message }) {
  const words = messages.text('problem', { kind: kind.replace('/', '-'), message });
  return messages.text('slip-at', { line, column, words });
}

/**
 * Return the faults of a file and of the game read from it, without repetitions and `OWN_LINES`.
 * @param {FileFault[]} faults of the file
 * @param {ReadingInfo} reading
 */
export function faultsOf(faults, { diagnostics }) {
  const all = [...faults, ...diagnostics.filter(({ kind }) => !OWN_LINES.includes(kind))];
  return [...new Map(all.map((one) => [`${one.line}:${one.column}:${one.message}`, one])).values()];
}

/**
 * Return what the player should know about a game besides its faults: that its result is wrong, where its
 * captures differ from the rules, and whether the engine of a transcript is right.
 * @param {Messages} messages
 * @param {string[]} names of the players
 * @param {ReadingInfo} reading
 * @param {FileFault[]} faults
 */
export function remarksOf(messages, names, reading, faults) {
  const { result, differs, right_answers: count, diagnostics } = reading;
  const isResultWrong = faults.some(({ kind }) => kind === 'record/result');
  return [
    ...(isResultWrong && result
      ? [messages.text('slip-result', { result: resultText(messages, names, result) })]
      : []),
    ...(differs === null ? [] : [messages.text('slip-differs', { move: differs })]),
    ...(reading.format === 'transcript' && !diagnostics.length
      ? [messages.text('slip-right', { count })]
      : []),
    ...diagnostics.filter(({ kind }) => kind === 'transcript/answer').map((one) => faultText(messages, one)),
  ];
}

/** @param {string} words */
function sentence(words) {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
}

/** Return why a file could not be read. @param {Messages} messages @param {unknown} error */
export const unreadableText = (messages, error) =>
  error instanceof TooLarge
    ? messages.text('slip-large', { most: MAX_FILE / 1e6 })
    : messages.text('slip-unreadable', { reason: String(error) });
