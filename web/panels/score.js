import { allPlayers } from '../model/position.js';
import { byId } from '../ui/element.js';
import { showCounts, writeInRow } from '../ui/scorerows.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Position } from '../model/position.js' */

/**
 * The captures of each player, and whose turn it is.
 * @param {Messages} messages
 * @param {Position} position
 * @param {HTMLElement} [list]
 */
export function showScore(messages, position, list = byId('players', HTMLElement)) {
  const { outcome, captures, scores, turn, resigned } = position;
  showCounts(position, list);
  for (const player of allPlayers(position)) {
    const row = list.children[player];
    const moves = !outcome && player === turn;
    const name = messages.name(position, player);
    const says = messages.textOr(`says-${state(position, player)}`, '');
    const caption =
      scores[player] === captures[player]
        ? messages.text('captured', { count: captures[player] })
        : messages.text('score-with-komi', { score: scores[player] });
    for (const [part, text] of Object.entries({ name, word: says, caption })) writeInRow(row, part, text);
    row.setAttribute(
      'aria-label',
      [messages.text('score-of', { name, count: captures[player] }), says].join(' ').trim(),
    );
    row.classList.toggle('moves', moves);
    row.classList.toggle('out', resigned.includes(player));
    if (moves) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}

/** @param {Position} position @param {number} player */
function state({ outcome, turn, resigned, stopped }, player) {
  if (outcome?.winner === player) return 'won';
  if (resigned.includes(player)) return 'out';
  if (stopped.includes(player)) return 'stopped';
  return !outcome && player === turn ? 'to-move' : '';
}
