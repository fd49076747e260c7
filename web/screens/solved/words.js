/** @file What moves on a solved board are worth, in words. */

import { signed } from '../../base/signed.js';
/** @import { LearningAnswer } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** @typedef {Extract<LearningAnswer, {kind: 'solved'}>} Solution what is known of a position */

/** Say what a move is worth. @param {Messages} messages @param {number} lead @param {boolean} isBest */
export const bestText = (messages, lead, isBest) =>
  messages.text('solved-worth', { worth: signed(lead), best: String(isBest) });

/** Say who wins, if both play best. @param {Messages} messages @param {Solution} solved */
export function resultText(messages, { position: { turn, outcome }, lead }) {
  const name = messages.text('player', { player: lead > 0 ? turn : 1 - turn });
  const result = lead
    ? messages.text('result-win', { who: 'name', name, by: Math.abs(lead) })
    : messages.text('result-draw');
  return messages.text('solved-result', { result, over: String(outcome !== null) });
}

/** Say what a stop is worth, where players may stop. @param {Messages} messages @param {Solution} solved */
export const stopText = (messages, { stop, lead }) =>
  stop === null ? '' : messages.text('solved-stop', { worth: signed(stop), best: String(stop === lead) });
