/** @file How a match stands, in words. */

/** @import { Messages } from '../../ui/messages.js' */
/** @import { Match } from './match.js' */

/** Return the name of the other player, or a word for them. @param {Messages} messages @param {Match} match */
export const friendName = (messages, { friend }) => friend || messages.text('friend-somebody');

/** Say how the match stands. @param {Messages} messages @param {Match} match */
export function stateText(messages, match) {
  const { phase, seat, trouble, isFlooded } = match;
  if (phase === 'wrong' && trouble) {
    return `${messages.text('friend-wrong', { number: trouble.number })} ${whyText(messages, trouble.code)}`;
  }
  if (phase === 'lost' && isFlooded) return messages.text('friend-flood');
  const id = seat === null && phase === 'playing' ? 'friend-you-watch' : `friend-${phase}`;
  return messages.text(id, { name: friendName(messages, match) });
}

/** Say why something was refused. @param {Messages} messages @param {string} code */
const whyText = (messages, code) => messages.textOr(`refusal-${code.replace('/', '-')}`, code);
