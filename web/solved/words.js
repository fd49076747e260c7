/** @file What moves on a solved board are worth, in words. */

/** @import { LearningAnswer } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

/** @typedef {Extract<LearningAnswer, {kind: 'solved'}>} Solution what is known of a position */

/** Return a lead with its sign, such as +2. @param {number} lead */
export const worthText = (lead) => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0');

/** Say what a move is worth. @param {Messages} messages @param {number} lead @param {boolean} isBest */
export const bestText = (messages, lead, isBest) =>
  messages.text('solved-worth', { worth: worthText(lead), best: String(isBest) });

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
  stop === null ? '' : messages.text('solved-stop', { worth: worthText(stop), best: String(stop === lead) });
