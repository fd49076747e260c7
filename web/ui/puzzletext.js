/** @file Puzzles in words. */

import { NO_DOT } from '../model/lines.js';
import { parsePoints, pointName } from '../model/points.js';
import { scenesOf } from './linetext.js';
/** @import { LineInfo, OpenedPuzzle, PuzzleClaim } from '../protocol.js' */
/** @import { Messages } from './messages.js' */

/** Say what is to be reached. @param {Messages} messages @param {PuzzleClaim} claim */
export function aimText(messages, { turn, gain, dots, hidden }) {
  const kind = hidden ? 'hidden' : gain > 0 ? (dots ? 'in' : 'win') : gain < 0 ? 'lose' : 'keep';
  const player = messages.text('player', { player: turn });
  return messages.text('puzzles-aim', { kind, player, gain: Math.abs(gain), dots: dots ?? 0 });
}

/** Say a hint. @param {Messages} messages @param {string} theme @param {number} step */
export const hintText = (messages, theme, step) =>
  messages.text(step === 1 ? 'puzzles-hint-theme' : 'puzzles-hint-where', { theme, step });

/** Say what has happened. @param {Messages} messages @param {string} stage */
export const toldText = (messages, stage) => messages.text('puzzles-told', { stage });

/**
 * Say why a move is wrong: what the opponent takes then, or else only how they answer.
 * @param {Messages} messages
 * @param {OpenedPuzzle} puzzle
 * @param {{line: string, punished: LineInfo | null}} answer
 */
export function refutation(messages, { turn, start }, { line, punished }) {
  if (punished) return scenesOf(messages, start, [punished])[0].words;
  const [point] = line.startsWith(NO_DOT) ? [] : parsePoints(line.slice(0, 2));
  const name = messages.text('player', { player: 1 - turn });
  const values = { name, point: point ? pointName(point) : '', has: point ? 'yes' : 'no' };
  return messages.text('puzzles-wrong', values);
}
