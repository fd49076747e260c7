/** @file Puzzles in words. */

/** @import { PuzzleClaim } from '../protocol.js' */
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
