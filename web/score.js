import { byId, dotIcon, make } from './element.js';
/** @import { Messages } from './messages.js' */
/** @import { Position } from './position.js' */

/** The captures of each player, and whose turn it is. @param {Messages} messages @param {Position} position @param {HTMLElement} [list] */
export function showScore(messages, position, list = byId('players', HTMLElement)) {
  list.replaceChildren(...Array.from({ length: position.players }, (_, player) => {
    const { outcome, captures, turn } = position;
    const moves = !outcome && player === turn;
    const says = outcome ? (outcome.winner === player ? 'says-won' : 'says-nothing') : moves ? 'says-to-move' : 'says-nothing';
    const name = messages.name(position, player);
    const row = make('li', { className: `player player-${player}` },
      dotIcon(player),
      make('bdi', { className: 'name', title: name }, name),
      make('span', { className: 'says' }, messages.has(says) ? messages.text(says) : ''),
      make('span', { className: 'count' }, String(captures[player])),
      make('span', { className: 'caption' }, messages.text('captured', { count: captures[player] })));
    row.setAttribute('aria-label', messages.text('score-of', { name, count: captures[player] }));
    row.classList.toggle('moves', moves);
    if (moves) row.setAttribute('aria-current', 'true');
    return row;
  }));
}
