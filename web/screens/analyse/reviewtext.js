/** @file A review in words. */

import { leadText } from '../../review/leadtext.js';
/** @import { Position } from '../../model/position.js' */
/** @import { MistakeInfo } from '../../protocol.js' */
/** @import { State } from '../../store/state.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Review } from '../../review/review.js' */

/**
 * Say how far the review is, or what came of it.
 * @param {Messages} messages
 * @param {Review} review
 * @param {State} state
 * @param {MistakeInfo[]} mistakes in the list
 */
export function progressText(messages, { progress, isRunning, refusal }, state, mistakes) {
  const id = `refusal-${refusal?.replace('/', '-')}`;
  if (refusal !== null) return messages.text(messages.has(id) ? id : 'review-failed');
  const ply = Math.max(0, (progress?.curve.length ?? 0) - 1);
  const plies = progress?.moves ?? 0;
  if (isRunning) {
    return progress ? messages.text('review-running', { ply, plies }) : messages.text('review-starts');
  }
  const [firsts, seconds] = [0, 1].map(
    (player) => mistakes.filter((mistake) => mistake.player === player).length,
  );
  return messages.text('review-done', {
    count: mistakes.length,
    first: nameOf(messages, state, 0),
    firsts,
    second: nameOf(messages, state, 1),
    seconds,
    ply,
    plies,
    all: progress?.progress === 1 ? 'yes' : 'no',
  });
}

/**
 * Name a player. The only person at the screen is "You".
 * @param {Messages} messages
 * @param {State} state
 * @param {number} player
 */
function nameOf(messages, { position, seats }, player) {
  if (!seats[player] && seats[1 - player]) return messages.text('you');
  return position ? messages.name(position, player) : '';
}

/**
 * Say where the position is on the curve.
 * @param {Messages} messages
 * @param {Review} review
 * @param {Position} position
 */
export function placeText(messages, review, position) {
  const { progress } = review;
  const ply = review.plyOf(position.node);
  if (!progress) return '';
  if (ply === null) return messages.text('review-elsewhere');
  const lead = leadText(messages, position, progress.curve[ply][1]);
  return messages.text('review-place', { ply, plies: progress.moves, lead });
}
