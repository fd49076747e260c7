/** @import { Position } from '../model/position.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * Say who is expected to win by how much.
 * @param {Messages} messages
 * @param {Position} position
 * @param {number} value the lead of the first player
 */
export const leadText = (messages, position, value) =>
  messages.text('review-lead', {
    name: messages.name(position, value < 0 ? 1 : 0),
    value: Math.abs(value),
  });
